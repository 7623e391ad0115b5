import { toGsm7 } from './segments.js';

const stop = { fr: 'ARRET pour cesser', en: 'STOP to opt out' } as const;

/** A text that someone of the team wrote, as it leaves: who writes it, and how to have no more of them. */
export const writtenSms = (lang: 'fr' | 'en', sender: string, body: string): string =>
  toGsm7(`${sender}${lang === 'fr' ? ' : ' : ': '}${body.trim()} ${stop[lang]}`);
