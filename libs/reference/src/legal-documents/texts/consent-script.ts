import type { Legal } from '../legal-text.js';

/**
 * What the team reads aloud to a person who says on the phone which messages they want (X02, X14): of each class and each way one
 * sentence, which they answer by yes or no before anything is written down (4.8.5).
 */
export const consentScriptText: Legal = {
  fr: {
    title: 'Choix de messages lus au téléphone',
    description:
      'Ce qui est lu à une personne qui choisit au téléphone les messages qu’elle reçoit, et à quoi elle répond par oui ou par non.',
    lead: 'La phrase est lue à voix haute, et la personne y répond avant que quoi que ce soit soit inscrit.',
    parts: [
      {
        id: 'before',
        title: 'Avant la phrase',
        paragraphs: [
          'Je vous lis ce à quoi vous consentez; répondez par oui ou par non. Vous pourrez changer d’avis en tout temps, gratuitement.',
        ],
      },
      {
        id: 'marketing-email',
        title: 'Nouveautés par courriel',
        paragraphs: ['Voulez-vous que Jurilien vous envoie, de temps en temps, ses nouveautés et ses conseils par courriel?'],
      },
      {
        id: 'marketing-sms',
        title: 'Nouveautés par texto',
        paragraphs: ['Voulez-vous que Jurilien vous envoie, de temps en temps, ses nouveautés et ses conseils par texto?'],
      },
      {
        id: 'service-email',
        title: 'Rappels et sondages par courriel',
        paragraphs: [
          'Voulez-vous que Jurilien vous envoie de nouveau par courriel les rappels, les offres et les questions sur le service?',
        ],
      },
      {
        id: 'service-sms',
        title: 'Rappels et sondages par texto',
        paragraphs: ['Voulez-vous que Jurilien vous envoie de nouveau par texto les rappels, les offres et les questions sur le service?'],
      },
      {
        id: 'after',
        title: 'Après la phrase',
        paragraphs: [
          'C’est noté. Pour ne plus rien recevoir, utilisez le lien au bas de chaque courriel, répondez ARRET à un texto, ou appelez-nous.',
        ],
      },
    ],
  },
  en: {
    title: 'Choices of messages read on the phone',
    description: 'What is read to a person who chooses on the phone which messages they receive, and what they answer yes or no to.',
    lead: 'The sentence is read aloud, and the person answers it before anything is written down.',
    parts: [
      {
        id: 'before',
        title: 'Before the sentence',
        paragraphs: ['I will read you what you consent to; please answer yes or no. You may change your mind at any time, free of charge.'],
      },
      {
        id: 'marketing-email',
        title: 'News by e-mail',
        paragraphs: ['Would you like Jurilien to send you its news and advice by e-mail from time to time?'],
      },
      {
        id: 'marketing-sms',
        title: 'News by text message',
        paragraphs: ['Would you like Jurilien to send you its news and advice by text message from time to time?'],
      },
      {
        id: 'service-email',
        title: 'Reminders and surveys by e-mail',
        paragraphs: ['Would you like Jurilien to send you reminders, offers and questions about the service by e-mail again?'],
      },
      {
        id: 'service-sms',
        title: 'Reminders and surveys by text message',
        paragraphs: ['Would you like Jurilien to send you reminders, offers and questions about the service by text message again?'],
      },
      {
        id: 'after',
        title: 'After the sentence',
        paragraphs: [
          'That is noted. To receive nothing more, use the link at the bottom of each e-mail, answer STOP to a text message, or call us.',
        ],
      },
    ],
  },
};
