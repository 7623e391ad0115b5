import { offerTexts } from './words/offer';
import { useWords } from '../../lang';
import { PauseDrawing } from '../../layout';

type Kind = 'taken' | 'busy' | 'expired' | 'claimExpired' | 'forbidden' | 'refused' | 'conflict' | 'second' | 'short';
const TEXTS = {
  taken: ['takenTitle', 'takenText'],
  busy: ['busyTitle', 'busyText'],
  expired: ['expiredTitle', 'expiredText'],
  claimExpired: ['claimExpiredTitle', 'claimExpiredText'],
  forbidden: ['forbiddenTitle', 'forbiddenText'],
  refused: ['refusedTitle', 'refusedText'],
  conflict: ['conflictTitle', 'conflictText'],
  second: ['busyTitle', 'secondDone'],
  short: ['lowTitle', 'claimExpiredText'],
} as const satisfies Record<Kind, readonly [string, string]>;

/** An offer that cannot be taken now, and why; a second chance where there may be one. */
export function OfferEnd({ kind, commandId, mayReopen = false }: { kind: Kind; commandId: string; mayReopen?: boolean }) {
  const t = useWords(offerTexts);
  const [title, text] = TEXTS[kind];
  return (
    <>
      <PauseDrawing />
      <h1>{t[title]}</h1>
      <p className="lead">
        {t[text]}
        {kind === 'busy' && mayReopen && ` ${t.busyTell}`}
      </p>
      {mayReopen && (kind === 'taken' || kind === 'busy') && (
        <form method="post" className="actions">
          <input type="hidden" name="commandId" value={commandId} />
          <button className="button" type="submit" name="go" value="second">
            {t.second}
          </button>
        </form>
      )}
      {(kind === 'claimExpired' || kind === 'busy') && (
        <p className="actions">
          <a className="button quiet" href="">
            {t.again}
          </a>
        </p>
      )}
    </>
  );
}
