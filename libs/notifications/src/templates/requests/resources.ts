import type { Both } from '../../template.js';

/** Free public help by province, for people we could not serve. Names and sites only: numbers change. */
export const resources: Record<string, Both<string>> = {
  QC: {
    fr: "Au Québec, l'aide juridique (csj.qc.ca), les Centres de justice de proximité (justicedeproximite.qc.ca), Éducaloi (educaloi.qc.ca) et le service de référence du Barreau (barreau.qc.ca) peuvent vous aider.",
    en: 'In Quebec, legal aid (csj.qc.ca), the Community Justice Centres (justicedeproximite.qc.ca), Éducaloi (educaloi.qc.ca) and the referral service of the Barreau (barreau.qc.ca) can help.',
  },
  ON: {
    fr: "En Ontario, Aide juridique Ontario (legalaid.on.ca), Justice pas-à-pas (stepstojustice.ca) et le Service de référence du Barreau de l'Ontario (lso.ca) peuvent vous aider.",
    en: 'In Ontario, Legal Aid Ontario (legalaid.on.ca), Steps to Justice (stepstojustice.ca) and the Law Society Referral Service (lso.ca) can help.',
  },
  other: {
    fr: "L'aide juridique et le barreau de votre province ou territoire peuvent vous orienter.",
    en: 'Legal aid and the law society of your province or territory can point you in the right direction.',
  },
};
