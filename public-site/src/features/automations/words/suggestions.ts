import type { Kind } from '../types';

/** Words to start from, in both languages, with variables by what they stand for; nothing is sent until its owner switches it on. */
export const suggestions: Readonly<Record<Kind, { readonly fr: string; readonly en: string }>> = {
  welcomeMessage: {
    fr: 'Bonjour {firstName}, j’ai bien reçu votre demande {code}. Je vous appelle sous peu. D’ici là, rassemblez les lettres et les contrats qui s’y rapportent.',
    en: 'Hello {firstName}, I have received your request {code} and will call you shortly. In the meantime, please gather any letters and contracts related to it.',
  },
  bookingLink: {
    fr: 'Bonjour {firstName}, pour parler de votre demande {code}, choisissez l’heure qui vous convient.',
    en: 'Hello {firstName}, to talk about your request {code}, please choose a time that suits you.',
  },
  selfReminder: {
    fr: 'Appeler ce client, puis indiquer que le contact est fait.',
    en: 'Call this client, then record that contact was made.',
  },
  followUp3d: {
    fr: 'Bonjour {firstName}, avez-vous des questions depuis notre conversation? Vous pouvez me répondre ici.',
    en: 'Hello {firstName}, do you have any questions since we spoke? You can answer me here.',
  },
  followUp10d: {
    fr: 'Bonjour {firstName}, où en êtes-vous dans votre réflexion au sujet de la demande {code}? Dites-moi si je peux vous aider à décider de la suite.',
    en: 'Hello {firstName}, where do you stand with request {code}? Let me know if I can help you decide on the next step.',
  },
  outOfOffice: {
    fr: 'Bonjour {firstName}, je suis absent du bureau. Je lirai votre message à mon retour.',
    en: 'Hello {firstName}, I am out of the office. I will read your message when I return.',
  },
};
