/** What the settings say of who writes and who sells. */
export interface Identity {
  readonly SENDER_POSTAL_ADDRESS?: string | undefined;
  readonly SENDER_EMAIL?: string | undefined;
  readonly SENDER_PHONE?: string | undefined;
  readonly SELLER_NAME?: string | undefined;
  readonly SELLER_ADDRESS?: string | undefined;
  readonly SELLER_GST_NUMBER?: string | undefined;
  readonly SELLER_QST_NUMBER?: string | undefined;
}

/** Words of examples, brackets of templates, and a postal code that belongs to no one. */
const PLACEHOLDER = /[[\]<>{}]|placeholder|example|exemple|d[ée]mo(?![a-zà-ÿ])|d[ée]monstration|change.?me|todo|x{3,}|h0h ?0h0/i;
const POSTAL_CODE = /[A-Z]\d[A-Z] ?\d[A-Z]\d/i;
/** Numbers that films use, in any form of writing. */
const FICTIONAL_PHONE = /555\D{0,3}01\d\d/;
/** Counted up, or one digit over and over: an example. */
const COUNTED = /^(\d)\1+$|^0?123456789|^1234567890/;

const isAddress = (text: string | undefined): boolean => text !== undefined && POSTAL_CODE.test(text) && !PLACEHOLDER.test(text);
const isMade = (text: string | undefined): boolean => text !== undefined && !PLACEHOLDER.test(text);
const isRegistered = (number: string | undefined): boolean => number !== undefined && !COUNTED.test(number.slice(0, number.indexOf(' ')));

/**
 * What the law wants said under every message (CASL, s. 6) and on every invoice (ETA, QSTA), where it is missing or an
 * example: each as a sentence that names the variable.
 */
export const identityObjections = (s: Identity): string[] => [
  ...(isAddress(s.SENDER_POSTAL_ADDRESS)
    ? []
    : ['SENDER_POSTAL_ADDRESS is not a postal address: the law wants one, with its postal code, under every message.']),
  ...(isMade(s.SENDER_EMAIL) ? [] : ['SENDER_EMAIL is missing or an example: it stands under every message.']),
  ...(isMade(s.SENDER_PHONE) && !FICTIONAL_PHONE.test(s.SENDER_PHONE!)
    ? []
    : ['SENDER_PHONE is missing or an example: people are told to call it.']),
  ...(isMade(s.SELLER_NAME) ? [] : ['SELLER_NAME is missing or an example: it stands on every invoice.']),
  ...(isAddress(s.SELLER_ADDRESS) ? [] : ['SELLER_ADDRESS is not a postal address with its postal code: it stands on every invoice.']),
  ...(isRegistered(s.SELLER_GST_NUMBER)
    ? []
    : ['SELLER_GST_NUMBER is missing or an example: invoices would carry a number that is no one’s.']),
  ...(isRegistered(s.SELLER_QST_NUMBER)
    ? []
    : ['SELLER_QST_NUMBER is missing or an example: invoices would carry a number that is no one’s.']),
];
