/** What our tool and our sheet say of the limits: of which day they are, where they come from, and who decides. */
export const legalAidNotes = {
  fr: {
    office: 'Seul le bureau d’aide juridique décide. Il tient aussi compte de vos biens et du genre d’affaire.',
    dated: 'Seuils en vigueur depuis le {when}. Source : {source}. Ils changent chaque année, le 31 mai.',
    datedComputed:
      'Nous n’avons pas pu lire à leur source les seuils du {when}. Nous les avons calculés comme le règlement indexe les précédents : ceux de 2025, relevés comme le salaire minimum ({from}, puis {to} l’heure) et arrondis au dollar supérieur. Les plafonds avec contribution sont calculés de la même façon. Source des seuils de 2025 : {source}.',
    datedOn: 'Seuils lus le {when} sur le site d’Aide juridique Ontario, qui ne leur donne pas de date. Source : {source}.',
    outdated: 'Ces seuils ne sont plus ceux d’aujourd’hui : ils datent du {when}. Demandez les nouveaux au bureau d’aide juridique.',
  },
  en: {
    office: 'Only the legal aid office decides. It also looks at what you own and at the kind of matter.',
    dated: 'Limits in force since {when}. Source: {source}. They change every year, on May 31.',
    datedComputed:
      'We could not read the limits of {when} at their source. We worked them out the way the regulation indexes the earlier ones: those of 2025, raised with the minimum wage ({from}, then {to} an hour) and rounded up to the dollar. The limits with a contribution are worked out the same way. Source of the 2025 limits: {source}.',
    datedOn: 'Limits read on {when} on the site of Legal Aid Ontario, which gives them no date. Source: {source}.',
    outdated: 'These limits are no longer those of today: they date from {when}. Ask the legal aid office for the new ones.',
  },
} as const;
