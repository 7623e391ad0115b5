import { template } from '../../template.js';
import { page, TOKEN } from '../samples.js';

const resume = page(`/demande?d=${TOKEN}`, `/demand?d=${TOKEN}`);
const samples = { fr: { days: '7', resumeUrl: resume.fr }, en: { days: '7', resumeUrl: resume.en } };
const vars = { days: 'public', resumeUrl: 'public' } as const;
const from = { days: 'draftDays' } as const;
const personal = {
  fr: 'Ce lien est personnel : ne le transférez pas. Il est bon {days} jours.',
  en: 'This link is personal: please do not forward it. It is good for {days} days.',
};

/** Asked for on the form: the link to go on later. */
const draftLink = template({
  rule: 'draft-link',
  class: 'transactional',
  audience: 'client',
  vars,
  from,
  samples,
  email: {
    fr: {
      subject: 'Votre lien pour continuer',
      preview: 'Vos réponses sont enregistrées.',
      body: ['Bonjour,', 'Vos réponses sont enregistrées. Reprenez quand vous voulez, sur l’appareil de votre choix.'],
      button: { label: 'Continuer', url: '{resumeUrl}' },
      after: [personal.fr, 'Vous n’avez rien demandé? Ignorez ce courriel : rien ne sera envoyé à personne.'],
    },
    en: {
      subject: 'Your link to continue',
      preview: 'Your answers are saved.',
      body: ['Hello,', 'Your answers are saved. Pick up whenever you like, on the device of your choice.'],
      button: { label: 'Continue', url: '{resumeUrl}' },
      after: [personal.en, 'If you did not ask for this, ignore this e-mail: nothing will be sent to anyone.'],
    },
  },
});

/** The first reminder of a draft, two hours after it was last written on. */
const r01 = template({
  rule: 'R01',
  class: 'service',
  audience: 'client',
  vars,
  from,
  samples,
  email: {
    fr: {
      subject: 'Votre demande est presque prête',
      preview: 'Vos réponses sont gardées : il reste quelques minutes.',
      body: [
        'Bonjour,',
        'Vous avez commencé une demande et vous nous avez demandé de vous la rappeler. Tout ce que vous avez écrit est gardé.',
        'Tant que vous ne l’envoyez pas, personne ne la lit.',
      ],
      button: { label: 'Terminer ma demande', url: '{resumeUrl}' },
      after: [personal.fr, 'Vous avez changé d’idée? Ne faites rien : elle s’efface d’elle-même.'],
    },
    en: {
      subject: 'Your request is almost ready',
      preview: 'Your answers are saved: only a few minutes to go.',
      body: [
        'Hello,',
        'You started a request and asked us to remind you of it. Everything you wrote is saved.',
        'Until you send it, no one reads it.',
      ],
      button: { label: 'Finish my request', url: '{resumeUrl}' },
      after: [personal.en, 'Changed your mind? Do nothing: it will be erased.'],
    },
  },
});

/** The second and last one, the next day. */
const r02 = template({
  rule: 'R02',
  class: 'service',
  audience: 'client',
  vars,
  from,
  samples,
  email: {
    fr: {
      subject: 'Votre demande vous attend encore',
      preview: 'C’est notre dernier rappel.',
      body: [
        'Bonjour,',
        'Votre demande n’est pas encore envoyée. C’est notre dernier rappel : vos réponses s’effaceront d’elles-mêmes dans {days} jours.',
      ],
      button: { label: 'Terminer ma demande', url: '{resumeUrl}' },
      after: [personal.fr],
    },
    en: {
      subject: 'Your request is still waiting for you',
      preview: 'This is our last reminder.',
      body: ['Hello,', 'Your request has not been sent yet. This is our last reminder: your answers will be erased in {days} days.'],
      button: { label: 'Finish my request', url: '{resumeUrl}' },
      after: [personal.en],
    },
  },
});

export const drafts = [draftLink, r01, r02];
