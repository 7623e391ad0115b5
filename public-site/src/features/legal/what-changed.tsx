import type { LegalShown } from './shown';
import { legalWords } from './words/legal';
import { french } from '../../lang';
import type { Lang } from '../../routes.table';

/** The summary of what a version changed; nothing for a first one. */
export function WhatChanged({ shown, lang, level = 2, id }: { shown: LegalShown; lang: Lang; level?: 2 | 3; id: string }) {
  const changes = shown.changes[lang];
  const Title = level === 2 ? 'h2' : 'h3';
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby={id} className="notice">
      <Title id={id}>{legalWords[lang].changes}</Title>
      <ul>
        {changes.map((c) => (
          <li key={c}>{lang === 'fr' ? french(c) : c}</li>
        ))}
      </ul>
    </section>
  );
}
