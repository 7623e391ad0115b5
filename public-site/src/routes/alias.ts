import { redirect } from 'react-router';
import { aliases, pathOf } from '../routes.table';
import type { LoaderArgs } from '../args';

/** Permanent redirect of an older address, query kept. */
export function loader({ request }: LoaderArgs): Response {
  const url = new URL(request.url);
  const to = aliases[url.pathname.replace(/\/+$/, '')];
  return redirect((to ? pathOf(to.page, to.lang) : '/') + url.search, 308);
}
