import { isLegalCode, type LegalCode } from './legal-text.js';
import { shippedDocument } from './shipped.js';

/** A text that someone was shown: its document, its version, and the language it was in. */
export interface ShownText {
  readonly document: LegalCode;
  readonly version: number;
  readonly lang: 'fr' | 'en';
}

/** A text as forms post it and as each agreement keeps it: `purchase-terms/2/fr`. */
export const textName = ({ document, version, lang }: ShownText): string => `${document}/${version}/${lang}`;

const NAME = /^([a-z-]+)\/([1-9]\d{0,3})\/(fr|en)$/;
/** The text of a name; nothing for a word that is none. */
export function namedText(name: string): ShownText | undefined {
  const [, document = '', version, lang] = NAME.exec(name) ?? [];
  return isLegalCode(document) ? { document, version: Number(version), lang: lang as 'fr' | 'en' } : undefined;
}

/** A text that was agreed to, as far as an agreement says: those of before 28 November 2026 do not name the language. */
interface AgreedText extends Omit<ShownText, 'lang'> {
  readonly lang?: ShownText['lang'];
}

/** Words by which agreements named a text before it was a legal document: each had one text, which is the first version of the document. */
const EARLIER: Readonly<Record<string, LegalCode>> = {
  'phone-1': 'phone-script',
  'sms-page-1': 'message-choices',
  'preferences-page-1': 'message-choices',
  '2026-11': 'terms',
};

/**
 * Which text an agreement was given to, whenever it was stored. `about` is the document of agreements of its kind: the consents of a
 * request were numbered like its versions; other words (a day of the configuration, `1`) stand for the first one.
 */
export function storedText(stored: string, about: LegalCode): AgreedText {
  const named = namedText(stored);
  if (named) return named;
  const numbered = about === 'request-consents' && /^[1-9]\d{0,3}$/.test(stored);
  return { document: EARLIER[stored] ?? about, version: numbered ? Number(stored) : 1 };
}

/** An agreement's text in words for a reader: « Conditions d’achat, version 2 (FR) ». */
export function textInWords(stored: string, about: LegalCode, lang: ShownText['lang']): string {
  const { document, version, lang: shownIn } = storedText(stored, about);
  return `${shippedDocument(document)[lang].title}, version ${version}${shownIn ? ` (${shownIn.toUpperCase()})` : ''}`;
}
