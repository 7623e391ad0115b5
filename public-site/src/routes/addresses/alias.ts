import { redirect } from 'react-router';
import { aliases, pathOf } from '../../routes.table';
import type { LoaderArgs } from '../../http';

const PATTERNS = Object.entries(aliases).map(([path, to]) => ({ shape: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`), to }));

/** Permanent redirect of an older address, its own segments and its query kept. */
export function loader({ request, params }: LoaderArgs): Response {
  const url = new URL(request.url);
  const asked = url.pathname.replace(/\/+$/, '');
  const to = PATTERNS.find(({ shape }) => shape.test(asked))?.to;
  return redirect((to ? pathOf(to.page, to.lang, params) : '/') + url.search, 308);
}
