import { regionPoints } from '@jurilien/reference';

/** Where our postal areas lie and to which region they belong; the same for everybody. */
export function loader(): Response {
  return Response.json(regionPoints(), { headers: { 'cache-control': 'public, max-age=86400' } });
}
