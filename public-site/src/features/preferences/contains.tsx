import { useLang, useWords } from '../../lang';
import { preferencesTexts } from './words/preferences';

interface Props {
  /** What the messages of a class are for, in both languages. */
  readonly purposes: readonly { readonly fr: string; readonly en: string }[];
  /** The words of the choice itself. */
  readonly choice: string;
}

/** What no longer comes to who unticks a choice: the purposes of its messages, as the team keeps them. */
export function Contains({ purposes, choice }: Props) {
  const t = useWords(preferencesTexts);
  const lang = useLang();
  if (purposes.length === 0) return null;
  return (
    <details className="small">
      <summary>
        {t.contains} {choice}
      </summary>
      <ul>
        {purposes.map((purpose) => (
          <li key={purpose.fr}>{purpose[lang]}</li>
        ))}
      </ul>
    </details>
  );
}
