import type { Legal } from '../legal-text.js';

/** The words beside each choice of which messages come (M20, N02, IN10): of a part, its title names the choice and its paragraph describes it. */
export const messageChoicesText: Legal = {
  fr: {
    title: 'Choix de messages',
    description: 'Les phrases à côté de chaque choix sur les messages que l’on reçoit.',
    lead: 'Chaque choix vaut pour une adresse ou un numéro, et peut être retiré en tout temps.',
    parts: [
      { id: 'sms-service-client', title: 'Rappels et sondages', paragraphs: ['Rappels, renouvellement et questions sur le service reçu.'] },
      {
        id: 'sms-service-professional',
        title: 'Offres et rappels',
        paragraphs: ['Nouvelles demandes et rappels. Sans texto, vous les recevez par courriel.'],
      },
      {
        id: 'email-service-client',
        title: 'Rappels et sondages',
        paragraphs: ['Rappels, renouvellement et questions sur le service reçu.'],
      },
      {
        id: 'email-service-professional',
        title: 'Offres et rappels',
        paragraphs: ['Nouvelles demandes et rappels. Sans courriel, vous les recevez par texto si votre numéro est confirmé.'],
      },
      {
        id: 'marketing',
        title: 'Nouveautés',
        paragraphs: ['Nos nouveautés et nos conseils, de temps en temps. Seulement si vous le voulez.'],
      },
      {
        id: 'link-service-client',
        title: 'Page sans connexion : clientèle',
        paragraphs: ['Rappels, renouvellement et sondages sur le service reçu'],
      },
      {
        id: 'link-service-professional',
        title: 'Page sans connexion : professionnels',
        paragraphs: ['Offres de demandes et rappels par courriel'],
      },
      { id: 'link-service-anyone', title: 'Page sans connexion : autres', paragraphs: ['Rappels et messages de service'] },
      {
        id: 'link-marketing',
        title: 'Page sans connexion : nouveautés',
        paragraphs: ['Nos nouveautés et nos conseils, de temps en temps'],
      },
      { id: 'reminder', title: 'Brouillon d’une demande', paragraphs: ['Rappelez-moi de terminer ma demande'] },
    ],
  },
  en: {
    title: 'Choices of messages',
    description: 'The sentences beside each choice of the messages one receives.',
    lead: 'Each choice is about one address or number, and can be withdrawn at any time.',
    parts: [
      {
        id: 'sms-service-client',
        title: 'Reminders and surveys',
        paragraphs: ['Reminders, renewal and questions about the service you received.'],
      },
      {
        id: 'sms-service-professional',
        title: 'Offers and reminders',
        paragraphs: ['New requests and reminders. Without texts, you get them by e-mail.'],
      },
      {
        id: 'email-service-client',
        title: 'Reminders and surveys',
        paragraphs: ['Reminders, renewal and questions about the service you received.'],
      },
      {
        id: 'email-service-professional',
        title: 'Offers and reminders',
        paragraphs: ['New requests and reminders. Without e-mail, you receive them by text if your number is confirmed.'],
      },
      { id: 'marketing', title: 'News', paragraphs: ['Our news and advice, now and then. Only if you want it.'] },
      {
        id: 'link-service-client',
        title: 'Page without sign-in: clients',
        paragraphs: ['Reminders, renewals and surveys about the service received'],
      },
      {
        id: 'link-service-professional',
        title: 'Page without sign-in: professionals',
        paragraphs: ['Offers of requests and reminders by e-mail'],
      },
      { id: 'link-service-anyone', title: 'Page without sign-in: others', paragraphs: ['Reminders and service messages'] },
      { id: 'link-marketing', title: 'Page without sign-in: news', paragraphs: ['Our news and advice, from time to time'] },
      { id: 'reminder', title: 'Draft of a request', paragraphs: ['Remind me to finish my request'] },
    ],
  },
};
