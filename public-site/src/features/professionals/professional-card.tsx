import type { Answer } from '@jurilien/contracts/api';
import { directoryTexts } from './words/directory';
import { joining } from '../joining';
import { useLang, usePath, useWords, fieldName, provinceName, regionName } from '../../lang';

/** What the public reads of a professional. */
export type PublicCard = Answer<'GET /api/public/profiles'>['data'][number];

/** Names of languages, in the language of the page. */
export function useLanguageNames(): (codes: readonly string[]) => string {
  const t = useWords(joining) as Readonly<Record<string, string>>;
  return (codes) => codes.map((code) => t[`lang${code.charAt(0).toUpperCase()}${code.slice(1)}`] ?? code).join(', ');
}

/** One line of the directory: who, which title, where, in what. */
export function ProfessionalCard({ card, level = 2 }: { card: PublicCard; level?: 2 | 3 }) {
  const t = useWords(directoryTexts);
  const lang = useLang();
  const to = usePath();
  const languages = useLanguageNames();
  const { name, title, firm, city, province, fields, regions, slug } = card;
  const Heading = `h${level}` as const;
  return (
    <li className="card">
      <p className="eyebrow">{t[`title_${title}`]}</p>
      <Heading>
        <a href={to('professional', { slug })}>{name}</a>
      </Heading>
      <p>{[firm, city ?? regionName(regions[0], lang), provinceName(province, lang)].filter(Boolean).join('\u00a0· ')}</p>
      <ul className="tags">
        {fields.slice(0, 5).map((code) => (
          <li key={code}>{fieldName(code, lang)}</li>
        ))}
      </ul>
      <p className="small soft">
        {[languages(card.languages), card.acceptsAJ && t.accepts, card.remote && t.remote].filter(Boolean).join('\u00a0· ')}
      </p>
    </li>
  );
}
