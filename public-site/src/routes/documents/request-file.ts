import { redirect } from 'react-router';
import { asAsked, handedOn } from '../../features/documents/file.server';
import type { LoaderArgs } from '../../http';
import { isUuid } from '../../http/index.server';
import { deviceOf } from '../../links/index.server';
import { EVERY_FILE, langOf, pathOf } from '../../routes.table';

/** One document of a request, or all in one archive, by its link and after its code; where there is none, the page of documents says why. */
export async function loader({ request, params: { token = '', file = '' } }: LoaderArgs): Promise<Response> {
  const { device } = deviceOf(request);
  const by = { token, device };
  const found =
    file === EVERY_FILE
      ? await handedOn(request, 'GET /api/public/own-documents/archive', by)
      : isUuid(file)
        ? await handedOn(request, 'GET /api/public/own-documents/files/:documentId', {
            ...by,
            params: { documentId: file },
            query: asAsked(request),
          })
        : undefined;
  return found ?? redirect(pathOf('requestDocuments', langOf(new URL(request.url).pathname), { token }), 303);
}
