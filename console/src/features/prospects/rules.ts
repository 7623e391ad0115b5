/** Rules of leaving, in the order of the page. */
export const RULES = ['noPurchase', 'lowBalance', 'ignoredOffers', 'longPause', 'licenceSoon', 'fewContacts'] as const;
type Rule = (typeof RULES)[number];
export const isRule = (name: string): name is Rule => RULES.some((rule) => rule === name);
