import type { Answer } from '@jurilien/contracts/api';
import { fill, number, useLang, usePath, useWords } from '../../lang';
import { PublishedWords } from './published-words';
import { opinionTexts } from './words/opinions';

/** The newest words of clients about the platform, chosen by their day alone, with how many were asked (P01); nothing where there are none. */
export function NewestWords({ opinions: { counts, reviews } }: { opinions: Answer<'GET /api/public/reviews'> }) {
  const t = useWords(opinionTexts);
  const lang = useLang();
  const to = usePath();
  if (reviews.length === 0) return null;
  const [asked, answered, published] = [counts.asked, counts.answered, counts.published].map((n) => number(n, lang));
  return (
    <section className="wrap section" aria-labelledby="opinions">
      <h2 id="opinions">{t.newestTitle}</h2>
      <p className="measure soft">{fill(t.newestText, { asked: asked!, answered: answered!, published: published! })}</p>
      {reviews.map((review) => (
        <PublishedWords key={review.publishedAt + review.words} review={review} />
      ))}
      <p className="actions">
        <a href={to('platformReviews')}>{t.newestAll}</a>
      </p>
    </section>
  );
}
