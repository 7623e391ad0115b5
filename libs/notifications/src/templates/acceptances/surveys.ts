import { template, type Template } from '../../template.js';
import { page, TOKEN } from '../samples.js';

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

const grades = {
  fr: { label: 'Dans l’ensemble, quelle est votre satisfaction? De 1 (très faible) à 5 (très élevée) :', url: '{surveyUrl}' },
  en: { label: 'Overall, how satisfied are you? From 1 (very dissatisfied) to 5 (very satisfied):', url: '{surveyUrl}' },
} as const;

/** Three days after client and professional spoke; a text carries the link alone. */
const r36 = template({
  ...about,
  rule: 'R36',
  sms: {
    fr: "Demande {code} : comment s'est passé votre échange? Votre avis en une minute : {surveyUrl} {sender}. ARRET pour cesser.",
    en: 'Request {code}: how did your conversation go? Your opinion in one minute: {surveyUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Votre avis en une minute',
      preview: 'Cinq questions sur votre demande {code}.',
      body: [
        'Bonjour {clientName},',
        'Vous avez parlé à la personne que nous vous avons proposée pour votre demande {code}. Comment cela s’est-il passé?',
        'Notre équipe lit vos réponses. Rien n’est publié sans votre accord, et la personne qui vous a servi ne voit que des moyennes de groupes d’au moins cinq clients.',
      ],
      grades: grades.fr,
      button: button.fr,
    },
    en: {
      subject: 'Your opinion in one minute',
      preview: 'Five questions about your request {code}.',
      body: [
        'Hello {clientName},',
        'You have spoken with the person we found for your request {code}. How did it go?',
        'Our team reads your answers. Nothing is published without your agreement, and the person who served you sees only averages of groups of at least five clients.',
      ],
      grades: grades.en,
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
      grades: grades.fr,
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
      grades: grades.en,
      button: button.en,
    },
  },
});

const proSurveyPage = page(`/satisfaction-professionnel?t=${TOKEN}`, `/satisfaction-professional?t=${TOKEN}`);

/** Five days after the acceptance: what the request was worth. */
const r38 = template({
  rule: 'R38',
  class: 'service',
  audience: 'professional',
  vars: { code: 'public', surveyUrl: 'public' },
  samples: { fr: { code: 'K7M2', surveyUrl: proSurveyPage.fr }, en: { code: 'K7M2', surveyUrl: proSurveyPage.en } },
  email: {
    fr: {
      subject: 'Que pensez-vous de la demande {code}?',
      preview: 'Quelques questions, une minute.',
      body: [
        'Bonjour,',
        'Vous avez accepté la demande {code} il y a quelques jours. Le client était-il joignable, la demande bien décrite, le domaine le bon?',
        'Vos réponses restent entre vous et notre équipe. Elles ne changent ni le prix, ni l’ordre des demandes que vous recevez. Si la demande ne correspondait pas, la même page permet de demander un crédit.',
      ],
      grades: { label: 'Dans l’ensemble, que valait cette demande? De 1 (très décevante) à 5 (excellente) :', url: '{surveyUrl}' },
      button: button.fr,
    },
    en: {
      subject: 'How was request {code}?',
      preview: 'A few questions, one minute.',
      body: [
        'Hello,',
        'You accepted request {code} a few days ago. Could the client be reached, was the request well described, was it the right field?',
        'Your answers stay between you and our team. They change neither the price nor the order of the requests you receive. If the request was not as described, the same page lets you ask for a credit.',
      ],
      grades: { label: 'Overall, what was this request worth? From 1 (very disappointing) to 5 (excellent):', url: '{surveyUrl}' },
      button: button.en,
    },
  },
  inapp: {
    fr: {
      title: 'Que pensez-vous de la demande {code}?',
      text: 'Quelques questions, une minute. Vos réponses restent entre vous et notre équipe.',
      url: '/mon-tableau-de-bord',
    },
    en: {
      title: 'How was request {code}?',
      text: 'A few questions, one minute. Your answers stay between you and our team.',
      url: '/en/my-dashboard',
    },
  },
});

/** What client and professional think of it (4.10.1). */
export const surveys = [r36, r37, r38] as unknown as Template[];
