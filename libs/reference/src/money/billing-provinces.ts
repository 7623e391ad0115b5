/** Provinces and territories of Canada where we sell (specification 4.4.6); elsewhere nothing is sold. */
export const BILLING_PROVINCES = ['QC', 'ON', 'NB', 'NL', 'PE', 'NS', 'AB', 'BC', 'MB', 'SK', 'YT', 'NT', 'NU'] as const;
export type BillingProvince = (typeof BILLING_PROVINCES)[number];

/** Their names, as a list of them shows. */
export const BILLING_PROVINCE_NAMES: Readonly<Record<BillingProvince, { readonly fr: string; readonly en: string }>> = {
  QC: { fr: 'Québec', en: 'Quebec' },
  ON: { fr: 'Ontario', en: 'Ontario' },
  NB: { fr: 'Nouveau-Brunswick', en: 'New Brunswick' },
  NL: { fr: 'Terre-Neuve-et-Labrador', en: 'Newfoundland and Labrador' },
  PE: { fr: 'Île-du-Prince-Édouard', en: 'Prince Edward Island' },
  NS: { fr: 'Nouvelle-Écosse', en: 'Nova Scotia' },
  AB: { fr: 'Alberta', en: 'Alberta' },
  BC: { fr: 'Colombie-Britannique', en: 'British Columbia' },
  MB: { fr: 'Manitoba', en: 'Manitoba' },
  SK: { fr: 'Saskatchewan', en: 'Saskatchewan' },
  YT: { fr: 'Yukon', en: 'Yukon' },
  NT: { fr: 'Territoires du Nord-Ouest', en: 'Northwest Territories' },
  NU: { fr: 'Nunavut', en: 'Nunavut' },
};
