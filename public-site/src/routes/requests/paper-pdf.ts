import { redirect } from 'react-router';
import { paperFile } from '../../features/papers/paper.server';
import type { LoaderArgs } from '../../http';

const KEPT = ['content-type', 'content-language', 'content-disposition', 'content-security-policy', 'cache-control'];

/** The file of a generated paper. Where there is none its page shows why, and asks for the code. */
export async function loader({ request, params }: LoaderArgs): Promise<Response> {
  const answer = await paperFile(request, params).catch(() => undefined);
  if (!answer?.ok) return redirect(new URL(request.url).pathname.replace(/\/[^/]+\/?$/, ''), 303);
  const headers = KEPT.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)!] satisfies [string, string]] : []));
  return new Response(answer.body, { headers });
}
