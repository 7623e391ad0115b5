import { template, type Both, type Privacy } from '../template.js';

const url = {
  fr: 'https://jurilien.example/accepter?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
  en: 'https://jurilien.example/en/accept?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
};
const sampleOf: Record<string, Both<string>> = {
  code: { fr: 'K7M2', en: 'K7M2' },
  minutes: { fr: '10', en: '10' },
  triesLeft: { fr: '4', en: '4' },
  hours: { fr: '24', en: '24' },
  choice: { fr: '2', en: '2' },
  offerUrl: url,
};

/** An answer to a text message somebody just sent us: any hour, one segment or two. */
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
    en: '{code} is held for you for {minutes} minutes. Check for conflicts of interest, then confirm: {offerUrl} {sender}',
  }),
  answer('claim-taken', ['code'], {
    fr: "La demande {code} est déjà réservée par quelqu'un d'autre. Si elle se libère, nous vous écrivons. {sender}",
    en: 'Request {code} has just been held by someone else. If it becomes available, we will write to you. {sender}',
  }),
  answer('claim-expired', ['code'], {
    fr: "L'offre {code} n'est plus ouverte. Merci d'avoir répondu. {sender}",
    en: 'Offer {code} is no longer open. Thank you for answering. {sender}',
  }),
  answer('claim-no-coins', ['code', 'offerUrl'], {
    fr: 'Il vous manque des juricoins pour réserver {code}. Voir la demande et votre solde : {offerUrl} {sender}',
    en: 'You are short of juricoins to hold {code}. See the request and your balance: {offerUrl} {sender}',
  }),
  answer('claim-which', ['code'], {
    fr: 'Vous avez plusieurs offres ouvertes. Répondez avec le code de celle que vous voulez, par exemple OUI {code}. {sender}',
    en: 'You have several open offers. Reply with the code of the one you want, for example YES {code}. {sender}',
  }),
  answer('offer-refused', ['code', 'offerUrl'], {
    fr: "C'est noté, merci. Pourquoi {code} ne convenait pas? Dites-le en un clic : {offerUrl} {sender}",
    en: 'Noted, thank you. Why was {code} not right for you? Tell us in one click: {offerUrl} {sender}',
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
  answer('choice-to-team', ['choice'], {
    fr: 'Votre réponse {choice} est notée et transmise à notre équipe, qui prend le relais ({senderHours}). Urgent : {senderPhone}. {sender}',
    en: 'Your answer {choice} is noted and with our team, who will take it from here ({senderHours}). Urgent: {senderPhone}. {sender}',
  }),
  answer('offers-paused', ['hours'], {
    fr: 'Vos offres sont en pause pour {hours} heures. Répondez REPRENDRE pour les recevoir de nouveau. {sender}',
    en: 'Your offers are paused for {hours} hours. Reply RESUME to receive them again. {sender}',
  }),
  answer('offers-resumed', [], { fr: 'Vos offres reprennent dès maintenant. {sender}', en: 'Your offers resume now. {sender}' }),
  answer('inbox-receipt', [], {
    fr: 'Merci, nous avons votre message. Notre équipe vous répond ({senderHours}). Urgent : {senderPhone}. {sender}',
    en: 'Thank you, we have your message. Our team will answer ({senderHours}). Urgent: {senderPhone}. {sender}',
  }),
];
