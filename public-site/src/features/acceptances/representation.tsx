import { useId } from 'react';
import type { Accepted } from './causes';
import { acceptedTexts } from './words/accepted';
import { fill, useWords } from '../../lang';

/** What a letter asked the client: whether someone represented them already. One plain post, yes or no (4.4.8). */
export function RepresentationQuestions({ people, commandId }: { people: readonly Accepted[]; commandId: string }) {
  return people
    .filter((a) => a.actions.includes('ConfirmRepresentation'))
    .map((a) => <Question key={a.acceptanceId} person={a} commandId={commandId} />);
}

function Question({ person: a, commandId }: { person: Accepted; commandId: string }) {
  const t = useWords(acceptedTexts);
  const title = useId();
  return (
    <section className="card raised" aria-labelledby={title}>
      <h2 id={title}>{t.represented}</h2>
      <p className="measure">{fill(t.representedText, { name: a.name })}</p>
      <form method="post">
        <input type="hidden" name="commandId" value={commandId} />
        <input type="hidden" name="acceptanceId" value={a.acceptanceId} />
        <p className="actions">
          <button className="button" type="submit" name="go" value="represented">
            {t.representedYes}
          </button>
          <button className="button quiet" type="submit" name="go" value="not-represented">
            {t.representedNo}
          </button>
        </p>
      </form>
    </section>
  );
}
