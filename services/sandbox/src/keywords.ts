/** Words the network itself acts on, whatever the application does. */
const stop = new Set([
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'UNSUB',
  'END',
  'QUIT',
  'CANCEL',
  'OPTOUT',
  'REVOKE',
  'ARRET',
  'ARRETE',
  'ARRETER',
  'ARRETEZ',
  'DESABONNER',
  'DESABONNEMENT',
  'DESINSCRIRE',
]);
const start = new Set(['START', 'UNSTOP', 'DEBUT', 'REPRENDRE']);
const help = new Set(['HELP', 'INFO', 'AIDE']);

/** Recognises a carrier keyword, with or without accents and a polite word. */
export const keywordOf = (body: string): 'stop' | 'start' | 'help' | undefined => {
  const word = body
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z ]/g, ' ')
    .trim()
    .replace(/ +(SVP|PLEASE)$/, '');
  return stop.has(word) ? 'stop' : start.has(word) ? 'start' : help.has(word) ? 'help' : undefined;
};
