import type { Legal } from '../legal-text.js';

/** What a professional accepts who buys coins (B01): the sentence beside the box, and the terms it speaks of. */
export const purchaseTermsText: Legal = {
  fr: {
    title: 'Conditions d’achat',
    description: 'Ce que vous acceptez en achetant des juricoins.',
    lead: 'Ces conditions s’ajoutent aux conditions pour les professionnels.',
    parts: [
      { id: 'agree', title: 'Case à cocher', paragraphs: ['J’accepte les conditions d’achat.'] },
      {
        id: 'conditions',
        title: 'Conditions d’achat',
        items: [
          'Un juricoin donne accès à des demandes, à prix fixe. Ce n’est ni un honoraire ni une part de vos honoraires.',
          'Les juricoins achetés n’expirent pas.',
          'Ceux que vous n’avez pas utilisés sont remboursables sur la carte pendant {days} jours, taxes comprises.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of purchase',
    description: 'What you accept when you buy juricoins.',
    lead: 'These terms are added to the professional terms.',
    parts: [
      { id: 'agree', title: 'Box to tick', paragraphs: ['I accept the terms of purchase.'] },
      {
        id: 'conditions',
        title: 'Terms of purchase',
        items: [
          'A juricoin gives access to requests, at a fixed price. It is neither a fee nor a share of your fees.',
          'Purchased juricoins do not expire.',
          'Those you have not used can be refunded to the card for {days} days, taxes included.',
        ],
      },
    ],
  },
};

/** What a professional accepts who takes a plan, where access is by plan. */
export const subscriptionTermsText: Legal = {
  fr: {
    title: 'Conditions d’abonnement',
    description: 'Ce que vous acceptez en prenant un abonnement.',
    lead: 'Ces conditions s’ajoutent aux conditions pour les professionnels.',
    parts: [
      { id: 'agree', title: 'Case à cocher', paragraphs: ['J’accepte les conditions d’abonnement.'] },
      {
        id: 'conditions',
        title: 'Conditions d’abonnement',
        items: [
          'L’abonnement donne accès aux demandes. Ce n’est ni un honoraire ni une part de vos honoraires.',
          'Il est renouvelé chaque mois jusqu’à ce que vous y mettiez fin, ici, quand vous voulez.',
          'Il prend fin avec la période payée; celle-ci n’est pas remboursée.',
        ],
      },
    ],
  },
  en: {
    title: 'Subscription terms',
    description: 'What you accept when you take a subscription.',
    lead: 'These terms are added to the professional terms.',
    parts: [
      { id: 'agree', title: 'Box to tick', paragraphs: ['I accept the subscription terms.'] },
      {
        id: 'conditions',
        title: 'Subscription terms',
        items: [
          'The subscription gives access to requests. It is neither a fee nor a share of your fees.',
          'It is renewed each month until you end it, here, whenever you like.',
          'It ends with the period that is paid for, which is not refunded.',
        ],
      },
    ],
  },
};

/** The standing consent of the owner of a card (CR5); its amounts are those that were chosen, and are kept beside it. */
export const topUpConsentText: Legal = {
  fr: {
    title: 'Autorisation de recharge automatique',
    description: 'Ce que vous autorisez en activant la recharge automatique.',
    lead: 'Les montants sont ceux que vous avez choisis.',
    parts: [
      {
        id: 'agree',
        title: 'Autorisation',
        paragraphs: [
          'J’autorise Jurilien à porter à ma carte {money}, taxes comprises, chaque fois que mon solde disponible passe sous {below}, jusqu’à {ceiling} par mois civil. Je peux modifier ou retirer cette autorisation ici en tout temps.',
        ],
      },
    ],
  },
  en: {
    title: 'Authorization of automatic top-ups',
    description: 'What you authorize when you switch on automatic top-ups.',
    lead: 'The amounts are those you have chosen.',
    parts: [
      {
        id: 'agree',
        title: 'Authorization',
        paragraphs: [
          'I authorize Jurilien to charge my card {money}, taxes included, each time my available balance falls below {below}, up to {ceiling} per calendar month. I can change or withdraw this authorization here at any time.',
        ],
      },
    ],
  },
};
