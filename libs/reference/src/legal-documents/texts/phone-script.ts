import type { Legal } from '../legal-text.js';

/** What is read aloud to a person who asks for help by phone, each consent by itself, in words that can be said (IN16). */
export const phoneScriptText: Legal = {
  fr: {
    title: 'Consentements lus au téléphone',
    description: 'Ce qui est lu à une personne qui fait sa demande par téléphone, et à quoi elle répond par oui ou par non.',
    lead: 'Chaque phrase est lue à voix haute, et la personne y répond avant la suivante.',
    parts: [
      {
        id: 'before',
        title: 'Avant les phrases',
        paragraphs: [
          'Avant d’enregistrer votre demande, je vous lis ce à quoi vous consentez. Répondez par oui ou par non à chaque phrase. Vous pourrez changer d’avis en tout temps, et c’est gratuit pour vous.',
        ],
      },
      {
        id: 'sharing',
        title: 'Partage avec un professionnel',
        paragraphs: [
          'Acceptez-vous que Jurilien montre votre demande, sans votre nom, à des professionnels du droit, et donne vos coordonnées à celui qui l’accepte?',
        ],
      },
      {
        id: 'contact',
        title: 'Messages au sujet de la demande',
        paragraphs: ['Acceptez-vous que Jurilien vous joigne par courriel, par texto et par téléphone au sujet de cette demande?'],
      },
      {
        id: 'marketing',
        title: 'Information juridique',
        paragraphs: ['Ce qui suit est facultatif. Voulez-vous aussi recevoir, à l’occasion, de l’information juridique par courriel?'],
      },
      {
        id: 'juripop',
        title: 'Transmission à Juripop',
        paragraphs: ['Si personne ne prend votre demande, acceptez-vous que nous la transmettions à Juripop?'],
      },
      {
        id: 'neolegal',
        title: 'Transmission à Neolegal',
        paragraphs: ['Si personne ne prend votre demande, acceptez-vous que nous la transmettions à Neolegal?'],
      },
      {
        id: 'after',
        title: 'Après les phrases',
        paragraphs: [
          'Merci. Vous recevez un courriel avec le lien pour suivre, corriger ou retirer votre demande, et un code par texto : lisez-le-moi si vous l’avez sous la main.',
        ],
      },
    ],
  },
  en: {
    title: 'Consents read on the phone',
    description: 'What is read to a person who makes a request by phone, and what they answer yes or no to.',
    lead: 'Each sentence is read aloud, and the person answers it before the next one.',
    parts: [
      {
        id: 'before',
        title: 'Before the sentences',
        paragraphs: [
          'Before I record your request, I will read you what you consent to. Please answer yes or no to each sentence. You may change your mind at any time, and it is free for you.',
        ],
      },
      {
        id: 'sharing',
        title: 'Sharing with a professional',
        paragraphs: [
          'Do you agree that Jurilien shows your request, without your name, to legal professionals, and gives your contact details to the one who accepts it?',
        ],
      },
      {
        id: 'contact',
        title: 'Messages about the request',
        paragraphs: ['Do you agree that Jurilien contacts you by e-mail, text message and phone about this request?'],
      },
      {
        id: 'marketing',
        title: 'Legal information',
        paragraphs: ['What follows is optional. Would you also like to receive legal information by e-mail from time to time?'],
      },
      {
        id: 'juripop',
        title: 'Referral to Juripop',
        paragraphs: ['If nobody takes your request, do you agree that we pass it on to Juripop?'],
      },
      {
        id: 'neolegal',
        title: 'Referral to Neolegal',
        paragraphs: ['If nobody takes your request, do you agree that we pass it on to Neolegal?'],
      },
      {
        id: 'after',
        title: 'After the sentences',
        paragraphs: [
          'Thank you. You will get an e-mail with the link to follow, correct or withdraw your request, and a code by text message: read it to me if you have it with you.',
        ],
      },
    ],
  },
};
