import { template, type Both, type Template } from '../../template.js';
import { appointmentPage, at, client, date, pro } from './samples.js';

const NEWS = {
  confirmed: { fr: 'Rendez-vous confirmé', en: 'Appointment confirmed' },
  moved: { fr: 'Rendez-vous déplacé', en: 'Appointment moved' },
  corrected: { fr: 'Heure de rendez-vous corrigée', en: 'Appointment time corrected' },
};
const MODES = {
  client: {
    phone: { fr: 'par téléphone, au numéro que vous nous avez donné', en: 'by phone, at the number you gave us' },
    video: { fr: 'en vidéo; le lien est sur la page du rendez-vous', en: 'by video; the link is on the page of the appointment' },
    inPerson: {
      fr: 'en personne; l’adresse est sur la page du rendez-vous',
      en: 'in person; the address is on the page of the appointment',
    },
  },
  professional: {
    phone: { fr: 'par téléphone; vous appelez le client', en: 'by phone; you call the client' },
    video: { fr: 'en vidéo, par le lien de vos disponibilités', en: 'by video, at the link of your availability' },
    inPerson: { fr: 'en personne, à votre adresse', en: 'in person, at your address' },
  },
} satisfies Record<string, Record<string, Both<string>>>;

const vars = {
  code: 'public',
  at: 'public',
  date: 'public',
  mode: 'public',
  url: 'public',
  proName: 'personal',
  clientName: 'personal',
} as const;
const from = { at: 'appointmentAt', date: 'appointmentDate', mode: 'appointmentMode', url: 'appointmentUrl', news: 'appointmentNews' };
const sampled = {
  fr: { code: 'K7M2', at: at.fr, date: date.fr, mode: 'phone', url: appointmentPage.fr, proName: pro.fr, clientName: client.fr },
  en: { code: 'K7M2', at: at.en, date: date.en, mode: 'phone', url: appointmentPage.en, proName: pro.en, clientName: client.en },
};
const WHO = {
  client: { fr: { hello: 'Bonjour {clientName},', with: '{proName}' }, en: { hello: 'Hello {clientName},', with: '{proName}' } },
  professional: {
    fr: { hello: 'Bonjour {proName},', with: '{clientName} (demande {code})' },
    en: { hello: 'Hello {proName},', with: '{clientName} (request {code})' },
  },
};

/** The time is set, or is another one: the details, with a file for calendars. */
const details = (rule: string, audience: 'client' | 'professional') =>
  template({
    rule,
    class: 'transactional',
    audience,
    calendar: true,
    vars: { ...vars, news: 'public' },
    from,
    choices: { news: NEWS, mode: MODES[audience] },
    samples: { fr: { ...sampled.fr, news: 'confirmed' }, en: { ...sampled.en, news: 'confirmed' } },
    sms: {
      fr: '{news} : {at}. Détails ou changement : {url} {sender}. ARRET pour cesser.',
      en: '{news}: {at}. Details or changes: {url} {sender}. STOP to end.',
    },
    email: {
      fr: {
        subject: '{news} : {date}',
        preview: 'Heure, lieu et changements : tout est sur la page du rendez-vous.',
        body: [
          WHO[audience].fr.hello,
          'Voici les détails de votre rendez-vous.',
          '- Quand : {at}',
          '- Comment : {mode}',
          `- Avec : ${WHO[audience].fr.with}`,
          'Le fichier joint met le rendez-vous à votre calendrier et le tient à jour.',
        ],
        button: { label: 'Voir le rendez-vous', url: '{url}' },
        after: ['Un empêchement? Déplacez ou annulez le rendez-vous sur la même page, le plus tôt possible.'],
      },
      en: {
        subject: '{news}: {date}',
        preview: 'Time, place and changes: everything is on the page of the appointment.',
        body: [
          WHO[audience].en.hello,
          'Here are the details of your appointment.',
          '- When: {at}',
          '- How: {mode}',
          `- With: ${WHO[audience].en.with}`,
          'The attached file puts the appointment in your calendar and keeps it up to date.',
        ],
        button: { label: 'See the appointment', url: '{url}' },
        after: ['Something came up? Move or cancel the appointment on the same page, as soon as you can.'],
      },
    },
  });

const sms: Both<string> = {
  fr: 'Rappel de rendez-vous : {at}. Détails ou changement : {url} {sender}. ARRET pour cesser.',
  en: 'Appointment reminder: {at}. Details or changes: {url} {sender}. STOP to end.',
};

/** It comes near: the day before. */
const dayBefore = (rule: string, audience: 'client' | 'professional') =>
  template({
    rule,
    class: 'transactional',
    audience,
    vars,
    from,
    choices: { mode: MODES[audience] },
    samples: sampled,
    sms,
    email: {
      fr: {
        subject: 'Rappel de rendez-vous : {date}',
        preview: 'Heure, lieu et changements : tout est sur la page du rendez-vous.',
        body: [
          WHO[audience].fr.hello,
          'Votre rendez-vous approche.',
          '- Quand : {at}',
          '- Comment : {mode}',
          `- Avec : ${WHO[audience].fr.with}`,
        ],
        button: { label: 'Voir le rendez-vous', url: '{url}' },
        after: ['Un empêchement? Dites-le sur la même page : la plage pourra servir à quelqu’un d’autre.'],
      },
      en: {
        subject: 'Appointment reminder: {date}',
        preview: 'Time, place and changes: everything is on the page of the appointment.',
        body: [
          WHO[audience].en.hello,
          'Your appointment is coming up.',
          '- When: {at}',
          '- How: {mode}',
          `- With: ${WHO[audience].en.with}`,
        ],
        button: { label: 'See the appointment', url: '{url}' },
        after: ['Something came up? Say so on the same page: someone else may use the time.'],
      },
    },
  });

/** It is about to begin. */
const shortlyBefore = (rule: string, audience: 'client' | 'professional') =>
  template({
    rule,
    class: 'transactional',
    audience,
    vars: { at: 'public', url: 'public' },
    from: { at: 'appointmentAt', url: 'appointmentUrl' },
    samples: { fr: { at: at.fr, url: appointmentPage.fr }, en: { at: at.en, url: appointmentPage.en } },
    sms,
  });

/** The details of an appointment and its reminders, to each side. */
export const appointmentSet = [
  details('R29', 'client'),
  details('R29-pro', 'professional'),
  dayBefore('R30', 'client'),
  dayBefore('R30-pro', 'professional'),
  shortlyBefore('R31', 'client'),
  shortlyBefore('R31-pro', 'professional'),
] as unknown as Template[];
