import type { LegalCode, LegalVersion } from './legal-text.js';
import { purchaseTermsText, subscriptionTermsText, topUpConsentText } from './texts/buying.js';
import { consentScriptText } from './texts/consent-script.js';
import { messageChoicesText } from './texts/message-choices.js';
import { phoneScriptText } from './texts/phone-script.js';
import { privacyText } from './texts/privacy.js';
import { professionalTermsText } from './texts/professional-terms.js';
import { referralStatementsText } from './texts/referral-statements.js';
import { requestConsentsText } from './texts/request-consents.js';
import { sensitiveAnswersText } from './texts/sensitive-answers.js';
import { termsText } from './texts/terms.js';

const FIRST = { version: 1, changes: { fr: [], en: [] } } as const;

/** What each document says until another version is published. The privacy policy had six versions before this one. */
const SHIPPED: Readonly<Record<LegalCode, LegalVersion>> = {
  terms: { code: 'terms', effectiveOn: '2026-11-20', ...FIRST, ...termsText },
  privacy: {
    code: 'privacy',
    version: 7,
    effectiveOn: '2026-11-30',
    changes: {
      fr: [
        'Version 7 : à qui vont nos nouvelles et nos offres, ce que la loi permet pour un temps, et les juristes que nous notons avant leur inscription.',
        'Version 6 : les documents que vous partagez, et qui les a ouverts; ce qui est retiré d’une photo.',
        'Version 5 : les rendez-vous, les rencontres et les disponibilités; qui les voit, et combien de temps ils sont gardés.',
        'Version 4 : le centre de vie privée, la copie de vos renseignements et leur effacement; combien de temps chaque chose est gardée, et pourquoi; chaque témoin par son nom; qui a vu votre dossier.',
        'Version 3 : un professionnel qui achète des juricoins pendant sa vérification voit les noms quinze minutes au plus; la version 2 disait dix dans tous les cas.',
        'Version 2 : les pages lues sont comptées, seulement si vous l’acceptez. La version 1 du 20 novembre 2026 n’en comptait aucune.',
        'Version 2 : combien de temps nous gardons un message du formulaire et une candidature.',
      ],
      en: [
        'Version 7: whom our news and offers go to, what the law allows for a time, and the legal professionals we note before they register.',
        'Version 6: the documents you share, and who opened them; what is removed from a photo.',
        'Version 5: appointments, meetings and availability; who sees them, and how long they are kept.',
        'Version 4: the privacy centre, the copy of your information and its erasure; how long each thing is kept, and why; each cookie by its name; who saw your file.',
        'Version 3: a professional who buys juricoins during the check sees the names for fifteen minutes at most; version 2 said ten in every case.',
        'Version 2: pages that are read are counted, only if you agree. Version 1 of November 20, 2026 counted none.',
        'Version 2: how long we keep a message of the form and a job application.',
      ],
    },
    ...privacyText,
  },
  'professional-terms': { code: 'professional-terms', effectiveOn: '2026-11-01', ...FIRST, ...professionalTermsText },
  'request-consents': { code: 'request-consents', effectiveOn: '2026-11-01', ...FIRST, ...requestConsentsText },
  'phone-script': { code: 'phone-script', effectiveOn: '2026-11-01', ...FIRST, ...phoneScriptText },
  'consent-script': { code: 'consent-script', effectiveOn: '2026-11-30', ...FIRST, ...consentScriptText },
  'sensitive-answers': { code: 'sensitive-answers', effectiveOn: '2026-11-29', ...FIRST, ...sensitiveAnswersText },
  'referral-statements': { code: 'referral-statements', effectiveOn: '2026-11-01', ...FIRST, ...referralStatementsText },
  'message-choices': { code: 'message-choices', effectiveOn: '2026-11-01', ...FIRST, ...messageChoicesText },
  'purchase-terms': { code: 'purchase-terms', effectiveOn: '2026-11-01', ...FIRST, ...purchaseTermsText },
  'subscription-terms': { code: 'subscription-terms', effectiveOn: '2026-11-01', ...FIRST, ...subscriptionTermsText },
  'top-up-consent': { code: 'top-up-consent', effectiveOn: '2026-11-01', ...FIRST, ...topUpConsentText },
};

/** The version of a document that the product comes with. */
export const shippedDocument = (code: LegalCode): LegalVersion => SHIPPED[code];
