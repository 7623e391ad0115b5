import { useLoaderData } from 'react-router';
import { figuresNow } from '../../api/index.server';
import type { LoaderArgs } from '../../http';
import { pageText } from '../../features/articles/library.server';
import { WordsPage } from '../../features/articles/words-page';
import { pageAt } from '../../routes.table';

export const handle = { content: true };
export async function loader({ request }: LoaderArgs) {
  const { page, lang } = pageAt(new URL(request.url).pathname)!;
  return pageText(page === 'team' ? 'team' : 'about', lang, await figuresNow(request));
}

/** P02, P03 and P05: who we are, and who does what. */
export default function About() {
  return <WordsPage text={useLoaderData<typeof loader>()} />;
}
