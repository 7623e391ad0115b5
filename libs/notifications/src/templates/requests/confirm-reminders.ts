import { template } from '../../template.js';
import { page, statusPage, TOKEN } from '../samples.js';

const confirmPage = page(`/validation-demande?d=${TOKEN}`, `/lead-validation?d=${TOKEN}`);
const about = {
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', confirmUrl: 'public', statusUrl: 'public' },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', confirmUrl: confirmPage.fr, statusUrl: statusPage.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', confirmUrl: confirmPage.en, statusUrl: statusPage.en },
  },
} as const;
const subject = { fr: 'Un geste pour lancer votre demande {code}', en: 'One step to start your request {code}' };
const buttons = {
  fr: {
    button: { label: 'Confirmer mon courriel', url: '{confirmUrl}' },
    more: { label: 'Voir ma demande', url: '{statusUrl}' },
    after: ['Vous n’avez rien demandé? Ne cliquez pas : sans confirmation, cette adresse ne sera pas utilisée.'],
  },
  en: {
    button: { label: 'Confirm my e-mail', url: '{confirmUrl}' },
    more: { label: 'See my request', url: '{statusUrl}' },
    after: ['If you did not ask for this, do not click: without confirmation, this address will not be used.'],
  },
};

/** Half an hour after it was sent, no address of a request is proven; the e-mail goes where no text can. */
const r05 = template({
  ...about,
  rule: 'R05',
  sms: {
    fr: "Un geste pour lancer votre demande {code} : confirmez que c'est bien vous. Tout se fait sur votre page : {statusUrl} {sender}. ARRET pour cesser.",
    en: 'One step to start your request {code}: confirm that it is really you. You can do it on your page: {statusUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: subject.fr,
      preview: 'Confirmez que cette adresse est bien la vôtre.',
      body: [
        'Bonjour {clientName},',
        'Nous avons reçu une demande à votre nom, {code}. Il reste un geste : confirmer que cette adresse est bien la vôtre.',
        'Vous préférez le téléphone? Sur la page de votre demande, vous pouvez recevoir un nouveau code par texto.',
      ],
      ...buttons.fr,
    },
    en: {
      subject: subject.en,
      preview: 'Confirm that this address is yours.',
      body: [
        'Hello {clientName},',
        'We have received a request in your name, {code}. One step is left: confirming that this address is yours.',
        'Would you rather use your phone? On the page of your request, you can get a new code by text message.',
      ],
      ...buttons.en,
    },
  },
});

/** The last reminder, most of a day after it was sent. */
const r06 = template({
  ...about,
  rule: 'R06',
  email: {
    fr: {
      subject: subject.fr,
      preview: 'C’est notre dernier rappel.',
      body: [
        'Bonjour {clientName},',
        'Votre demande {code} n’est toujours pas confirmée. Tant qu’elle ne l’est pas, nous ne savons pas si nos messages vous parviennent, et votre demande avance moins vite.',
        'C’est notre dernier rappel à ce sujet.',
      ],
      ...buttons.fr,
    },
    en: {
      subject: subject.en,
      preview: 'This is our last reminder.',
      body: [
        'Hello {clientName},',
        'Your request {code} is still not confirmed. Until it is, we cannot tell whether our messages reach you, and your request moves more slowly.',
        'This is our last reminder about it.',
      ],
      ...buttons.en,
    },
  },
});

export const confirmReminders = [r05, r06];
