import { useLoaderData } from 'react-router';
import type { LoaderArgs } from '../../http';
import type { Article } from '../../features/articles/article';
import { articleOf } from '../../features/articles/library.server';
import { ArticlePage } from '../../features/articles/page';
import type { ProvinceCounts } from '../../features/articles/supply';
import { beside, figuresNow } from '../../api/index.server';
import { pageAt } from '../../routes.table';

export const handle = { content: true };
export async function loader({ request }: LoaderArgs) {
  const url = new URL(request.url);
  const { page, lang } = pageAt(url.pathname)!;
  const view = articleOf(page, lang, await figuresNow(request));
  if (!view) throw new Response(null, { status: 404 });
  // A page about one province starts the search there (P16).
  const frame = { selection: view.article.province.length === 1 };
  const counts = await countsFor(request, view.article);
  return { frame, counts, view: { ...view, chosen: view.parts.find((part) => part === url.searchParams.get('pour')) ?? view.parts[0] } };
}

/** Figures by region, of the text's field and provinces; a text about no field in particular counts them all. */
async function countsFor(request: Request, { field, province }: Article): Promise<readonly ProvinceCounts[] | null> {
  const query = { ...(field === 'other' ? {} : { lawyerType: field }), ...(province.length === 1 ? { province: province[0]! } : {}) };
  const found = await beside(request, 'GET /api/public/eligible-counts/regions', { query });
  return found?.data ?? null;
}

/** P11 to P17: what someone reads before they ask for a professional. */
export default function ArticleRoute() {
  const { view, counts } = useLoaderData<typeof loader>();
  return <ArticlePage view={view} counts={counts} />;
}
