import type { ReactNode } from 'react';
import { findEmployeeWords } from './words/find-employee';
import { recruitWords } from './words/recruit';
import { day, fill, useLang, useWords, fieldName, regionName } from '../../lang';
import { useLanguageNames } from '../professionals';
import type { Card } from './types';

/** What a firm may read of a candidate. */
export function CandidateCard({ card, children }: { card: Card; children?: ReactNode }) {
  const t = useWords(findEmployeeWords);
  const r = useWords(recruitWords);
  const lang = useLang();
  const languages = useLanguageNames();
  const { articlingFrom: from, articlingTo: until } = card;
  const free = card.availableFrom ? fill(t.from, { day: day(card.availableFrom, lang) }) : t.now;
  const lines = [
    card.regions.map((code) => regionName(code, lang)).join(', '),
    languages(card.languages),
    [free, r[`hours_${card.hours}`], ...card.workModes.map((mode) => r[`mode_${mode}`])].join(' · '),
    from && until ? fill(t.articling, { from: day(from, lang), to: day(until, lang) }) : '',
    card.barStatus === 'none' ? '' : fill(t.bar, { said: r[`bar_${card.barStatus}`].toLocaleLowerCase(lang) }),
  ].filter(Boolean);
  return (
    <li className="card">
      <p className="eyebrow">{r[`type_${card.type}`]}</p>
      <h2>{card.name}</h2>
      <p>{`${card.programme}, ${card.school}`}</p>
      <ul className="tags">
        {[...card.skills, ...card.fields.map((code) => fieldName(code, lang))].map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <p className="small soft">{lines.join(' · ')}</p>
      {children}
    </li>
  );
}
