import type { Legal } from '../legal-text.js';

/** What the forms of a request ask agreement to (IN12): of each part, its paragraph stands beside the box of its id. */
export const requestConsentsText: Legal = {
  fr: {
    title: 'Consentements d’une demande',
    description: 'Les phrases auxquelles consent une personne qui envoie une demande, chacune avec sa case.',
    lead: 'Chaque phrase a sa case, et aucune n’est cochée d’avance.',
    parts: [
      {
        id: 'sharing',
        title: 'Partage avec un professionnel',
        paragraphs: [
          'J’accepte que Jurilien montre ma demande, sans mon nom, à des professionnels du droit, et donne mes coordonnées à celui qui l’accepte.',
        ],
      },
      {
        id: 'contact',
        title: 'Messages au sujet de la demande',
        paragraphs: ['J’accepte que Jurilien me joigne par courriel, texto et téléphone au sujet de cette demande.'],
      },
      {
        id: 'marketing',
        title: 'Information juridique',
        paragraphs: ['Je veux aussi recevoir, à l’occasion, de l’information juridique par courriel.'],
      },
      { id: 'juripop', title: 'Transmission à Juripop', paragraphs: ['Juripop, une clinique juridique sans but lucratif'] },
      { id: 'neolegal', title: 'Transmission à Neolegal', paragraphs: ['Neolegal, des services juridiques en ligne à prix fixe'] },
      {
        id: 'sharing-for',
        title: 'Partage, pour une autre personne',
        paragraphs: [
          'La personne accepte que Jurilien montre sa demande, sans son nom, à des professionnels du droit, et donne ses coordonnées à celui qui l’accepte.',
        ],
      },
      {
        id: 'contact-for',
        title: 'Messages, pour une autre personne',
        paragraphs: ['La personne accepte que Jurilien la joigne par courriel, texto et téléphone au sujet de cette demande.'],
      },
    ],
  },
  en: {
    title: 'Consents of a request',
    description: 'The sentences that a person who sends a request agrees to, each with its box.',
    lead: 'Each sentence has a box of its own, and none is ticked beforehand.',
    parts: [
      {
        id: 'sharing',
        title: 'Sharing with a professional',
        paragraphs: [
          'I agree that Jurilien shows my request, without my name, to legal professionals, and gives my contact details to the one who accepts it.',
        ],
      },
      {
        id: 'contact',
        title: 'Messages about the request',
        paragraphs: ['I agree that Jurilien contacts me by e-mail, text message and phone about this request.'],
      },
      {
        id: 'marketing',
        title: 'Legal information',
        paragraphs: ['I would also like to receive legal information by e-mail from time to time.'],
      },
      { id: 'juripop', title: 'Referral to Juripop', paragraphs: ['Juripop, a non-profit legal clinic'] },
      { id: 'neolegal', title: 'Referral to Neolegal', paragraphs: ['Neolegal, fixed-price legal services online'] },
      {
        id: 'sharing-for',
        title: 'Sharing, for another person',
        paragraphs: [
          'The person agrees that Jurilien shows their request, without their name, to legal professionals, and gives their contact details to the one who accepts it.',
        ],
      },
      {
        id: 'contact-for',
        title: 'Messages, for another person',
        paragraphs: ['The person agrees that Jurilien contacts them by e-mail, text message and phone about this request.'],
      },
    ],
  },
};
