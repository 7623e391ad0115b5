import { gzipSync } from 'node:zlib';
import { FEDERAL_TABLES } from '@jurilien/reference/child-support';
import type { LoaderArgs } from '../../http';

const body = JSON.stringify(FEDERAL_TABLES);
const small = gzipSync(body);

/** The federal tables of child support, for the calculator's script; the same for everyone. */
export function loader({ request }: LoaderArgs): Response {
  const zipped = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  return new Response(zipped ? small : body, {
    headers: {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=86400',
      vary: 'accept-encoding',
      ...(zipped ? { 'content-encoding': 'gzip' } : {}),
    },
  });
}
