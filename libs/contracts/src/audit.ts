import type { Bilingual } from './errors.js';

/** What N05 calls an access: someone looked, or tried to. Acts that changed something carry their event's name instead. */
export const ACCESSES = {
  saw: { fr: 'A ouvert le dossier', en: 'Opened the record' },
  listed: { fr: 'A consulté la liste', en: 'Looked at the list' },
  searched: { fr: 'A fait une recherche', en: 'Searched' },
  unmasked: { fr: 'A affiché des coordonnées', en: 'Revealed contact details' },
  exported: { fr: 'A exporté des données', en: 'Exported data' },
  'signed-in': { fr: 'A ouvert une session', en: 'Signed in' },
  'sign-in-failed': { fr: 'Connexion refusée', en: 'Sign-in refused' },
  'second-factor-failed': { fr: 'Deuxième facteur refusé', en: 'Second factor refused' },
  denied: { fr: 'Accès refusé', en: 'Access denied' },
  impersonated: { fr: 'A consulté au nom d’une autre personne', en: 'Looked through someone else’s account' },
  'opened-link': { fr: 'A ouvert un lien personnel', en: 'Opened a personal link' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type AccessCode = keyof typeof ACCESSES;

/** Whose acts a view of the audit shows: the team with its operators, other accounts (professionals, candidates), or visitors and personal links. */
export const ACTOR_GROUPS = ['team', 'accounts', 'visitors'] as const;
export type ActorGroup = (typeof ACTOR_GROUPS)[number];
