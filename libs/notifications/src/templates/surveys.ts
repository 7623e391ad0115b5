import { template, type Template } from '../template.js';
import { page, TOKEN } from './samples.js';

const surveyPage = page(`/satisfaction?t=${TOKEN}`, `/satisfaction?t=${TOKEN}`);
const about = {
  class: 'service',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', surveyUrl: 'public' },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', surveyUrl: surveyPage.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', surveyUrl: surveyPage.en },
  },
} as const;
const button = { fr: { label: 'Donner mon avis', url: '{surveyUrl}' }, en: { label: 'Give my opinion', url: '{surveyUrl}' } } as const;

/** Three days after client and professional spoke. */
const r36 = template({
  ...about,
  rule: 'R36',
  email: {
    fr: {
      subject: 'Votre avis en une minute',
      preview: 'Cinq questions sur votre demande {code}.',
      body: [
        'Bonjour {clientName},',
        'Vous avez parlé à la personne que nous vous avons proposée pour votre demande {code}. Comment cela s’est-il passé?',
        'Vos réponses restent entre vous et notre équipe. Nous ne les publions pas et nous ne les transmettons à personne.',
      ],
      button: button.fr,
    },
    en: {
      subject: 'Your opinion in one minute',
      preview: 'Five questions about your request {code}.',
      body: [
        'Hello {clientName},',
        'You have spoken with the person we found for your request {code}. How did it go?',
        'Your answers stay between you and our team. We do not publish them or pass them on to anyone.',
      ],
      button: button.en,
    },
  },
});

/** One reminder, four days later. */
const r37 = template({
  ...about,
  rule: 'R37',
  email: {
    fr: {
      subject: 'Votre avis nous aiderait',
      preview: 'Une minute, au sujet de votre demande {code}.',
      body: [
        'Bonjour {clientName},',
        'Nous n’avons pas encore votre avis sur votre demande {code}. Il nous aide à mieux servir les prochaines personnes.',
        'C’est notre seul rappel.',
      ],
      button: button.fr,
    },
    en: {
      subject: 'Your opinion would help us',
      preview: 'One minute, about your request {code}.',
      body: [
        'Hello {clientName},',
        'We do not have your opinion on your request {code} yet. It helps us serve the next person better.',
        'This is our only reminder.',
      ],
      button: button.en,
    },
  },
});

/** What the client thinks of it (4.10.1). */
export const surveys = [r36, r37] as unknown as Template[];
