import { Area } from '../../../forms';
import { useLang, useWords, when } from '../../../lang';
import { proLeadsTexts } from '../words/pro-leads';
import { Act, type Props } from './act';

/** The professional’s own notes, which no one else reads. */
export function Notes({ sheet, load }: Props) {
  const t = useWords(proLeadsTexts);
  const lang = useLang();
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{t.notesTitle}</h2>
      {sheet.notesList.length === 0 ? (
        <p className="soft">{t.noNotes}</p>
      ) : (
        <ul className="lead-notes">
          {[...sheet.notesList].reverse().map((note) => (
            <li key={note.id}>
              <p className="small soft">{when(note.at, lang)}</p>
              <p>{note.text}</p>
            </li>
          ))}
        </ul>
      )}
      {sheet.readable && (
        <Act
          name="note"
          sheet={sheet}
          load={load}
          button={t.saveNote}
          onSend={async (a, send) =>
            (a['note-text'] ?? '').trim() ? send('AddLeadNote', { note: a['note-text'] }) : { 'note-text': t.note }
          }
        >
          <Area name="note-text" label={t.note} hint={t.notesHint} rows={3} max={4000} />
        </Act>
      )}
    </section>
  );
}
