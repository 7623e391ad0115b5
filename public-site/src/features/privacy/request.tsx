import { day, fill, useLang, useWords } from '../../lang';
import { Addresses, RequestForm, type Sending } from './addresses';
import type { Followed, Opened } from './kinds';
import { askTexts } from './words/ask';
import { followTexts } from './words/follow';

/** Where a request stands, its addresses, its answer, and the way to take it back. */
export function FollowedRequest({
  request,
  collect,
  ...sending
}: Sending & {
  readonly request: Followed;
  /** Where a copy is collected: by the link of the request alone. */ readonly collect?: string;
}) {
  const t = useWords(followTexts);
  const { opened, actions, requestId } = request;
  return (
    <>
      <Standing request={request} />
      {opened && <Answered opened={opened} collect={collect} />}
      <Addresses request={request} {...sending} />
      {actions.includes('AbandonPrivacyRequest') && (
        <section aria-labelledby={`back-${requestId}`}>
          <h2 id={`back-${requestId}`}>{t.takeBackTitle}</h2>
          <p>{t.takeBackText}</p>
          <RequestForm requestId={requestId} {...sending}>
            <p className="actions">
              <button className="button quiet" type="submit" name="go" value="take-back">
                {t.takeBack}
              </button>
            </p>
          </RequestForm>
        </section>
      )}
    </>
  );
}

const ANSWERED: readonly Followed['state'][] = ['Fulfilled', 'Refused', 'Abandoned'];

function Standing({ request: { kind, state, filedAt, dueAt } }: { readonly request: Followed }) {
  const t = useWords(followTexts);
  const a = useWords(askTexts);
  const lang = useLang();
  const rows = [
    [t.asked, a[kind]],
    [t.state, t[state]],
    [t.filed, day(filedAt, lang)],
    ...(ANSWERED.includes(state) ? [] : [[t.due, day(dueAt, lang)] as const]),
  ] as const;
  return (
    <dl className="answers">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The answer in writing, with whom one may turn to; and the copy that is ready. */
function Answered({ opened: { answer, note, export: copy }, collect }: { readonly opened: Opened; readonly collect: string | undefined }) {
  const t = useWords(followTexts);
  const lang = useLang();
  if (!answer && !note && !copy) return null;
  const words = [answer, note].filter((each) => each !== undefined).flatMap((each) => each.split('\n').filter(Boolean));
  return (
    <section className="card" aria-labelledby="answer">
      <h2 id="answer">{t.answerTitle}</h2>
      {words.map((line, n) => (
        <p key={n}>{line}</p>
      ))}
      {copy && <p>{fill(t.exportText, { until: day(copy.until, lang) })}</p>}
      {copy && !collect && <p>{t.exportByLink}</p>}
      {copy && collect && (
        <p className="actions">
          <a className="button" href={collect}>
            {t.exportOpen}
          </a>
        </p>
      )}
    </section>
  );
}
