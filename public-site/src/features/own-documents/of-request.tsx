import type { ReactNode } from 'react';
import { day, fill, useLang, useWords } from '../../lang';
import { EVERY_FILE, ownFilePath } from '../../routes.table';
import { DownloadButton } from '../../session';
import { Documents, LiveUpload } from '../documents';
import { AskedDocuments } from './asked';
import { useDoors } from './doors';
import { OneDocument } from './one';
import type { RequestDocuments } from './types';
import { ownTexts } from './words/own';

interface Props {
  readonly of: RequestDocuments;
  /** The form that asks for documents, where the page has one. */
  readonly ask?: ReactNode;
}

/** Documents of one request: what is asked for, what is there, and what may be sent. */
export function OfRequest({ of, ask }: Props) {
  const t = useWords(ownTexts);
  const lang = useLang();
  return (
    <>
      {of.deletedAt && <p className="notice">{fill(t.deletedAt, { day: day(of.deletedAt, lang) })}</p>}
      {of.requests.length > 0 && (
        <>
          <h3>{t.asked}</h3>
          <ul className="own-documents">
            {of.requests.map((asked) => (
              <AskedDocuments key={asked.requestId} asked={asked} of={of} />
            ))}
          </ul>
        </>
      )}
      {ask}
      <h3>{t.documents}</h3>
      {of.documents.length === 0 ? (
        <p className="soft">{t.none}</p>
      ) : (
        <ul className="own-documents">
          {of.documents.map((document) => (
            <OneDocument key={document.id} document={document} />
          ))}
        </ul>
      )}
      {of.documents.length > 1 && <Archive of={of} />}
      {of.available['UploadDocument'] === true && <Add of={of} />}
    </>
  );
}

/** Everything at once, to keep. */
function Archive({ of: { leadId, code = '' } }: Props) {
  const t = useWords(ownTexts);
  const lang = useLang();
  const doors = useDoors();
  return (
    <p className="actions">
      {doors.by === 'link' ? (
        <a className="button quiet" href={ownFilePath(doors.token, EVERY_FILE, lang)}>
          {t.archive}
        </a>
      ) : (
        <DownloadButton
          route="GET /api/documents/:leadId/archive"
          given={{ params: { leadId } }}
          name={`documents-${code}.zip`}
          failed={t.archiveFailed}
        >
          {t.archive}
        </DownloadButton>
      )}
    </p>
  );
}

function Add({ of }: Props) {
  const t = useWords(ownTexts);
  const doors = useDoors();
  return (
    <>
      <h3>{t.add}</h3>
      <p className="small soft">{t[`addNote_${doors.reader}`]}</p>
      {doors.by === 'link' ? (
        <Documents
          of={doors.token}
          documents={[]}
          room={of.room.left}
          refused={doors.refused?.itemId === null ? doors.refused.text : undefined}
          keeps
        />
      ) : (
        <LiveUpload leadId={of.leadId} room={of.room.left} reload={doors.reload} />
      )}
    </>
  );
}
