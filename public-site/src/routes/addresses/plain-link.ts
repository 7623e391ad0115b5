import { redirect } from 'react-router';
import type { LoaderArgs } from '../../http';
import { linkStanding } from '../../api/index.server';
import { pathOf } from '../../routes.table';

/** The plain address of a personal link, for messages that must not reveal what they are about: on to the page it opens. */
export async function loader({ request, params }: LoaderArgs): Promise<Response> {
  const token = params.token ?? '';
  const { path } = await linkStanding(request, token);
  // Whatever became of it, the page of links shows it; it names no matter either.
  return redirect(path ?? pathOf('document', 'fr', { token }), 303);
}
