/** What a text message asks for, by table 4.8.3. `code` carries the digits, the offer's code or the choice. */
export interface Inbound {
  readonly kind: 'stop' | 'help' | 'start' | 'code' | 'claim' | 'refuse' | 'pause' | 'resume' | 'choice' | 'cancel' | 'late' | 'other';
  readonly code?: string;
  /** REPRENDRE: for a number that never opted out it ends a pause instead. */
  readonly resumes?: true;
  /** Language of the keyword; absent when the word is the same in both: then the person's. */
  readonly lang?: 'fr' | 'en';
}

const words = (...list: string[]): ReadonlySet<string> => new Set(list);
const STOP = {
  en: words('STOP', 'STOPALL', 'UNSUBSCRIBE', 'UNSUB', 'END', 'QUIT', 'CANCEL', 'OPTOUT', 'REVOKE'),
  fr: words('ARRET', 'ARRETE', 'ARRETER', 'ARRETEZ', 'DESABONNER', 'DESABONNEMENT', 'DESINSCRIRE'),
};
const HELP = { en: words('HELP'), fr: words('AIDE'), both: words('INFO') };
const START = { en: words('START', 'UNSTOP'), fr: words('DEBUT', 'REPRENDRE') };
const YES = { en: words('YES', 'Y'), fr: words('OUI', 'O', 'ACCEPTER', 'ACCEPTE'), both: words('ACCEPT') };
const NO = { en: words('NO'), fr: words('NON', 'REFUSER'), both: words('REFUSE') };
/** CANCEL alone is a carrier's word for STOP: an appointment is cancelled by its name. */
const CANCEL = { en: words('CANCEL APPOINTMENT', 'CANCEL MY APPOINTMENT'), fr: words('ANNULER', 'ANNULER RENDEZ VOUS', 'ANNULER RDV') };
const LATE = { en: words('LATE', 'RUNNING LATE'), fr: words('RETARD', 'EN RETARD') };
/** A letter alone is too easily a slip of the thumb: it needs the offer's code beside it. */
const ALONE_TOO_SHORT = words('O', 'Y');
/** As long as a code may be (`lead.code.length`): those given while it was another length are answered too. */
const OFFER_CODE = /^[2-9A-HJ-NP-Z]{4,8}$/;
/** Words that could be a code, and are not meant as one. */
const POLITE = words('PLEASE', 'THANKS');

type Table = { readonly en?: ReadonlySet<string>; readonly fr?: ReadonlySet<string>; readonly both?: ReadonlySet<string> };
/** Whether a word is in a table, and in which language. */
function find(table: Table, word: string): { lang?: 'fr' | 'en' } | undefined {
  if (table.en?.has(word)) return { lang: 'en' };
  if (table.fr?.has(word)) return { lang: 'fr' };
  return table.both?.has(word) ? {} : undefined;
}

/**
 * Trims, strips accents, upper-cases, drops punctuation and emoji, collapses spaces. What separates words becomes a space.
 * Letters and digits of other scripts stay: words we cannot read are words, and a keyword among them is not the whole message.
 */
export const normaliseSms = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[\s,;:/\\_\-–—]+/g, ' ')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();

/**
 * Reads one inbound text; the first row of the table that fits ends the search, and nothing is guessed.
 */
export function parseInbound(text: string): Inbound {
  const said = normaliseSms(text);
  const keyword = said.replace(/ (SVP|PLEASE)$/, '');
  const stop = find(STOP, keyword);
  if (stop) return { kind: 'stop', ...stop };
  const help = find(HELP, keyword);
  if (help) return { kind: 'help', ...help };
  const start = find(START, keyword);
  if (start) return { kind: 'start', ...start, ...(keyword === 'REPRENDRE' ? { resumes: true as const } : {}) };
  if (/^\d{3} ?\d{3}$/.test(said)) return { kind: 'code', code: said.replace(' ', '') };
  return answerToOffer(said) ?? whole(said);
}

function answerToOffer(said: string): Inbound | undefined {
  const [word = '', code, ...more] = said.split(' ');
  if (more.length > 0 || (code !== undefined && (!OFFER_CODE.test(code) || POLITE.has(code)))) return undefined;
  const yes = find(YES, word);
  if (yes) return code === undefined && ALONE_TOO_SHORT.has(word) ? undefined : { kind: 'claim', ...(code ? { code } : {}), ...yes };
  const no = find(NO, word);
  return no && { kind: 'refuse', ...(code ? { code } : {}), ...no };
}

function whole(said: string): Inbound {
  if (said === 'PAUSE') return { kind: 'pause' };
  const cancel = find(CANCEL, said);
  if (cancel) return { kind: 'cancel', ...cancel };
  const late = find(LATE, said);
  if (late) return { kind: 'late', ...late };
  if (said === 'RESUME') return { kind: 'resume', lang: 'en' };
  return said === '1' || said === '2' ? { kind: 'choice', code: said } : { kind: 'other' };
}
