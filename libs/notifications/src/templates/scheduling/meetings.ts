import { template, type Template } from '../../template.js';
import { at, client, consolePage, date, meetingPage } from './samples.js';

const KINDS = {
  onboarding: { fr: 'votre accueil dans le réseau', en: 'your welcome to the network' },
  accountReview: { fr: 'le suivi de votre compte', en: 'a review of your account' },
  validationCall: { fr: 'votre demande', en: 'your request' },
  candidateInterview: { fr: 'votre candidature', en: 'your application' },
};
const MODES = {
  phone: { fr: 'par téléphone', en: 'by phone' },
  video: { fr: 'en vidéo; le lien est sur la page de la rencontre', en: 'by video; the link is on the page of the meeting' },
  inPerson: { fr: 'en personne; l’adresse est sur la page de la rencontre', en: 'in person; the address is on the page of the meeting' },
};
const NEWS = {
  confirmed: { fr: 'Rencontre fixée', en: 'Meeting set' },
  moved: { fr: 'Rencontre déplacée', en: 'Meeting moved' },
  corrected: { fr: 'Heure de rencontre corrigée', en: 'Meeting time corrected' },
};
const from = {
  at: 'meetingAt',
  date: 'meetingDate',
  kind: 'meetingKind',
  mode: 'meetingMode',
  minutes: 'meetingMinutes',
  until: 'meetingUntil',
  url: 'meetingUrl',
  news: 'appointmentNews',
};

/** Someone is invited to choose a time. */
const invited = template({
  rule: 'meeting-invited',
  class: 'transactional',
  audience: 'anyone',
  vars: { kind: 'public', minutes: 'public', until: 'public', url: 'public' },
  from,
  choices: { kind: KINDS },
  samples: {
    fr: { kind: 'onboarding', minutes: '30', until: date.fr, url: meetingPage.fr },
    en: { kind: 'onboarding', minutes: '30', until: date.en, url: meetingPage.en },
  },
  sms: {
    fr: "Rencontre avec notre équipe : choisissez votre heure d'ici le {until}. {url} {sender}. ARRET pour cesser.",
    en: 'Meeting with our team: choose your time by {until}. {url} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Rencontre avec notre équipe : choisissez votre heure',
      preview: 'Une rencontre de {minutes} minutes, à l’heure qui vous convient.',
      body: [
        'Bonjour,',
        'Nous aimerions vous rencontrer au sujet suivant : {kind}. La rencontre dure {minutes} minutes.',
        'Choisissez l’heure qui vous convient d’ici le {until}.',
      ],
      button: { label: 'Choisir une heure', url: '{url}' },
    },
    en: {
      subject: 'Meeting with our team: choose your time',
      preview: 'A meeting of {minutes} minutes, at a time that suits you.',
      body: [
        'Hello,',
        'We would like to meet with you about the following: {kind}. The meeting takes {minutes} minutes.',
        'Choose the time that suits you by {until}.',
      ],
      button: { label: 'Choose a time', url: '{url}' },
    },
  },
});

/** The time is set, or is another one. */
const r35 = template({
  rule: 'R35',
  class: 'transactional',
  audience: 'anyone',
  calendar: true,
  vars: { news: 'public', at: 'public', date: 'public', kind: 'public', mode: 'public', url: 'public' },
  from,
  choices: { news: NEWS, kind: KINDS, mode: MODES },
  samples: {
    fr: { news: 'confirmed', at: at.fr, date: date.fr, kind: 'onboarding', mode: 'video', url: meetingPage.fr },
    en: { news: 'confirmed', at: at.en, date: date.en, kind: 'onboarding', mode: 'video', url: meetingPage.en },
  },
  sms: {
    fr: 'Rencontre avec notre équipe : {at}. Détails ou changement : {url} {sender}. ARRET pour cesser.',
    en: 'Meeting with our team: {at}. Details or changes: {url} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Rencontre avec notre équipe : {date}',
      preview: '{news}.',
      body: [
        'Bonjour,',
        '{news}. Voici les détails de votre rencontre avec notre équipe.',
        '- Quand : {at}',
        '- Comment : {mode}',
        '- Sujet : {kind}',
        'Le fichier joint met la rencontre à votre calendrier et la tient à jour.',
      ],
      button: { label: 'Voir la rencontre', url: '{url}' },
      after: ['Un empêchement? Déplacez ou annulez la rencontre sur la même page.'],
    },
    en: {
      subject: 'Meeting with our team: {date}',
      preview: '{news}.',
      body: [
        'Hello,',
        '{news}. Here are the details of your meeting with our team.',
        '- When: {at}',
        '- How: {mode}',
        '- About: {kind}',
        'The attached file puts the meeting in your calendar and keeps it up to date.',
      ],
      button: { label: 'See the meeting', url: '{url}' },
      after: ['Something came up? Move or cancel the meeting on the same page.'],
    },
  },
});

/** It comes near. */
const reminder = template({
  rule: 'R35-reminder',
  class: 'transactional',
  audience: 'anyone',
  vars: { at: 'public', date: 'public', mode: 'public', url: 'public' },
  from,
  choices: { mode: MODES },
  samples: {
    fr: { at: at.fr, date: date.fr, mode: 'video', url: meetingPage.fr },
    en: { at: at.en, date: date.en, mode: 'video', url: meetingPage.en },
  },
  sms: {
    fr: 'Rencontre avec notre équipe, rappel : {at}. Détails ou changement : {url} {sender}. ARRET pour cesser.',
    en: 'Meeting with our team, reminder: {at}. Details or changes: {url} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Rappel, rencontre avec notre équipe : {date}',
      preview: 'Heure, lieu et changements : tout est sur la page de la rencontre.',
      body: ['Bonjour,', 'Votre rencontre avec notre équipe approche.', '- Quand : {at}', '- Comment : {mode}'],
      button: { label: 'Voir la rencontre', url: '{url}' },
    },
    en: {
      subject: 'Reminder, meeting with our team: {date}',
      preview: 'Time, place and changes: everything is on the page of the meeting.',
      body: ['Hello,', 'Your meeting with our team is coming up.', '- When: {at}', '- How: {mode}'],
      button: { label: 'See the meeting', url: '{url}' },
    },
  },
});

