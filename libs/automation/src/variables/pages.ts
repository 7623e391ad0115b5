import type { Finder, Reader } from '../variable.js';

/** Address of a page of ours in its reader's language: `page('/profil', '/en/profile')`. */
export const page =
  (fr: string, en: string) =>
  ({ publicUrl }: Finder, { lang }: Reader): string =>
    `${publicUrl}${lang === 'fr' ? fr : en}`;
