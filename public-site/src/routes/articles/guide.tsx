import { data, useLoaderData } from 'react-router';
import { figuresNow } from '../../api/index.server';
import type { LoaderArgs } from '../../http';
import { guideAt } from '../../features/articles/library.server';
import { ArticlePage, Trail } from '../../features/articles/page';
import { articleWords } from '../../features/articles/words/article';
import { useLang, usePath, useWords } from '../../lang';
import { Head } from '../../layout';
import { langOf } from '../../routes.table';

export const handle = { content: true };
export async function loader({ request, params }: LoaderArgs) {
  const found = guideAt(params.slug ?? '', langOf(new URL(request.url).pathname), await figuresNow(request));
  if (!found) throw data(null, { status: 404 });
  const { paths, view, translated } = found;
  return { view, translated, frame: { paths } };
}

/** P19: a guide, or its summary in the other language while its translation is missing. */
export default function Guide() {
  const { view, translated, frame } = useLoaderData<typeof loader>();
  return translated ? <ArticlePage view={view} /> : <Untranslated view={view} paths={frame.paths} />;
}

function Untranslated({
  view: { article },
  paths,
}: Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'view'> & { paths: Record<'fr' | 'en', string> }) {
  const t = useWords(articleWords);
  const to = usePath();
  const lang = useLang();
  const written = lang === 'fr' ? 'en' : 'fr';
  return (
    <div className="wrap narrow page">
      <Head title={t.missingTitle} hidden />
      <Trail
        of={[
          { name: t.home, path: to('home') },
          { name: t.guides, path: to('guides') },
        ]}
      />
      <h1>{t.missingTitle}</h1>
      <p className="lead">{t.missingText}</p>
      <section className="card" lang={`${written}-CA`} aria-labelledby="original">
        <h2 id="original">{article.title}</h2>
        <p>{article.summary}</p>
      </section>
      <p className="actions">
        <a className="button" href={paths[written]} hrefLang={`${written}-CA`} data-language={written}>
          {t.missingLink}
        </a>
        <a className="button quiet" href={to('guides')}>
          {t.guides}
        </a>
      </p>
    </div>
  );
}
