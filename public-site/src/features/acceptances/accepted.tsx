import { CAUSES, isGone, standingOf, wishOf, type Accepted } from './causes';
import { Area, ErrorSummary, FormProvider, Radios, type Errors, type Raw } from '../../forms';
import { acceptedTexts } from './words/accepted';
import { PersonTimes } from '../scheduling';
import { talkTexts } from '../talk';
import { fill, phone, useLang, usePath, usePhone, useWords } from '../../lang';
import { PauseDrawing, Head } from '../../layout';

/** Who accepted, how to reach them, and what the client reports about it; each report is a plain post. */
export function AcceptedPeople({ people, commandId, token }: { people: readonly Accepted[]; commandId: string; token: string }) {
  const t = useWords(acceptedTexts);
  if (people.length === 0) return null;
  const there = people.filter((a) => !isGone(a));
  const gone = people.filter(isGone);
  const choosing = there.filter((a) => a.actions.includes('ChooseProfessional')).length > 1;
  return (
    <section aria-labelledby="accepted">
      <h2 id="accepted">{there.length > 1 ? t.manyTitle : there.length === 1 ? t.oneTitle : t.beforeTitle}</h2>
      {choosing && <p className="measure">{t.manyText}</p>}
      {there.map((a) => (
        <Person key={a.acceptanceId} person={a} commandId={commandId} token={token} />
      ))}
      {there.length > 0 && <CheckCaller />}
      {gone.length > 0 && (
        <ul className="rows">
          {gone.map((a) => (
            <GonePerson key={a.acceptanceId} person={a} />
          ))}
        </ul>
      )}
    </section>
  );
}

