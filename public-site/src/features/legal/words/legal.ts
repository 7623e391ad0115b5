const fr = {
  contents: 'Sur cette page',
  changes: 'Ce qui a changé',
  frenchFirst: 'La version française vous a été remise d’abord et elle l’emporte :',
  frenchLink: 'lire la version française',
};
const en: Record<keyof typeof fr, string> = {
  contents: 'On this page',
  changes: 'What has changed',
  frenchFirst: 'The French version is delivered to you first and prevails:',
  frenchLink: 'lire la version française',
};
export const legalWords = { fr, en };
