import { regionPoints } from '@jurilien/reference';

/** Where our postal areas lie and to which region they belong; the same for everyone. */
export function loader(): Response {
  return Response.json(regionPoints(), { headers: { 'cache-control': 'public, max-age=86400' } });
}
