import { addressOf } from '@jurilien/contracts';
import { useRef, useState } from 'react';
import { fill, useLang, useWords } from '../../lang';
import { ownFilePath } from '../../routes.table';
import { DownloadButton, Go, sendCommand, sessionRequest } from '../../session';
import { LiveViewer, ViewerForm } from '../viewer';
import { useDoors, type Doors } from './doors';
import type { Details } from './types';
import { ownTexts } from './words/own';

interface Props {
  readonly document: Details;
  readonly name: string;
}

/** Shows a document in the page, or takes it home. */
export function Reach(props: Props) {
  const doors = useDoors();
  return doors.by === 'link' ? <ByLink {...props} doors={doors} /> : <Live {...props} doors={doors} />;
}

function ByLink({ document: { id, type, bytes, viewable }, name, doors }: Props & { readonly doors: Extract<Doors, { by: 'link' }> }) {
  const t = useWords(ownTexts);
  const lang = useLang();
  const url = ownFilePath(doors.token, id, lang);
  return (
    <>
      <p className="actions">
        <a href={`${url}?as=download`} aria-label={fill(t.downloadNamed, { name })}>
          {t.download}
        </a>
      </p>
      {viewable && <ViewerForm documentId={id} {...{ name, type, bytes }} url={`${url}?as=view`} viewId={doors.commandId} />}
    </>
  );
}

function Live({ document: { id, type, bytes, viewable }, name, doors }: Props & { readonly doors: Extract<Doors, { by: 'session' }> }) {
  const t = useWords(ownTexts);
  const lang = useLang();
  const [viewId, setViewId] = useState<string>();
  const opener = useRef<HTMLDivElement>(null);
  const { leadId, acceptanceId } = doors;
  const params = { leadId, documentId: id };
  const ask = async (range?: string): Promise<Response> => {
    const { path } = addressOf('GET /api/documents/:leadId/files/:documentId', { params, query: { as: 'view' } });
    const answer = await sessionRequest(path, { headers: { 'accept-language': `${lang}-CA`, ...(range ? { range } : {}) } });
    return answer instanceof Response ? answer : Response.error();
  };
  const seen = (): void =>
    void sendCommand(lang, 'RecordDocumentViewed', { leadId, documentId: id, viewId, ...(acceptanceId ? { acceptanceId } : {}) });
  return (
    <>
      <div className="actions" ref={opener}>
        {viewable && !viewId && (
          <Go type="button" className="button quiet" label={fill(t.openNamed, { name })} onPress={() => setViewId(crypto.randomUUID())}>
            {t.open}
          </Go>
        )}
        <DownloadButton
          route="GET /api/documents/:leadId/files/:documentId"
          given={{ params, query: { as: 'download' } }}
          name={name}
          label={fill(t.downloadNamed, { name })}
          failed={t.downloadFailed}
        >
          {t.download}
        </DownloadButton>
      </div>
      {viewId && (
        <LiveViewer
          name={name}
          type={type}
          source={{ size: bytes, ask }}
          onFirst={seen}
          onClose={() => {
            setViewId(undefined);
            // The button that opened it comes back in the next picture of the page.
            requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
          }}
        />
      )}
    </>
  );
}
