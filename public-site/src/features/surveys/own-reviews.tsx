import type { Answer } from '@jurilien/contracts/api';
import { useWords } from '../../lang';
import { opinionTexts } from './words/opinions';

type Accepted = Answer<'GET /api/public/lead-status'>['accepted'][number];

/** What the client lets us publish, and the way to take it back at any time. */
export function OwnReviews({ people, commandId }: { people: readonly Accepted[]; commandId: string }) {
  const t = useWords(opinionTexts);
  return people.map(
    ({ acceptanceId, review }) =>
      review && (
        <section key={acceptanceId} className="card" aria-labelledby={`review-${acceptanceId}`}>
          <h2 id={`review-${acceptanceId}`}>{t.ownTitle}</h2>
          <p>{review.state === 'Published' ? t.ownPublished : t.ownCandidate}</p>
          <blockquote>{review.words}</blockquote>
          {review.reply && (
            <p>
              <strong>{t.reply}</strong> {review.reply}
            </p>
          )}
          <form method="post">
            <input type="hidden" name="commandId" value={commandId} />
            <input type="hidden" name="acceptanceId" value={acceptanceId} />
            <button className="button quiet" type="submit" name="go" value="withdraw-review">
              {t.ownWithdraw}
            </button>
          </form>
        </section>
      ),
  );
}
