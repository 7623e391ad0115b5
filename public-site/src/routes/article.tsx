import { useLoaderData } from 'react-router';
import type { LoaderArgs } from '../args';
import { articleOf } from '../articles/library.server';
import { ArticlePage } from '../articles/page';
import { pageAt } from '../routes.table';
import article from '../styles/article.css?url';

export const links = () => [{ rel: 'stylesheet', href: article }];

export function loader({ request }: LoaderArgs) {
  const { page, lang } = pageAt(new URL(request.url).pathname)!;
  return { view: articleOf(page, lang) };
}

/** P11 to P17: what somebody reads before they ask for a professional. */
export default function ArticleRoute() {
  return <ArticlePage view={useLoaderData<typeof loader>().view} />;
}