function GonePerson({ person }: { person: Accepted }) {
  const t = useWords(acceptedTexts);
  const lang = useLang();
  return (
    <li>
      <div>
        <p className="row-title">{person.name}</p>
        {standingOf(person, t, lang).map((line) => (
          <p className="small soft" key={line}>
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}

function Person({ person: a, commandId, token }: { person: Accepted; commandId: string; token: string }) {
  const t = useWords(acceptedTexts);
  const talk = useWords(talkTexts);
  const lang = useLang();
  const can = (name: string): boolean => a.actions.includes(name);
  const wish = wishOf(a, t, lang);
  const button = (go: string, label: string, look = 'button quiet') => (
    <button className={look} type="submit" name="go" value={go}>
      {label}
    </button>
  );
  return (
    <article className="card raised" aria-label={a.name}>
      <p className="price">
        {a.name} {a.chosen && <span className="badge">{t.chosen}</span>}
      </p>
      <Who person={a} />
      {standingOf(a, t, lang).map((line, i) => (
        <p key={line} className={a.late && i === 0 ? 'notice warning' : undefined}>
          {line}
        </p>
      ))}
      {wish && <p className="notice">{wish}</p>}
      {a.unanswered && <p className="notice">{fill(talk.waiting, { name: a.name })}</p>}
      <Times person={a} token={token} />
      <Ways person={a} token={token} />
      {a.actions.some((name) => name !== 'ConfirmRepresentation') && (
        <form method="post">
          <input type="hidden" name="commandId" value={commandId} />
          <input type="hidden" name="acceptanceId" value={a.acceptanceId} />
          {can('ConfirmContactByClient') && (a.late || a.stage !== 'ToContact') && <p className="row-title">{t.ask}</p>}
          <p className="actions">
            {can('ConfirmContactByClient') && button('reached', t.reached, a.late ? 'button' : 'button quiet')}
            {can('ConfirmContactByClient') &&
              can('RequestReplacement') &&
              (a.late || a.stage !== 'ToContact') &&
              button('not-reached', t.notReached)}
            {can('ChooseProfessional') && button('choose', t.choose, 'button')}
            {can('RequestReplacement') && (
              <button className="link-button" type="submit" name="go" value="replace">
                {t.other}
              </button>
            )}
          </p>
        </form>
      )}
    </article>
  );
}

/** What is booked with them, behind the same link as this page. */
function Times({ person, token }: { person: Accepted; token: string }) {
  const to = usePath();
  return (
    <PersonTimes
      person={person}
      one={(appointment) => to('appointment', { appointment, token })}
      book={to('reservations', { token, query: { avec: person.acceptanceId } })}
    />
  );
}

/** How to reach them: by phone, or in writing. */
function Ways({ person: a, token }: { person: Accepted; token: string }) {
  const t = useWords(acceptedTexts);
  const talk = useWords(talkTexts);
  const to = usePath();
  if (!a.phone && !a.talk) return null;
  return (
    <p className="actions">
      {a.phone && (
        <a className="button quiet" href={`tel:${a.phone}`}>
          {fill(t.call, { phone: phone(a.phone) })}
        </a>
      )}
      {a.talk && (
        <a className={a.unanswered ? 'button' : 'button quiet'} href={to('myMessages', { token, query: { avec: a.acceptanceId } })}>
          {a.talk === 'open' ? fill(talk.read, { name: a.name }) : fill(talk.title, { name: a.name })}
        </a>
      )}
    </p>
  );
}

/** Who this is, and how anyone can check it: title, firm, licence in the regulator's directory, public page. */
function Who({ person: { title, firm, licenceNo, directory, slug } }: { person: Accepted }) {
  const t = useWords(acceptedTexts);
  const to = usePath();
  const words: Readonly<Record<string, string>> = t;
  return (
    <>
      <p>{[title && words[`title_${title}`], firm].filter(Boolean).join(', ')}</p>
      {licenceNo && directory && (
        <p>
          {fill(t.licence, { number: licenceNo, regulator: directory.regulator })}{' '}
          <a href={directory.url} rel="noreferrer">
            {fill(t.checkLicence, { name: directory.name })}
          </a>
        </p>
      )}
      {slug && (
        <p>
          <a href={to('professional', { slug })}>{t.publicPage}</a>
        </p>
      )}
    </>
  );
}

/** Before the first call: how to distinguish the professional from a person who claims to be one. */
function CheckCaller() {
  const t = useWords(acceptedTexts);
  const ours = usePhone();
  return (
    <details>
      <summary>{t.callerTitle}</summary>
      <div>
        <p>{t.callerCheck}</p>
        <p>{t.callerNever}</p>
        {ours && <p>{fill(t.callerAsk, { phone: ours })}</p>}
      </div>
    </details>
  );
}

interface AskProps {
  readonly person: Accepted;
  readonly commandId: string;
  readonly errors: Errors;
  readonly posted: Raw;
}

/** Before someone is replaced: what it means, and why. */
export function AskReplacement({ person, commandId, errors, posted }: AskProps) {
  const t = useWords(acceptedTexts);
  const words: Readonly<Record<string, string>> = t;
  const causes = CAUSES.filter((cause) => cause !== 'notReached' || !person.confirmedByClient);
  const title = fill(t.replaceTitle, { name: person.name });
  return (
    <div className="wrap narrow page">
      <Head title={title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <PauseDrawing />
      <h1>{title}</h1>
      <p className="lead">{t.replaceText}</p>
      <p>{t.replaceTextTeam}</p>
      <form method="post" className="stack">
        <input type="hidden" name="commandId" value={commandId} />
        <input type="hidden" name="acceptanceId" value={person.acceptanceId} />
        <FormProvider value={{ raw: posted, errors }}>
          <Radios
            name="cause"
            label={t.replaceReason}
            options={causes.map((cause) => ({ value: cause, label: words[`cause_${cause}`]! }))}
          />
          <Area name="note" label={t.replaceNote} optional rows={3} max={2000} />
        </FormProvider>
        <p className="actions">
          <button className="button" type="submit" name="go" value="replace-yes">
            {t.replaceYes}
          </button>
          <a className="button quiet" href="">
            {t.replaceNo}
          </a>
        </p>
      </form>
    </div>
  );
}

/** Before one of several is chosen. */
export function AskChoice({ person, commandId }: Pick<AskProps, 'person' | 'commandId'>) {
  const t = useWords(acceptedTexts);
  const title = fill(t.chooseTitle, { name: person.name });
  return (
    <div className="wrap narrow page">
      <Head title={title} hidden />
      <PauseDrawing />
      <h1>{title}</h1>
      <p className="lead">{t.chooseText}</p>
      <form method="post" className="stack">
        <input type="hidden" name="commandId" value={commandId} />
        <input type="hidden" name="acceptanceId" value={person.acceptanceId} />
        <p className="actions">
          <button className="button" type="submit" name="go" value="choose-yes">
            {t.chooseYes}
          </button>
          <a className="button quiet" href="">
            {t.chooseNo}
          </a>
        </p>
      </form>
    </div>
  );
}
