import { FormProvider, Line, text, type Errors, type Raw } from '../../forms';
import { statusTexts } from './words/status';
import { fill, masked, useWords } from '../../lang';
import type { LeadStatus } from './lead-status';
import type { Frame } from '../../layout';

/** What was just done, shown once and announced. */
export function Done({ fait }: { fait: string | null }) {
  const t = useWords(statusTexts);
  const texts: Readonly<Record<string, string>> = t;
  const text = fait ? texts[`done_${fait}`] : undefined;
  return text ? (
    <p className="notice success" role="status">
      {text}
    </p>
  ) : null;
}

interface Props {
  readonly status: LeadStatus;
  readonly errors: Errors;
  readonly commandId: string;
  readonly byEmail?: boolean;
  readonly posted?: Raw;
}

/** A request whose contacts are confirmed, as many as must be, waits for none any more (4.2.2). */
export const isConfirmed = ({ state, emailConfirmed, phoneConfirmed }: LeadStatus): boolean =>
  state !== 'AwaitingConfirmation' && (emailConfirmed || phoneConfirmed);

/** Confirm e-mail or phone: each states how it stands and what to do; once one is confirmed the other is only offered. */
export function ContactConfirm({ status, errors, commandId, byEmail, posted = {} }: Props) {
  const t = useWords(statusTexts);
  const can = (name: string) => status.actions.includes(name);
  // A code that is over, when no other can be asked for, would be a dead end.
  const codeOpen =
    status.phoneConfirmed ||
    (can('ConfirmLeadPhone') && can('ResendConfirmation')) ||
    (status.phoneCodeUntil ? Date.parse(status.phoneCodeUntil) > Date.now() : false);
  if (status.emailConfirmed && (status.phoneConfirmed || !codeOpen)) return null;
  const part = { status, errors, commandId, byEmail, posted };
  return (
    <section aria-labelledby="confirm-contact">
      <h2 id="confirm-contact">{isConfirmed(status) ? t.contactMore : t.contactTitle}</h2>
      {isConfirmed(status) && <p className="measure">{t.contactMoreText}</p>}
      <EmailCard {...part} />
      {codeOpen && <PhoneCard {...part} />}
    </section>
  );
}

/** The address: confirmed, to be confirmed by this very link, or waiting for the link that was sent. */
function EmailCard({ status, commandId, byEmail }: Props) {
  const t = useWords(statusTexts);
  const id = <input type="hidden" name="commandId" value={commandId} />;
  return (
    <div className="card">
      <h3>{t.emailTitle}</h3>
      {status.emailConfirmed ? (
        <p className="notice success">{fill(t.emailDone, { address: status.maskedEmail })}</p>
      ) : byEmail ? (
        <form method="post">
          {id}
          <p>{fill(t.emailButtonText, { address: status.maskedEmail })}</p>
          <p className="actions">
            <button className="button" type="submit" name="go" value="confirm-email">
              {t.emailButton}
            </button>
          </p>
        </form>
      ) : (
        <form method="post">
          {id}
          <p>{fill(t.emailSent, { address: status.maskedEmail })}</p>
          {status.actions.includes('ResendConfirmation') && (
            <p>
              <button className="link-button" type="submit" name="go" value="resend-email">
                {t.emailResend}
              </button>
            </p>
          )}
        </form>
      )}
    </div>
  );
}

/** The number: confirmed, or the code of the text message. */
function PhoneCard({ status, errors, commandId, byEmail, posted = {} }: Props) {
  const t = useWords(statusTexts);
  return (
    <div className="card">
      <h3>{t.phoneTitle}</h3>
      {status.phoneConfirmed ? (
        <p className="notice success">{fill(t.phoneDone, { phone: masked(status.maskedPhone) })}</p>
      ) : (
        <form method="post" noValidate>
          <input type="hidden" name="commandId" value={commandId} />
          <p>{fill(t.phoneSent, { phone: masked(status.maskedPhone) })}</p>
          <FormProvider value={{ raw: posted, errors }}>
            <Line name="code" label={t.code} complete="one-time-code" className="code" length={12} numeric />
          </FormProvider>
          <div className="actions">
            <button className={byEmail || isConfirmed(status) ? 'button quiet' : 'button'} type="submit" name="go" value="confirm-phone">
              {t.codeButton}
            </button>
            {status.actions.includes('ResendConfirmation') && (
              <button className="link-button" type="submit" name="go" value="resend-sms">
                {t.codeResend}
              </button>
            )}
          </div>
        </form>
      )}
    </div>
  );
}

/** The form that the language switch must take along, when it is on the page. */
const QUESTIONS_FORM = 'questions-form';
export const frameOf = (status: LeadStatus | null): Frame => (status?.questions?.length ? { carry: QUESTIONS_FORM } : {});

/** Questions of the team, when there are any. */
export function TeamQuestions({ status, commandId, posted = {} }: { status: LeadStatus; commandId: string; posted?: Raw }) {
  const t = useWords(statusTexts);
  if (!status.questions?.length) return null;
  return (
    <section className="card raised" aria-labelledby="team-questions">
      <h2 id="team-questions">{t.questionsTitle}</h2>
      <p>{t.questionsText}</p>
      <form method="post" id={QUESTIONS_FORM}>
        <input type="hidden" name="commandId" value={commandId} />
        {status.questions.map((q) => (
          <div className="field" key={q.id}>
            <label htmlFor={`answer.${q.id}`}>{q.text}</label>
            <textarea
              id={`answer.${q.id}`}
              name={`answer.${q.id}`}
              rows={4}
              maxLength={4000}
              defaultValue={text(posted, `answer.${q.id}`)}
            />
          </div>
        ))}
        <button className="button" type="submit" name="go" value="answer">
          {t.questionsSend}
        </button>
      </form>
    </section>
  );
}
