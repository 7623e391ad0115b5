import { common } from '../i18n';
import { fill, useWords } from '../lang';

interface Props {
  readonly text: string;
  /** What the person quotes when they write to us about it. */
  readonly reference?: string;
  /** Asks again; left out where something older is still shown. */
  readonly retry?: () => Promise<void>;
}

/** Something could not be loaded: why, the reference to quote, and again. */
export function RetryNotice({ text, reference, retry }: Props) {
  const c = useWords(common);
  return (
    <div className="notice danger" role="alert">
      <p>{text}</p>
      {reference && <p>{fill(c.reference, { reference })}</p>}
      {retry && (
        <button type="button" className="link-button" onClick={() => void retry()}>
          {c.retry}
        </button>
      )}
    </div>
  );
}
