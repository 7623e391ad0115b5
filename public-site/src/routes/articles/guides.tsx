import { useLoaderData } from 'react-router';
import { figuresNow } from '../../api/index.server';
import type { LoaderArgs } from '../../http';
import { guidesIn } from '../../features/articles/library.server';
import { Trail } from '../../features/articles/page';
import { articleWords } from '../../features/articles/words/article';
import { usePath, useWords } from '../../lang';
import { FieldSign, Head } from '../../layout';
import { langOf } from '../../routes.table';

export const handle = { content: true };
export const loader = async ({ request }: LoaderArgs) => ({
  guides: guidesIn(langOf(new URL(request.url).pathname), await figuresNow(request)),
});

/** Every guide there is, one line each. */
export default function Guides() {
  const { guides } = useLoaderData<typeof loader>();
  const t = useWords(articleWords);
  const to = usePath();
  return (
    <div className="wrap page">
      <Head title={t.guidesTitle} description={t.guidesDescription} />
      <Trail of={[{ name: t.home, path: to('home') }]} />
      <h1>{t.guidesTitle}</h1>
      <p className="lead">{t.guidesLead}</p>
      <ul className="fields-grid guides">
        {guides.map(({ id, href, title, summary, field }) => (
          <li key={id}>
            <a href={href}>
              <FieldSign code={field} />
              <span>
                <strong>{title}</strong>
                <span className="hint">{summary}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
