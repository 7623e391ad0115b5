import type { Finding } from './finding.js';
import { luhn } from './luhn.js';

/** Digits in one piece, or in the groups that are printed on cards. */
const WRITTEN = /(?<![\w.-])(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{1,3})?|\d{4}([ -])\d{6}\2\d{4,5})(?![\w-]|\.\d)/g;
/** First digits and lengths of the networks: another number of as many digits (a court file, an account) is not refused for a card. */
const NETWORKS = /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2[2-7])\d{14}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|35\d{14,17}|6\d{15,18})$/;

const isCard = (digits: string): boolean => NETWORKS.test(digits) && luhn(digits);

/** Numbers of payment cards: their network, their length and their check digit agree. */
export const cardsIn = (text: string): Finding[] =>
  [...text.matchAll(WRITTEN)].flatMap((m) =>
    isCard(m[0].replace(/\D/g, '')) ? [{ kind: 'document-number' as const, match: m[0], index: m.index }] : [],
  );

/** A text without them, for what arrived already and must not be kept: four digits stay, as on a receipt. */
export const withoutCards = (text: string): string =>
  text.replace(WRITTEN, (written) => (isCard(written.replace(/\D/g, '')) ? `**** ${written.replace(/\D/g, '').slice(-4)}` : written));
