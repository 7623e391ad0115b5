import type { Both } from '../../template.js';

/** Other ways for who found no one through us, in the order they are told (4.3.8). Names and sites only: numbers change. */
type Words = Record<string, Both<string>>;
const nothing: Both<string> = { fr: '', en: '' };

/** Partners the client allowed us to hand the request to; nothing where they allowed none. */
export const partner: Words = {
  juripop: {
    fr: 'Vous avez permis que votre demande soit confiée à Juripop, une clinique juridique sans but lucratif (juripop.org). Répondez à ce courriel pour que nous la lui transmettions.',
    en: 'You allowed us to hand your request to Juripop, a non-profit legal clinic (juripop.org). Reply to this e-mail and we will pass it on.',
  },
  neolegal: {
    fr: 'Vous avez permis que votre demande soit confiée à Neolegal, des services juridiques en ligne à prix fixe (neolegal.ca). Répondez à ce courriel pour que nous la lui transmettions.',
    en: 'You allowed us to hand your request to Neolegal, fixed-price legal services online (neolegal.ca). Reply to this e-mail and we will pass it on.',
  },
  both: {
    fr: 'Vous avez permis que votre demande soit confiée à Juripop, une clinique juridique sans but lucratif (juripop.org), ou à Neolegal, des services juridiques en ligne à prix fixe (neolegal.ca). Répondez à ce courriel en nous disant à qui la transmettre.',
    en: 'You allowed us to hand your request to Juripop, a non-profit legal clinic (juripop.org), or to Neolegal, fixed-price legal services online (neolegal.ca). Reply to this e-mail and tell us which one.',
  },
  none: nothing,
};

/** The legal-aid office, for who asked for legal aid. */
export const aid: Words = {
  QC: {
    fr: "Le bureau d'aide juridique de votre région (csj.qc.ca) : un avocat du bureau peut prendre votre dossier, même si aucun avocat de pratique privée ne l'a pu.",
    en: 'The legal aid office of your region (csj.qc.ca): a lawyer of the office may take your case even though no private lawyer could.',
  },
  ON: {
    fr: 'Aide juridique Ontario (legalaid.on.ca) : son personnel et les cliniques juridiques communautaires peuvent vous aider.',
    en: 'Legal Aid Ontario (legalaid.on.ca): its staff and the community legal clinics can help.',
  },
  none: nothing,
};

/** The bar's referral service of the region. */
export const bar: Words = {
  QC: {
    fr: 'Le service de référence du barreau de votre région (barreau.qc.ca), et le Centre de justice de proximité, qui renseigne sans frais (justicedeproximite.qc.ca).',
    en: 'The bar’s referral service for your region (barreau.qc.ca), and the Community Justice Centre, which gives free information (justicedeproximite.qc.ca).',
  },
  ON: {
    fr: "Le Service de référence du Barreau de l'Ontario (lsrs.lso.ca), et Justice pas-à-pas (stepstojustice.ca).",
    en: 'The Law Society Referral Service (lsrs.lso.ca), and Steps to Justice (stepstojustice.ca).',
  },
  other: {
    fr: 'Le barreau de votre province ou territoire, qui peut vous orienter.',
    en: 'The law society of your province or territory, which can point you in the right direction.',
  },
};
