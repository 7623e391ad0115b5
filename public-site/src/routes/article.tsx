import { useLoaderData } from 'react-router';
import type { LoaderArgs } from '../args';
import { articleOf } from '../articles/library.server';
import { ArticlePage } from '../articles/page';
import { pageAt } from '../routes.table';
import article from '../styles/article.css?url';

export const handle = { content: true };
export const links = () => [{ rel: 'stylesheet', href: article }];

export function loader({ request }: LoaderArgs) {
  const url = new URL(request.url);
  const { page, lang } = pageAt(url.pathname)!;
  const view = articleOf(page, lang);
  // A page about one province begins the search there (P16).
  const frame = { selection: view.article.province.length === 1 };
  return { frame, view: { ...view, chosen: view.parts.find((part) => part === url.searchParams.get('pour')) ?? view.parts[0] } };
}

/** P11 to P17: what somebody reads before they ask for a professional. */
export default function ArticleRoute() {
  return <ArticlePage view={useLoaderData<typeof loader>().view} />;
}