/** How the two meet, as a colleague knows it. */
const HOW = {
  phone: { fr: 'par téléphone', en: 'by phone' },
  video: { fr: 'en vidéo', en: 'by video' },
  inPerson: { fr: 'en personne', en: 'in person' },
};
const teamVars = { at: 'public', date: 'public', with: 'personal', page: 'public' } as const;
const teamFrom = { ...from, with: 'meetingWith', page: 'meetingPage' };
const teamSamples = {
  fr: { at: at.fr, date: date.fr, with: client.fr, page: consolePage },
  en: { at: at.en, date: date.en, with: client.en, page: consolePage },
};

/** Who of the team meets. */
const team = template({
  rule: 'R35-team',
  class: 'transactional',
  audience: 'account',
  calendar: true,
  vars: { ...teamVars, news: 'public' },
  from: teamFrom,
  choices: { news: NEWS },
  samples: { fr: { ...teamSamples.fr, news: 'confirmed' }, en: { ...teamSamples.en, news: 'confirmed' } },
  email: {
    fr: {
      subject: 'Rencontre avec notre équipe : {date}',
      preview: '{news}.',
      body: ['Bonjour,', '{news} : {with}, {at}.', 'Le fichier joint met la rencontre à votre calendrier et la tient à jour.'],
      button: { label: 'Ouvrir la rencontre', url: '{page}' },
    },
    en: {
      subject: 'Meeting with our team: {date}',
      preview: '{news}.',
      body: ['Hello,', '{news}: {with}, {at}.', 'The attached file puts the meeting in your calendar and keeps it up to date.'],
      button: { label: 'Open the meeting', url: '{page}' },
    },
  },
});

/** It comes near: who of the team meets. */
const teamReminder = template({
  rule: 'R35-team-reminder',
  class: 'transactional',
  audience: 'account',
  vars: { ...teamVars, mode: 'public' },
  from: teamFrom,
  choices: { mode: HOW },
  samples: { fr: { ...teamSamples.fr, mode: 'video' }, en: { ...teamSamples.en, mode: 'video' } },
  email: {
    fr: {
      subject: 'Rappel, rencontre : {date}',
      preview: 'La préparation et la liste des points sont sur la page de la rencontre.',
      body: ['Bonjour,', 'Votre rencontre avec {with} approche.', '- Quand : {at}', '- Comment : {mode}'],
      button: { label: 'Ouvrir la rencontre', url: '{page}' },
    },
    en: {
      subject: 'Reminder, meeting: {date}',
      preview: 'What to prepare and the checklist are on the page of the meeting.',
      body: ['Hello,', 'Your meeting with {with} is coming up.', '- When: {at}', '- How: {mode}'],
      button: { label: 'Open the meeting', url: '{page}' },
    },
  },
});

/** It does not take place: to who was invited. */
const cancelled = template({
  rule: 'meeting-cancelled',
  class: 'transactional',
  audience: 'anyone',
  calendar: true,
  vars: { kind: 'public', url: 'public' },
  from,
  choices: { kind: KINDS },
  samples: { fr: { kind: 'onboarding', url: meetingPage.fr }, en: { kind: 'onboarding', url: meetingPage.en } },
  sms: {
    fr: 'Rencontre avec notre équipe annulée. La suite : {url} {sender}. ARRET pour cesser.',
    en: 'Meeting with our team cancelled. What comes next: {url} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Rencontre avec notre équipe annulée',
      preview: 'La page de la rencontre dit la suite.',
      body: ['Bonjour,', 'Votre rencontre avec notre équipe n’aura pas lieu. Elle portait sur le sujet suivant : {kind}.'],
      button: { label: 'Voir la suite', url: '{url}' },
    },
    en: {
      subject: 'Meeting with our team cancelled',
      preview: 'The page of the meeting says what comes next.',
      body: ['Hello,', 'Your meeting with our team will not take place. It was about the following: {kind}.'],
      button: { label: 'See what comes next', url: '{url}' },
    },
  },
});

const cancelledTeam = template({
  rule: 'meeting-cancelled-team',
  class: 'transactional',
  audience: 'account',
  calendar: true,
  vars: { with: 'personal', page: 'public' },
  from: teamFrom,
  samples: { fr: { with: client.fr, page: consolePage }, en: { with: client.en, page: consolePage } },
  email: {
    fr: {
      subject: 'Rencontre annulée',
      preview: 'La plage est libre de nouveau.',
      body: ['Bonjour,', 'La rencontre avec {with} n’aura pas lieu. La plage est libre de nouveau.'],
      button: { label: 'Ouvrir la rencontre', url: '{page}' },
    },
    en: {
      subject: 'Meeting cancelled',
      preview: 'The time is free again.',
      body: ['Hello,', 'The meeting with {with} will not take place. The time is free again.'],
      button: { label: 'Open the meeting', url: '{page}' },
    },
  },
});

/** Meetings of people with our team. */
export const meetings = [invited, r35, reminder, team, teamReminder, cancelled, cancelledTeam] as unknown as Template[];
