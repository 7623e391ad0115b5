import { template, type Both } from '../template.js';

/** Answers carriers require: GSM-7, at most 160 characters, in the language of the keyword (ARRET or STOP). */
const answer = (rule: string, sms: Both<string>) =>
  template<never>({ rule, class: 'otp', kind: 'carrier-answer', audience: 'anyone', vars: {}, samples: { fr: {}, en: {} }, sms });

export const keywordAnswers = [
  answer('keyword-stop', {
    fr: "{sender} : c'est fait, vous ne recevrez plus de textos de nous. DEBUT pour reprendre. Aide : {senderPhone}",
    en: '{sender}: done, you will receive no more text messages from us. START to resume. Help: {senderPhone}',
  }),
  answer('keyword-help', {
    fr: "{sender} vous relie à des professionnels du droit. {senderPhone}, {senderHours}. Des frais de messagerie peuvent s'appliquer. ARRET pour cesser.",
    en: '{sender} connects you with legal professionals. {senderPhone}, {senderHours}. Message rates may apply. STOP to end.',
  }),
  answer('keyword-start', {
    fr: "{sender} : vous recevrez de nouveau nos textos de service. AIDE pour de l'aide, ARRET pour cesser.",
    en: '{sender}: you will receive our service texts again. HELP for help, STOP to end.',
  }),
];
