/**
 * Words of each feature, a namespace of i18next of its name: read with the feature's pages, in the language of the page alone.
 * Their keys are not repeated in another namespace, so that a text is found without naming it.
 */
export const WORDS = {
  requests: { fr: () => import('./features/requests/words.fr'), en: () => import('./features/requests/words.en') },
  lead: { fr: () => import('./features/lead/words.fr'), en: () => import('./features/lead/words.en') },
  validations: { fr: () => import('./features/validations/words.fr'), en: () => import('./features/validations/words.en') },
  exclusions: { fr: () => import('./features/exclusions/words.fr'), en: () => import('./features/exclusions/words.en') },
  search: { fr: () => import('./features/search/words.fr'), en: () => import('./features/search/words.en') },
  accounts: { fr: () => import('./features/accounts/words.fr'), en: () => import('./features/accounts/words.en') },
  audit: { fr: () => import('./features/audit/words.fr'), en: () => import('./features/audit/words.en') },
  site: { fr: () => import('./features/site/words.fr'), en: () => import('./features/site/words.en') },
  surveys: { fr: () => import('./features/surveys/words.fr'), en: () => import('./features/surveys/words.en') },
  exports: { fr: () => import('./features/exports/words.fr'), en: () => import('./features/exports/words.en') },
  followUps: { fr: () => import('./features/followUps/words.fr'), en: () => import('./features/followUps/words.en') },
  meetings: { fr: () => import('./features/meetings/words.fr'), en: () => import('./features/meetings/words.en') },
  scheduling: { fr: () => import('./features/scheduling/words.fr'), en: () => import('./features/scheduling/words.en') },
  documents: { fr: () => import('./features/documents/words.fr'), en: () => import('./features/documents/words.en') },
  campaigns: { fr: () => import('./features/campaigns/words.fr'), en: () => import('./features/campaigns/words.en') },
  inbox: { fr: () => import('./features/inbox/words.fr'), en: () => import('./features/inbox/words.en') },
  rules: { fr: () => import('./features/rules/words.fr'), en: () => import('./features/rules/words.en') },
  recruiting: { fr: () => import('./features/recruiting/words.fr'), en: () => import('./features/recruiting/words.en') },
  figures: { fr: () => import('./features/figures/words.fr'), en: () => import('./features/figures/words.en') },
  books: { fr: () => import('./features/books/words.fr'), en: () => import('./features/books/words.en') },
  credits: { fr: () => import('./features/credits/words.fr'), en: () => import('./features/credits/words.en') },
  prospects: { fr: () => import('./features/prospects/words.fr'), en: () => import('./features/prospects/words.en') },
  prices: { fr: () => import('./features/prices/words.fr'), en: () => import('./features/prices/words.en') },
  lawyers: { fr: () => import('./features/lawyers/words.fr'), en: () => import('./features/lawyers/words.en') },
  acceptances: { fr: () => import('./features/acceptances/words.fr'), en: () => import('./features/acceptances/words.en') },
  configuration: { fr: () => import('./features/configuration/words.fr'), en: () => import('./features/configuration/words.en') },
  privacy: { fr: () => import('./features/privacy/words.fr'), en: () => import('./features/privacy/words.en') },
  operations: { fr: () => import('./features/operations/words.fr'), en: () => import('./features/operations/words.en') },
  legal: { fr: () => import('./features/legal/words.fr'), en: () => import('./features/legal/words.en') },
  questions: { fr: () => import('./features/questions/words.fr'), en: () => import('./features/questions/words.en') },
  finder: { fr: () => import('./features/finder/words.fr'), en: () => import('./features/finder/words.en') },
  palette: { fr: () => import('./features/palette/words.fr'), en: () => import('./features/palette/words.en') },
  templates: { fr: () => import('./features/templates/words.fr'), en: () => import('./features/templates/words.en') },
  variables: { fr: () => import('./features/variables/words.fr'), en: () => import('./features/variables/words.en') },
  matching: { fr: () => import('./features/matching/words.fr'), en: () => import('./features/matching/words.en') },
  reports: { fr: () => import('./features/reports/words.fr'), en: () => import('./features/reports/words.en') },
  dashboard: { fr: () => import('./features/dashboard/words.fr'), en: () => import('./features/dashboard/words.en') },
};
export type Feature = keyof typeof WORDS;
export const FEATURES = Object.keys(WORDS) as Feature[];
export type FeatureWords = Awaited<ReturnType<(typeof WORDS)[Feature]['fr']>>['words'];
