/** Words of the page, French and English side by side. */
export type Lang = 'fr' | 'en';
const words = {
  title: { fr: 'Téléphones et courriels', en: 'Phones and mail' },
  notice: {
    fr: 'Bac à sable : rien ne part vraiment. Tout ce que l’application envoie arrive ici.',
    en: 'Sandbox: nothing really leaves. Everything the application sends arrives here.',
  },
  skip: { fr: 'Aller au contenu', en: 'Skip to content' },
  other: { fr: 'English', en: 'Français' },
  people: { fr: 'Personnes', en: 'People' },
  search: { fr: 'Chercher une personne ou un message', en: 'Search a person or a message' },
  find: { fr: 'Chercher', en: 'Search' },
  nobody: {
    fr: 'Personne encore. Déposez une demande dans l’application : les messages apparaîtront ici d’eux-mêmes.',
    en: 'Nobody yet. Submit a request in the application: messages will appear here by themselves.',
  },
  noMatch: { fr: 'Aucun résultat.', en: 'No match.' },
  choose: {
    fr: 'Choisissez une personne pour lire ses messages et répondre à sa place.',
    en: 'Choose a person to read their messages and answer in their place.',
  },
  back: { fr: 'Toutes les personnes', en: 'All people' },
  texts: { fr: 'Textos', en: 'Texts' },
  mails: { fr: 'Courriels', en: 'E-mails' },
  noTexts: { fr: 'Aucun texto pour l’instant.', en: 'No text messages yet.' },
  noMails: { fr: 'Aucun courriel pour l’instant.', en: 'No e-mails yet.' },
  answer: { fr: 'Répondre depuis ce téléphone', en: 'Answer from this phone' },
  send: { fr: 'Envoyer', en: 'Send' },
  quick: { fr: 'Réponses rapides', en: 'Quick answers' },
  from: { fr: 'De', en: 'From' },
  to: { fr: 'À', en: 'To' },
  subject: { fr: 'Sujet', en: 'Subject' },
  received: { fr: 'Reçu', en: 'Received' },
  plainText: { fr: 'Version texte', en: 'Plain text version' },
  content: { fr: 'Contenu du courriel', en: 'E-mail content' },
  blocked: {
    fr: 'Ce numéro a répondu ARRET : le réseau refuse de lui écrire (21610). START ou DEBUT pour rouvrir.',
    en: 'This number replied STOP: the network refuses to write to it (21610). START or DEBUT to re-open.',
  },
  'status.queued': { fr: 'En file', en: 'Queued' },
  'status.sent': { fr: 'Envoyé', en: 'Sent' },
  'status.delivered': { fr: 'Remis', en: 'Delivered' },
  'status.undelivered': { fr: 'Non remis', en: 'Not delivered' },
  'taken.yes': { fr: 'Reçu par l’application', en: 'Taken by the application' },
  'taken.no': { fr: 'L’application n’a pas répondu', en: 'The application did not answer' },
  'taken.pending': { fr: 'En route vers l’application…', en: 'On its way to the application…' },
  segments: { fr: 'segments', en: 'segments' },
  'role.client': { fr: 'Cliente ou client', en: 'Client' },
  'role.professional': { fr: 'Professionnel', en: 'Professional' },
  'role.staff': { fr: 'Équipe', en: 'Staff' },
  live: { fr: 'Mise à jour', en: 'Updated' },
} as const;
export type Word = keyof typeof words;
export const say = (lang: Lang, word: Word): string => words[word][lang];
export const isWord = (word: string): word is Word => word in words;
