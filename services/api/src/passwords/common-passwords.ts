import { dictionary as everywhere } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as french } from '@zxcvbn-ts/language-fr';

let loaded: ReadonlySet<string> | undefined;

/** Passwords, words and names that are tried first, in small letters; read once, from lists that come with the product. */
export const commonPasswords = (): ReadonlySet<string> => {
  loaded ??= new Set([everywhere, english, french].flatMap((lists) => Object.values(lists).flat()).map((word) => word.toLowerCase()));
  return loaded;
};
