import type { Legal } from '../legal-text.js';

/** What is agreed to by itself where a request tells of a criminal file, health or violence: beside a box, or read aloud (L25-2). */
export const sensitiveAnswersText: Legal = {
  fr: {
    title: 'Consentement aux réponses délicates',
    description: 'La phrase à laquelle consent, à part, une personne dont la demande contient des réponses délicates.',
    lead: 'Elle est demandée seulement où de telles réponses sont données, et sa case n’est jamais cochée d’avance.',
    parts: [
      {
        id: 'own',
        title: 'Réponses délicates',
        paragraphs: [
          'J’accepte que mes réponses délicates, sur un dossier criminel, la santé ou la violence, soient lues par l’équipe de Jurilien, servent à chercher un professionnel et soient transmises à celui qui accepte ma demande.',
        ],
      },
      {
        id: 'other',
        title: 'Réponses délicates, pour une autre personne',
        paragraphs: [
          'La personne accepte que ses réponses délicates, sur un dossier criminel, la santé ou la violence, soient lues par l’équipe de Jurilien, servent à chercher un professionnel et soient transmises à celui qui accepte sa demande.',
        ],
      },
      {
        id: 'read',
        title: 'Réponses délicates, au téléphone',
        paragraphs: [
          'Vous m’avez parlé d’un dossier criminel, de santé ou de violence. Acceptez-vous que notre équipe lise ces réponses délicates, qu’elles servent à chercher un professionnel et qu’elles soient transmises à celui qui accepte votre demande?',
        ],
      },
    ],
  },
  en: {
    title: 'Consent to sensitive answers',
    description: 'The sentence that a person whose request holds sensitive answers agrees to by itself.',
    lead: 'It is asked only where such answers are given, and its box is never ticked beforehand.',
    parts: [
      {
        id: 'own',
        title: 'Sensitive answers',
        paragraphs: [
          'I agree that my sensitive answers, about a criminal file, health or violence, are read by the Jurilien team, used to look for a professional and passed on to the one who accepts my request.',
        ],
      },
      {
        id: 'other',
        title: 'Sensitive answers, for another person',
        paragraphs: [
          'The person agrees that their sensitive answers, about a criminal file, health or violence, are read by the Jurilien team, used to look for a professional and passed on to the one who accepts their request.',
        ],
      },
      {
        id: 'read',
        title: 'Sensitive answers, on the phone',
        paragraphs: [
          'You told me about a criminal file, health or violence. Do you agree that our team reads these sensitive answers, that they are used to look for a professional and that they are passed on to the one who accepts your request?',
        ],
      },
    ],
  },
};
