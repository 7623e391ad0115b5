import { template } from '../../template.js';
import { offerPage as offer } from '../samples.js';

const pause = { fr: 'https://jurilien.example/pause', en: 'https://jurilien.example/en/pause' };

/** Several offers went unanswered: adjust, or pause? (MO20) */
const r46 = template({
  rule: 'R46',
  class: 'service',
  audience: 'professional',
  vars: { count: 'public', days: 'public', pauseAfterDays: 'public', pauseDays: 'public', pauseUrl: 'public' },
  from: { count: 'ignoredCount', days: 'ignoredDays' },
  samples: {
    fr: { count: '5', days: '14', pauseAfterDays: '7', pauseDays: '7', pauseUrl: pause.fr },
    en: { count: '5', days: '14', pauseAfterDays: '7', pauseDays: '7', pauseUrl: pause.en },
  },
  email: {
    fr: {
      subject: 'Vos offres sans réponse',
      preview: 'Ajuster vos préférences, ou faire une pause?',
      body: [
        'Bonjour,',
        'Vos {count} dernières offres, sur {days} jours, sont restées sans réponse. Rien de grave : elles ne vous ont rien coûté et votre rang ne change pas.',
        '- Si ce ne sont pas les bonnes demandes, ajustez vos domaines, vos régions ou vos heures.',
        '- Si vous manquez de temps, faites une pause et choisissez quand les offres reprennent.',
        '- Un simple refus compte aussi comme une réponse, et nous aide à mieux viser.',
        "Sans aucune réponse de votre part d'ici {pauseAfterDays} jours, nous mettrons vos offres en pause pour {pauseDays} jours. Vous pourrez les reprendre à tout moment.",
      ],
      button: { label: 'Ajuster ou faire une pause', url: '{pauseUrl}' },
    },
    en: {
      subject: 'Your unanswered offers',
      preview: 'Adjust your preferences, or take a break?',
      body: [
        'Hello,',
        'Your last {count} offers, over {days} days, went unanswered. No harm done: they cost you nothing and your standing does not change.',
        '- If these are not the right requests, adjust your fields, your regions or your hours.',
        '- If you are short of time, pause your offers and choose when they resume.',
        '- A simple refusal is an answer too, and helps us aim better.',
        'If we hear nothing from you within {pauseAfterDays} days, we will pause your offers for {pauseDays} days. You can resume them at any time.',
      ],
      button: { label: 'Adjust or pause', url: '{pauseUrl}' },
    },
  },
  inapp: {
    fr: {
      title: 'Vos {count} dernières offres sont restées sans réponse',
      text: 'Sans réponse de votre part d’ici {pauseAfterDays} jours, vos offres seront mises en pause pour {pauseDays} jours.',
      url: '/pause',
    },
    en: {
      title: 'Your last {count} offers went unanswered',
      text: 'If we hear nothing from you within {pauseAfterDays} days, your offers will be paused for {pauseDays} days.',
      url: '/en/pause',
    },
  },
});

/** Still no answer: offers rest for a week. */
const r47 = template({
  rule: 'R47',
  class: 'transactional',
  audience: 'professional',
  vars: { pauseDays: 'public', until: 'public', pauseUrl: 'public' },
  from: { until: 'pausedUntil' },
  samples: {
    fr: { pauseDays: '7', until: 'mercredi 7 octobre à 14 h 30', pauseUrl: pause.fr },
    en: { pauseDays: '7', until: 'Wednesday, October 7 at 2:30 p.m.', pauseUrl: pause.en },
  },
  email: {
    fr: {
      subject: 'Vos offres sans réponse : pause de {pauseDays} jours',
      preview: 'Elles reprennent le {until}.',
      body: [
        'Bonjour,',
        'Vos offres sont restées sans réponse depuis notre dernier message. Nous les mettons en pause pour {pauseDays} jours, pour que les personnes qui cherchent de l’aide ne vous attendent pas.',
        'Elles reprennent d’elles-mêmes le {until}. Vous pouvez les reprendre dès maintenant, ou ajuster ce que vous souhaitez recevoir.',
      ],
      button: { label: 'Reprendre mes offres', url: '{pauseUrl}' },
    },
    en: {
      subject: 'Your unanswered offers: paused for {pauseDays} days',
      preview: 'They resume on {until}.',
      body: [
        'Hello,',
        'Your offers have stayed unanswered since our last message. We are pausing them for {pauseDays} days, so that people looking for help are not left waiting for you.',
        'They resume by themselves on {until}. You can resume them right now, or adjust what you would like to receive.',
      ],
      button: { label: 'Resume my offers', url: '{pauseUrl}' },
    },
  },
});

