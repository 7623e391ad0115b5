import { common } from '../../i18n';
import { offerTexts } from './words/offer';
import { useLang, useWords, when } from '../../lang';

/** What the client added after sending, for who accepted: each with its day. */
export function ClientNotes({ notes = [] }: { notes?: readonly { readonly at: string; readonly text: string }[] }) {
  const t = useWords(offerTexts);
  const lang = useLang();
  if (notes.length === 0) return null;
  return (
    <>
      <h3>{t.clientNotes}</h3>
      <ul className="plain">
        {notes.map((note) => (
          <li key={note.at}>
            <p className="summary-text">{note.text}</p>
            <p className="small soft">{when(note.at, lang)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether the client has a criminal record or an open file, where the form asked. */
export function CriminalFile({ is }: { is?: boolean | null }) {
  const t = useWords(offerTexts);
  const c = useWords(common);
  if (is === undefined || is === null) return null;
  return (
    <div>
      <dt>{t.criminalFile}</dt>
      <dd>{is ? c.yes : c.no}</dd>
    </div>
  );
}
