import { template, type Both, type Privacy } from '../template.js';
import { offerPage as url, statusPage } from './samples.js';

const sampleOf: Record<string, Both<string>> = {
  code: { fr: 'K7M2', en: 'K7M2' },
  minutes: { fr: '10', en: '10' },
  triesLeft: { fr: '4', en: '4' },
  hours: { fr: '24', en: '24' },
  choice: { fr: '2', en: '2' },
  offerUrl: url,
  opensAt: { fr: 'mercredi 23 septembre, 8 h 30', en: 'Wednesday, September 23, 8:30 a.m.' },
  appointmentAt: {
    fr: 'mercredi 30 septembre à 14 h 30, heure de l’Atlantique (13 h 30, heure de l’Est)',
    en: 'Wednesday, September 30 at 2:30 p.m. Atlantic Time (1:30 p.m. Eastern Time)',
  },
  statusUrl: statusPage,
  proName: { fr: 'Me François Côté-Desrosiers', en: 'François Côté-Desrosiers' },
  pauseUrl: { fr: 'https://jurilien.example/pause', en: 'https://jurilien.example/en/pause' },
};

/** An answer to a text message someone just sent us: any hour, one segment or two. */
const answer = (rule: string, names: readonly string[], sms: Both<string>) => {
  const each = <T>(value: (name: string) => T) => Object.fromEntries(names.map((name) => [name, value(name)])) as Record<string, T>;
  return template({
    rule,
    class: 'otp',
    audience: 'anyone',
    vars: each((): Privacy => 'public'),
    samples: { fr: each((n) => sampleOf[n]!.fr), en: each((n) => sampleOf[n]!.en) },
    sms,
  });
};

