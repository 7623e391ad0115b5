import { figuresNow } from '../../api/index.server';
import { faqIn } from '../../features/articles/library.server';
import type { LoaderArgs } from '../../http';
import type { Figures } from '../../lang';

const wordsIn = (lang: 'fr' | 'en', figures: Figures) => Object.fromEntries(faqIn(lang, figures).map(({ id, q }) => [id, q]));

/** The questions of P04 by their anchor, in both languages: the console shows them beside the votes on their answers. */
export async function loader({ request }: LoaderArgs): Promise<Response> {
  const figures = await figuresNow(request);
  return Response.json({ fr: wordsIn('fr', figures), en: wordsIn('en', figures) }, { headers: { 'cache-control': 'public, max-age=300' } });
}
