import type { Lang } from '../../routes.table';

/** Why a request would not have come, to the person whose settings excluded it. */
const REASONS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  E01: { fr: 'Vos offres sont en pause ou arrêtées', en: 'Your offers are paused or stopped' },
  E02: { fr: 'Permis : autre province ou autre genre de travail', en: 'Licence: another province or kind of work' },
  E03: { fr: 'Conditions à accepter', en: 'Terms to accept' },
  E04: { fr: 'Autres domaines', en: 'Other fields' },
  E05: { fr: 'Autre langue', en: 'Another language' },
  E06: { fr: 'Trop loin, ou autre région', en: 'Too far, or another region' },
  E07: { fr: 'Aide juridique', en: 'Legal aid' },
  E08: { fr: 'Médiation demandée', en: 'Mediation asked for' },
  E09: { fr: 'Hors du champ des parajuristes', en: 'Outside the paralegal scope' },
  E10: { fr: 'Taux horaire ou budget', en: 'Hourly rate or budget' },
  E11: { fr: 'Plus d’expérience demandée', en: 'More experience asked for' },
  E12: { fr: 'Mandat ponctuel ou consultation', en: 'Limited mandate or consultation' },
  E13: { fr: 'Demandes prioritaires', en: 'Priority requests' },
  E14: { fr: 'Vos blocages', en: 'Your blocks' },
  E17: { fr: 'Vos limites', en: 'Your limits' },
  E18: { fr: 'Solde insuffisant', en: 'Balance too low' },
  E19: { fr: 'Trop d’offres ouvertes', en: 'Too many open offers' },
  E20: { fr: 'Coordonnées non confirmées', en: 'Contact details not confirmed' },
  E21: { fr: 'En dehors de vos heures', en: 'Outside your hours' },
};

/** A reason's code in words. */
export const reasonOf = (code: string, lang: Lang): string => REASONS[code]?.[lang] ?? { fr: 'Autre raison', en: 'Another reason' }[lang];
