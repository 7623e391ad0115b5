import type { Both } from '../../template.js';

/** What someone asks about their own data, after « votre demande » and "your request". */
export const ASKED: Record<string, Both<string>> = {
  access: { fr: 'd’accès à vos renseignements', en: 'to access your personal information' },
  correction: { fr: 'de correction de vos renseignements', en: 'to correct your personal information' },
  portability: { fr: 'de copie de vos renseignements à emporter', en: 'for a portable copy of your personal information' },
  erasure: { fr: 'd’effacement de vos renseignements', en: 'to erase your personal information' },
  stopDissemination: { fr: 'de ne plus diffuser vos renseignements', en: 'to stop disseminating your personal information' },
  withdrawConsent: { fr: 'de retrait de vos accords', en: 'to withdraw your consents' },
  humanReview: { fr: 'de révision d’un appariement par une personne', en: 'for a person to review a matching' },
};
