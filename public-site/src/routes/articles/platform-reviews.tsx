import type { Answer } from '@jurilien/contracts/api';
import { useLoaderData } from 'react-router';
import { ask, stop } from '../../api/index.server';
import { PublishedWords } from '../../features/surveys/published-words';
import { opinionTexts } from '../../features/surveys/words/opinions';
import type { LoaderArgs } from '../../http';
import { number, useLang, useWords } from '../../lang';
import { Head } from '../../layout';

export const handle = { content: true };
export async function loader({ request }: LoaderArgs) {
  const asked = await ask(request, 'GET /api/public/reviews', {});
  return asked.ok ? asked.value : stop(asked.problem);
}

type Reviews = Answer<'GET /api/public/reviews'>;

/** SA4: what clients say of the platform, with how many were asked and how it is chosen. No grade, no professional, no structured data (D13). */
export default function PlatformReviews() {
  const { counts, reviews } = useLoaderData<typeof loader>();
  const t = useWords(opinionTexts);
  return (
    <article className="wrap narrow page">
      <Head title={t.title} description={t.description} />
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <section aria-labelledby="list">
        <h2 id="list">{t.listTitle}</h2>
        {reviews.length === 0 ? (
          <p>{t.none}</p>
        ) : (
          reviews.map((review) => <PublishedWords key={review.publishedAt + review.words} review={review} />)
        )}
      </section>
      <Counts counts={counts} />
      <section aria-labelledby="method">
        <h2 id="method">{t.methodTitle}</h2>
        <ul>
          {[t.methodAsked, t.methodRead, t.methodWhole, t.methodOut].map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      </section>
    </article>
  );
}

/** How many were asked, and what became of it. */
function Counts({ counts }: Pick<Reviews, 'counts'>) {
  const t = useWords(opinionTexts);
  const lang = useLang();
  return (
    <section aria-labelledby="counts" className="panel">
      <h2 id="counts">{t.countsTitle}</h2>
      <p className="small soft">{t.countsText}</p>
      <dl className="panel-figures">
        {(['asked', 'answered', 'proposed', 'published', 'refused', 'withdrawn'] as const).map((name) => (
          <div key={name}>
            <dt>{t[name]}</dt>
            <dd>{number(counts[name], lang)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
