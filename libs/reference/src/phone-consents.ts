import type { Words } from './questions/index.js';

/** What is read aloud to who asks for help by phone, each consent by itself, in words that can be said (IN16). */
export interface PhoneConsents {
  readonly version: string;
  readonly before: Words;
  /** In the order they are read: the first two a request cannot do without. */
  readonly asked: Readonly<Record<'sharing' | 'contact' | 'marketing' | 'juripop' | 'neolegal', Words>>;
  readonly after: Words;
}

/** Every version there was, the oldest first. A version that was read to someone never changes: another text is another version. */
export const PHONE_CONSENTS: readonly PhoneConsents[] = [
  {
    version: 'phone-1',
    before: {
      fr: 'Avant d’enregistrer votre demande, je vous lis ce à quoi vous consentez. Répondez par oui ou par non à chaque phrase. Vous pourrez changer d’avis en tout temps, et c’est gratuit pour vous.',
      en: 'Before I record your request, I will read you what you consent to. Please answer yes or no to each sentence. You may change your mind at any time, and it is free for you.',
    },
    asked: {
      sharing: {
        fr: 'Acceptez-vous que Jurilien montre votre demande, sans votre nom, à des professionnels du droit, et donne vos coordonnées à celui qui l’accepte?',
        en: 'Do you agree that Jurilien shows your request, without your name, to legal professionals, and gives your contact details to the one who accepts it?',
      },
      contact: {
        fr: 'Acceptez-vous que Jurilien vous joigne par courriel, par texto et par téléphone au sujet de cette demande?',
        en: 'Do you agree that Jurilien contacts you by e-mail, text message and phone about this request?',
      },
      marketing: {
        fr: 'Ce qui suit est facultatif. Voulez-vous aussi recevoir, à l’occasion, de l’information juridique par courriel?',
        en: 'What follows is optional. Would you also like to receive legal information by e-mail from time to time?',
      },
      juripop: {
        fr: 'Si personne ne prend votre demande, acceptez-vous que nous la transmettions à Juripop?',
        en: 'If nobody takes your request, do you agree that we pass it on to Juripop?',
      },
      neolegal: {
        fr: 'Si personne ne prend votre demande, acceptez-vous que nous la transmettions à Neolegal?',
        en: 'If nobody takes your request, do you agree that we pass it on to Neolegal?',
      },
    },
    after: {
      fr: 'Merci. Vous recevez un courriel avec le lien pour suivre, corriger ou retirer votre demande, et un code par texto : lisez-le-moi si vous l’avez sous la main.',
      en: 'Thank you. You will get an e-mail with the link to follow, correct or withdraw your request, and a code by text message: read it to me if you have it with you.',
    },
  },
];

/** What is read today. */
export const phoneConsents = (): PhoneConsents => PHONE_CONSENTS.at(-1)!;
