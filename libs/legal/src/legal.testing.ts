import { shippedDocument, type Legal, type LegalText } from '@jurilien/reference';
import type { Written } from './legal-document.js';

const shorter = ({ parts, ...head }: LegalText): LegalText => ({
  ...head,
  parts: [...parts.slice(0, 1), { id: 'essai', title: `${head.title} 2`, paragraphs: [`${head.lead} 2`] }],
});
const own = shippedDocument('professional-terms');

/** Another version of the professional terms, whole in both languages, in force from a day on. */
export const another = (effectiveOn: string, text: Legal = { fr: shorter(own.fr), en: shorter(own.en) }): Written =>
  structuredClone({
    fr: text.fr,
    en: text.en,
    changes: { fr: ['Un article remplace les autres.'], en: ['One clause replaces the others.'] },
    effectiveOn,
  }) as Written;