export const inboundAnswers = [
  answer('claim-held', ['code', 'minutes', 'offerUrl'], {
    fr: "{code} est à vous pour {minutes} minutes. Vérifiez qu'il n'y a pas de conflit, puis confirmez : {offerUrl} {sender}",
    en: '{code} is reserved for you for {minutes} minutes. Check for conflicts of interest, then confirm: {offerUrl} {sender}',
  }),
  answer('claim-unfunded', ['code', 'minutes', 'offerUrl'], {
    fr: '{code} est à vous pour {minutes} minutes, mais il vous manque des juricoins. Ajoutez-en pour vérifier et confirmer : {offerUrl} {sender}',
    en: '{code} is reserved for you for {minutes} minutes, but you are short of juricoins. Add some to check and confirm: {offerUrl} {sender}',
  }),
  answer('claim-taken', ['code'], {
    fr: "La demande {code} est déjà réservée par quelqu'un d'autre. Si elle se libère, nous vous écrivons. {sender}",
    en: 'Request {code} has just been reserved by someone else. If it becomes available, we will write to you. {sender}',
  }),
  answer('claim-expired', ['code'], {
    fr: "L'offre {code} n'est plus ouverte. Merci d'avoir répondu. {sender}",
    en: 'Offer {code} is no longer open. Thank you for answering. {sender}',
  }),
  answer('claim-not-now', ['code', 'offerUrl'], {
    fr: 'Vous ne pouvez pas réserver {code} pour le moment. Pourquoi, et quoi faire : {offerUrl} {sender}',
    en: 'You cannot reserve {code} at the moment. Why, and what you can do: {offerUrl} {sender}',
  }),
  answer('claim-no-coins', ['code', 'offerUrl'], {
    fr: 'Il vous manque des juricoins pour réserver {code}. Voir la demande et votre solde : {offerUrl} {sender}',
    en: 'You are short of juricoins to reserve {code}. See the request and your balance: {offerUrl} {sender}',
  }),
  answer('claim-which', ['code'], {
    fr: 'Vous avez plusieurs offres ouvertes. Répondez avec le code de celle que vous voulez, par exemple OUI {code}. {sender}',
    en: 'You have several open offers. Reply with the code of the one you want, for example YES {code}. {sender}',
  }),
  answer('refuse-which', ['code'], {
    fr: 'Vous avez plusieurs offres ouvertes. Répondez avec le code de celle que vous refusez, par exemple NON {code}. {sender}',
    en: 'You have several open offers. Reply with the code of the one you refuse, for example NO {code}. {sender}',
  }),
  answer('offer-refused', ['code', 'offerUrl'], {
    fr: "C'est noté, merci. Pourquoi {code} ne convenait pas? Dites-le ici : {offerUrl} {sender}",
    en: 'Noted, thank you. Why was {code} not right for you? Tell us here: {offerUrl} {sender}',
  }),
  answer('code-confirmed', [], { fr: 'Merci, votre numéro est confirmé. {sender}', en: 'Thank you, your number is confirmed. {sender}' }),
  answer('code-wrong', ['triesLeft'], {
    fr: "Ce code n'est pas le bon. Essais restants : {triesLeft}. {sender}",
    en: 'That code is not the right one. Tries left: {triesLeft}. {sender}',
  }),
  answer('code-expired', [], {
    fr: "Ce code n'est plus valide. Demandez-en un nouveau sur la page de votre demande. {sender}",
    en: 'That code is no longer valid. Ask for a new one on the page of your request. {sender}',
  }),
  answer('contact-confirmed', [], {
    fr: 'Merci, bonne suite dans vos démarches. {sender}',
    en: 'Thank you, all the best with your next steps. {sender}',
  }),
  answer('replacement-requested', [], {
    fr: "C'est noté. Nous cherchons quelqu'un d'autre et vous donnons des nouvelles bien vite. {sender}",
    en: 'Noted. We are looking for someone else and will get back to you soon. {sender}',
  }),
  answer('appointment-confirmed', ['appointmentAt'], {
    fr: "C'est noté, votre rendez-vous est confirmé : {appointmentAt}. {sender}",
    en: 'Noted, your appointment is confirmed: {appointmentAt}. {sender}',
  }),
  answer('appointment-cancelled', ['statusUrl'], {
    fr: 'Votre rendez-vous est annulé. Pour la suite : {statusUrl} {sender}',
    en: 'Your appointment is cancelled. What comes next: {statusUrl} {sender}',
  }),
  answer('appointment-which', ['statusUrl'], {
    fr: 'Vous avez plusieurs rendez-vous. Dites ici lequel annuler : {statusUrl} {sender}',
    en: 'You have several appointments. Say here which one to cancel: {statusUrl} {sender}',
  }),
  answer('appointment-late', [], {
    fr: "C'est noté : votre retard est signalé. {sender}",
    en: 'Noted: we are letting them know that you are running late. {sender}',
  }),
  answer('choice-to-team', ['choice'], {
    fr: 'Votre réponse {choice} est notée et transmise à notre équipe, qui prend le relais ({senderHours}). Urgent : {senderPhone}. {sender}',
    en: 'Your answer {choice} is noted and with our team, who will take it from here ({senderHours}). Urgent: {senderPhone}. {sender}',
  }),
  answer('offers-paused', ['hours', 'pauseUrl'], {
    fr: 'Vos offres sont en pause pour {hours} heures. Répondez REPRENDRE pour les recevoir de nouveau, ou changez la durée : {pauseUrl} {sender}',
    en: 'Your offers are paused for {hours} hours. Reply RESUME to receive them again, or change how long: {pauseUrl} {sender}',
  }),
  answer('offers-paused-longer', ['pauseUrl'], {
    fr: "Vos offres sont déjà en pause pour plus longtemps; nous n'y changeons rien. Répondez REPRENDRE pour les recevoir de nouveau, ou changez la durée : {pauseUrl} {sender}",
    en: 'Your offers are already paused for longer; we leave it as it is. Reply RESUME to receive them again, or change how long: {pauseUrl} {sender}',
  }),
  answer('offers-resumed', [], { fr: 'Vos offres reprennent dès maintenant. {sender}', en: 'Your offers resume now. {sender}' }),
  answer('text-passed-on', ['proName'], {
    fr: 'Votre message est transmis à {proName}. Pour joindre notre équipe : {senderPhone} ({senderHours}). {sender}',
    en: 'Your message has been passed on to {proName}. To reach our team: {senderPhone} ({senderHours}). {sender}',
  }),
  answer('inbox-receipt', [], {
    fr: 'Merci, nous avons votre message. Notre équipe vous répond ({senderHours}). Urgent : {senderPhone}. {sender}',
    en: 'Thank you, we have your message. Our team will answer ({senderHours}). Urgent: {senderPhone}. {sender}',
  }),
  answer('inbox-receipt-closed', ['opensAt'], {
    fr: 'Merci, nous avons votre message. Nos bureaux sont fermés; notre équipe vous répond à partir de : {opensAt}. {sender}',
    en: 'Thank you, we have your message. Our office is closed; our team will answer from: {opensAt}. {sender}',
  }),
];
