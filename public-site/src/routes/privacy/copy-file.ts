import { redirect } from 'react-router';
import { askFile } from '../../api/index.server';
import type { LoaderArgs } from '../../http';
import { deviceOf } from '../../links/index.server';
import { langOf, pathOf } from '../../routes.table';

const FORMATS = ['json', 'csv', 'pdf'] as const;
const KEPT = ['content-type', 'content-language', 'content-disposition', 'content-security-policy', 'cache-control'];

/** The copy of one's own data as a file, or one of the person's files. Where there is none, its page shows why. */
export async function loader({ request, params: { token = '', file = '' } }: LoaderArgs): Promise<Response> {
  const { device } = deviceOf(request);
  const format = FORMATS.find((known) => known === file);
  const found = format
    ? askFile(request, 'GET /api/public/privacy-copy/:format', { token, device, params: { format } })
    : askFile(request, 'GET /api/public/privacy-copy/files/:fileId', { token, device, params: { fileId: file } });
  const answer = await found.catch(() => undefined);
  if (!answer?.ok) return redirect(pathOf('privacyCopy', langOf(new URL(request.url).pathname), { token }), 303);
  const headers = KEPT.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)!] satisfies [string, string]] : []));
  return new Response(answer.body, { headers });
}
