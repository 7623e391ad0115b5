import { toldCare } from '@jurilien/reference';
import type { ReactNode } from 'react';
import { changeTexts } from './words/change';
import { fill, masked, useLang, useWords, when } from '../../lang';
import { FIELDS, type Changes, type Field } from './changes';
import { ChangeForm } from './form';
import { CodeStep, EditStep } from './steps';

interface ViewProps {
  readonly changes: Changes;
  /** The step of the page: its query. */
  readonly at: URLSearchParams;
  /** Address of a step of this page. */
  readonly to: (step: Readonly<Record<string, string>>) => string;
  readonly below?: ReactNode;
}

/** A05: the person’s own details, one change at a time. The same behind a personal link and for a person who is signed in. */
export function ChangeView({ changes, at, to, below }: ViewProps) {
  const field = FIELDS.find((f) => f === at.get('champ'));
  const code = at.get('code');
  if (code) return <CodeStep changeId={code} pending={changes.pending.find((p) => p.changeId === code)} back={to({})} />;
  if (field) return <EditStep field={field} current={changes.current} back={to({})} />;
  return <Overview changes={changes} fait={at.get('fait')} to={to} below={below} />;
}

function Overview({ changes, fait, to, below }: Omit<ViewProps, 'at'> & { fait: string | null }) {
  const t = useWords(changeTexts);
  const texts: Readonly<Record<string, string>> = t;
  const done = fait ? texts[`done_${fait}`] : undefined;
  return (
    <>
      <h1>{t.title}</h1>
      {done ? (
        <p className="notice success" role="status">
          {done}
        </p>
      ) : (
        <p className="lead">{t.lead}</p>
      )}
      {changes.pending.length > 0 && <Pending changes={changes.pending} to={to} />}
      <dl className="answers edit-rows">
        {FIELDS.map((field) => (
          <div key={field}>
            <dt>{t[field]}</dt>
            <dd>
              <Current changes={changes} field={field} />
            </dd>
            <dd>
              <a href={to({ champ: field })} aria-label={fill(t.editNamed, { field: t[field] })}>
                {t.edit}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      {changes.history.length > 0 && <History of={changes.history} />}
      {below}
    </>
  );
}

/** Changes that wait for the code that was sent. */
function Pending({ changes, to }: { readonly changes: Changes['pending'] } & Pick<ViewProps, 'to'>) {
  const t = useWords(changeTexts);
  return (
    <section aria-labelledby="pending" className="card raised">
      <h2 id="pending">{t.pendingTitle}</h2>
      {changes.map((p) => (
        <ChangeForm key={p.changeId} name={`pending-${p.changeId}`} hidden={{ changeId: p.changeId }}>
          <p>{fill(t.pendingText, { field: t[p.field], value: masked(p.codeSentTo ?? '') })}</p>
          <div className="actions">
            <a className="button" href={to({ code: p.changeId })}>
              {t.enterCode}
            </a>
            <button className="link-button" type="submit" name="go" value="cancel">
              {t.cancel}
            </button>
          </div>
        </ChangeForm>
      ))}
    </section>
  );
}

/** What became of earlier changes. */
function History({ of }: { readonly of: Changes['history'] }) {
  const t = useWords(changeTexts);
  const lang = useLang();
  const texts: Readonly<Record<string, string>> = t;
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t.historyTitle}</h2>
      <ul className="rows">
        {of.map((h, i) => (
          <li key={i}>
            <div>
              <p>{fill(texts[`history_${h.state}`] ?? t.history_confirmed, { field: t[h.field] })}</p>
              <p className="small soft">{when(h.at, lang)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Current({ changes: { current }, field }: { changes: Changes; field: Field }) {
  const t = useWords(changeTexts);
  const lang = useLang();
  switch (field) {
    case 'lang':
      return <>{t[`lang_${current.lang}`]}</>;
    case 'address': {
      const { address } = current;
      const line = typeof address === 'string' ? address : [address?.street, address?.postalCode].filter(Boolean).join(', ');
      return <>{line || t.none}</>;
    }
    case 'safeContact': {
      const care = toldCare(current.safeContact ?? undefined, lang);
      return <>{care ? [...(care.words ? [care.words] : []), ...care.lines].join(' · ') : t.safeNone}</>;
    }
    default:
      return <>{masked(current[field] ?? '') || t.none}</>;
  }
}
