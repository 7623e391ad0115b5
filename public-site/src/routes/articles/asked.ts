import { faqIn } from '../../features/articles/library.server';

const wordsIn = (lang: 'fr' | 'en') => Object.fromEntries(faqIn(lang).map(({ id, q }) => [id, q]));

/** The questions of P04 by their anchor, in both languages: the console shows them beside the votes on their answers. */
export const loader = (): Response =>
  Response.json({ fr: wordsIn('fr'), en: wordsIn('en') }, { headers: { 'cache-control': 'public, max-age=300' } });
