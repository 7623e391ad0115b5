import type { FieldError } from '@jurilien/event-sourcing';
import { wordingFaults } from './wording.js';

/** A text message of three segments holds it with its frame; what does not fit is read on the page. */
export const OWN_TEXT_LENGTH = 480;

/** What a professional may have inserted in a text of their own, as it is written there: `{prenom}`, `{firstName}`. */
export const OWN_VARIABLES = {
  fr: { prenom: 'firstName', code: 'code', nom: 'proName' },
  en: { firstName: 'firstName', code: 'code', name: 'proName' },
} as const;
type Lang = keyof typeof OWN_VARIABLES;
/** What they stand for. */
export type OwnVars = Readonly<Record<'firstName' | 'code' | 'proName', string>>;

const placeholder = /\{([^{}]*)\}/g;
const variableOf = (lang: Lang, name: string): keyof OwnVars | undefined => (OWN_VARIABLES[lang] as Record<string, keyof OwnVars>)[name];

/** A text with its variables filled in; nothing where one of them has no value (Z08). */
export function filledText(text: string, lang: Lang, vars: OwnVars): string | undefined {
  const used = [...text.matchAll(placeholder)].map(([, name]) => variableOf(lang, name!));
  if (used.some((key) => key === undefined || vars[key].trim() === '')) return undefined;
  return text.replace(placeholder, (_all, name: string) => vars[variableOf(lang, name)!]);
}

/** How someone is called in a greeting: what stands before the first space of their name. */
export const firstNameOf = (name: string | undefined): string => name?.trim().split(/\s+/)[0] ?? '';

/** What is wrong with a text, at its field: a variable that does not exist, or words the profession does not allow (5.7). */
export function textFaults(field: string, text: string, lang: Lang): FieldError[] {
  const unknown = [...text.matchAll(placeholder)].find(([, name]) => variableOf(lang, name!) === undefined);
  if (unknown) return [{ field, message: `variable:${unknown[0]}` }];
  const [fault] = wordingFaults(text.replace(placeholder, ''));
  return fault ? [{ field, message: `wording-${fault.reason}:${fault.found}` }] : [];
}