/** A pause is about to end, or has ended. */
const r48 = template({
  rule: 'R48',
  class: 'transactional',
  audience: 'professional',
  vars: { until: 'public', pauseUrl: 'public' },
  from: { until: 'offersResumeAt' },
  samples: {
    fr: { until: 'mercredi 7 octobre à 14 h 30', pauseUrl: pause.fr },
    en: { until: 'Wednesday, October 7 at 2:30 p.m.', pauseUrl: pause.en },
  },
  email: {
    fr: {
      subject: 'Vos offres reprennent le {until}',
      preview: 'Votre pause se termine.',
      body: [
        'Bonjour,',
        'Votre pause se termine : vous recevez de nouveau des offres à partir du {until}, selon les préférences et les heures que vous avez choisies.',
        'Vous n’avez rien à faire. S’il vous faut plus de temps, prolongez la pause.',
      ],
      button: { label: 'Voir ou prolonger ma pause', url: '{pauseUrl}' },
    },
    en: {
      subject: 'Your offers resume on {until}',
      preview: 'Your pause is ending.',
      body: [
        'Hello,',
        'Your pause is ending: you receive offers again from {until}, according to the preferences and hours you have chosen.',
        'There is nothing you need to do. If you need more time, extend the pause.',
      ],
      button: { label: 'See or extend my pause', url: '{pauseUrl}' },
    },
  },
});

/** What the person's own rule has just held for them. */
const autoClaimed = template({
  rule: 'auto-claimed',
  class: 'transactional',
  audience: 'professional',
  vars: { code: 'public', minutes: 'public', price: 'public', offerUrl: 'public' },
  from: { minutes: 'minutesLeft' },
  samples: {
    fr: { code: 'K7M2', minutes: '10', price: '1,5 juricoin', offerUrl: offer.fr },
    en: { code: 'K7M2', minutes: '10', price: '1.5 juricoins', offerUrl: offer.en },
  },
  sms: {
    fr: 'Votre règle a réservé {code} ({price}) pour {minutes} minutes. Vérifiez le conflit et confirmez : {offerUrl} {sender}. ARRET pour cesser.',
    en: 'Your rule reserved {code} ({price}) for {minutes} minutes. Check for conflicts and confirm: {offerUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Votre règle a réservé la demande {code}',
      preview: 'À confirmer dans les {minutes} minutes.',
      body: [
        'Bonjour,',
        'Votre règle de réservation automatique vient de réserver la demande {code} au prix de {price}, pour {minutes} minutes.',
        'Rien n’est encore accepté : vérifiez qu’il n’y a pas de conflit, puis confirmez. Sinon, vos juricoins vous reviennent.',
      ],
      button: { label: 'Vérifier et confirmer', url: '{offerUrl}' },
    },
    en: {
      subject: 'Your rule reserved request {code}',
      preview: 'To be confirmed within {minutes} minutes.',
      body: [
        'Hello,',
        'Your automatic reservation rule has just reserved request {code} at {price}, for {minutes} minutes.',
        'Nothing is accepted yet: check that there is no conflict, then confirm. Otherwise your juricoins come back to you.',
      ],
      button: { label: 'Check and confirm', url: '{offerUrl}' },
    },
  },
});

/** Two claims by rule in a row ran out of time. */
const autoClaimOff = template({
  rule: 'auto-claim-off',
  class: 'transactional',
  audience: 'professional',
  vars: { count: 'public', profileUrl: 'public' },
  from: { count: 'autoClaimTimeouts' },
  samples: {
    fr: { count: '2', profileUrl: 'https://jurilien.example/profil' },
    en: { count: '2', profileUrl: 'https://jurilien.example/en/profile' },
  },
  email: {
    fr: {
      subject: 'Votre réservation automatique est désactivée',
      preview: '{count} réservations de suite sans suite.',
      body: [
        'Bonjour,',
        'Les {count} dernières réservations faites par votre règle se sont terminées sans réponse de votre part. Nous l’avons désactivée, pour que ces demandes ne restent pas bloquées.',
        'Vos offres continuent d’arriver comme avant. Vous pouvez réactiver la règle, ou en changer les heures, dans votre profil.',
      ],
      button: { label: 'Ouvrir mon profil', url: '{profileUrl}' },
    },
    en: {
      subject: 'Your automatic reservations are switched off',
      preview: '{count} reservations in a row ran out of time.',
      body: [
        'Hello,',
        'The last {count} reservations made by your rule ended without an answer from you. We switched it off, so that these requests do not stay blocked.',
        'Your offers keep arriving as before. You can switch the rule on again, or change its hours, in your profile.',
      ],
      button: { label: 'Open my profile', url: '{profileUrl}' },
    },
  },
});

export const offerHabits = [r46, r47, r48, autoClaimed, autoClaimOff];
