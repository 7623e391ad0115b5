import { redirect } from 'react-router';
import { actBehindCode, answered, behindLink, deviceOf } from '../../links/index.server';
import { langOf, pathOf } from '../../routes.table';

/** The copy of one's own data behind the link of its request. Where it is gone, its request tells how that stands. */
export async function loadCopy(request: Request, token: string) {
  const { device } = deviceOf(request);
  const loaded = await behindLink(request, token, 'GET /api/public/privacy-copy', {}, device);
  if (loaded.trouble?.standing === 'unknown')
    return redirect(pathOf('privacyRequest', langOf(new URL(request.url).pathname), { token }), 303);
  return answered(loaded, { token });
}

/** The code of the link, and a new link in place of one that has expired. */
export const actOnCopy = (request: Request, token: string) => actBehindCode(request, token, ['privacy']);
