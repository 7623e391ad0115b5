import { redirect } from 'react-router';
import { asAsked, handedOn } from '../../features/documents/file.server';
import type { LoaderArgs } from '../../http';
import { deviceOf } from '../../links/index.server';
import { langOf, pathOf } from '../../routes.table';

/** The bytes of a shared document, for its page and for who takes it home; where there are none, its page says why. */
export async function loader({ request, params: { token = '' } }: LoaderArgs): Promise<Response> {
  const { device } = deviceOf(request);
  const file = await handedOn(request, 'GET /api/public/document/file', { token, device, query: asAsked(request) });
  return file ?? redirect(pathOf('document', langOf(new URL(request.url).pathname), { token }), 303);
}
