import { redirect } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { askFile } from '../../api/index.server';
import { answersFrom } from '../../features/calculator/answers';
import { readForm } from '../../http/index.server';
import { langOf, pathOf } from '../../routes.table';

const page = (request: Request): string => pathOf('calculator', langOf(new URL(request.url).pathname));
const KEPT = ['content-type', 'content-language', 'content-disposition', 'cache-control'];

/** The estimate as a file. Where there is none, the same post goes to the page, which shows why and keeps what was typed. */
export async function action({ request }: ActionArgs): Promise<Response> {
  const lang = langOf(new URL(request.url).pathname);
  const answers = answersFrom(await readForm(request));
  const file = await askFile(request, 'POST /api/public/child-support.pdf', { body: { lang, answers } }).catch(() => undefined);
  if (!file?.ok) return redirect(page(request), 307);
  return new Response(file.body, {
    headers: KEPT.flatMap((name) => (file.headers.has(name) ? [[name, file.headers.get(name)!] satisfies [string, string]] : [])),
  });
}

/** A person who comes by the address alone. */
export const loader = ({ request }: LoaderArgs): Response => redirect(page(request), 302);
