import type { Answer } from '@jurilien/contracts/api';
import { fill, useWords } from '../../lang';
import { opinionTexts } from './words/opinions';

type Accepted = Answer<'GET /api/public/lead-status'>['accepted'][number];

/** What the client lets us publish, and the way to take it back at any time. */
export function OwnReviews({ people, commandId }: { people: readonly Accepted[]; commandId: string }) {
  return people.map((person) => (
    <div key={person.acceptanceId}>
      <OwnWords person={person} subject="platform" commandId={commandId} />
      <OwnWords person={person} subject="professional" commandId={commandId} />
    </div>
  ));
}

interface OwnProps {
  readonly person: Accepted;
  readonly subject: 'platform' | 'professional';
  readonly commandId: string;
}

function OwnWords({ person: { acceptanceId, name, review, proReview }, subject, commandId }: OwnProps) {
  const t = useWords(opinionTexts);
  const own = subject === 'platform' ? review : proReview;
  if (!own) return null;
  const id = `review-${subject}-${acceptanceId}`;
  const published = subject === 'platform' ? t.ownPublished : t.ownPublishedThere;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{subject === 'platform' ? t.ownTitle : fill(t.ownProTitle, { name })}</h2>
      <p>{own.state === 'Published' ? published : t.ownCandidate}</p>
      <blockquote>{own.words}</blockquote>
      {own.reply && (
        <p>
          <strong>{t.reply}</strong> {own.reply}
        </p>
      )}
      <form method="post">
        <input type="hidden" name="commandId" value={commandId} />
        <input type="hidden" name="acceptanceId" value={acceptanceId} />
        <input type="hidden" name="subject" value={subject} />
        <button className="button quiet" type="submit" name="go" value="withdraw-review">
          {t.ownWithdraw}
        </button>
      </form>
    </section>
  );
}
