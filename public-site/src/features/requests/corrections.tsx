import { FormProvider, Area, type Errors, type Raw } from '../../forms';
import { correctionTexts } from './words/correction';
import { useLang, usePath, useWords, when } from '../../lang';
import type { LeadStatus } from './lead-status';

interface Props {
  readonly status: LeadStatus;
  readonly token: string;
  readonly commandId: string;
  readonly errors: Errors;
  readonly posted?: Raw;
}

/** What the client may still change: correct the request until it is validated, then add notes to it. */
export function Corrections({ status, token, commandId, errors, posted }: Props) {
  const t = useWords(correctionTexts);
  const to = usePath();
  if (status.actions.includes('EditLead'))
    return (
      <section className="card" aria-labelledby="correct">
        <h2 id="correct">{t.cardTitle}</h2>
        <p>{t.cardText}</p>
        <p className="actions">
          <a className="button quiet" href={to('correction', { token })}>
            {t.cardButton}
          </a>
        </p>
      </section>
    );
  if (!status.actions.includes('AddClientNote')) return <Notes notes={status.notes} />;
  return (
    <section className="card" aria-labelledby="note-title">
      <h2 id="note-title">{t.noteTitle}</h2>
      <p>{t.noteText}</p>
      <Notes notes={status.notes} />
      <FormProvider value={{ raw: posted ?? {}, errors }}>
        <form method="post" noValidate>
          <input type="hidden" name="commandId" value={commandId} />
          <Area name="note" label={t.note} hint={t.noteHint} max={2_000} rows={4} />
          <button className="button quiet" type="submit" name="go" value="note">
            {t.noteButton}
          </button>
        </form>
      </FormProvider>
    </section>
  );
}

function Notes({ notes }: { notes: LeadStatus['notes'] }) {
  const t = useWords(correctionTexts);
  const lang = useLang();
  if (notes.length === 0) return null;
  return (
    <>
      <h3>{t.notes}</h3>
      <ul className="plain">
        {notes.map((n) => (
          <li key={n.at}>
            <p className="summary-text">{n.text}</p>
            <p className="small soft">{when(n.at, lang)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
