import type { Answer } from '@jurilien/contracts/api';
import { fill, useLang, useWords, when } from '../../lang';
import { lookTexts } from './words/looks';

/** One time that someone saw data of a person. */
export type Look = Answer<'GET /api/public/lead-status'>['seen'][number];
/** Where there are more, they unfold. */
const SHOWN = 5;

/** Who saw what and when, the newest first; a long list unfolds. */
export function Looks({ looks }: { readonly looks: readonly Look[] }) {
  const t = useWords(lookTexts);
  if (looks.length === 0) return <p className="soft">{t.none}</p>;
  if (looks.length <= SHOWN) return <Lines looks={looks} />;
  return (
    <details>
      <summary>{fill(t.all, { n: looks.length })}</summary>
      <Lines looks={looks} />
    </details>
  );
}

function Lines({ looks }: { readonly looks: readonly Look[] }) {
  const lang = useLang();
  const said = useSaid();
  return (
    <ul>
      {looks.map((look, i) => (
        <li key={i}>
          <time dateTime={look.at}>{when(look.at, lang)}</time>
          {lang === 'fr' ? ' : ' : ': '}
          {said(look)}
        </li>
      ))}
    </ul>
  );
}

/** A look in words; a reason that has none of ours is left out. */
function useSaid(): (look: Look) => string {
  const t = useWords(lookTexts);
  const whys: Readonly<Record<string, string>> = { call: t.why_call, identity: t.why_identity, support: t.why_support, legal: t.why_legal };
  return ({ by, what, name, why }) => {
    const did = what === 'contact' && by === 'team' ? t.contactTeam : t[what];
    const because = why ? whys[why] : undefined;
    return [name ?? t[by], did, ...(because ? [because] : [])].join(' ');
  };
}
