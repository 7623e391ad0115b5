import type { CoinName } from '@jurilien/reference';
import type { Both } from './template.js';

/** Who speaks in our messages: every e-mail must show it (Canada's anti-spam law), the HELP answer repeats it. */
export interface Sender {
  name: string;
  origin: string;
  postalAddress: string;
  contactEmail: string;
  contactPhone: string;
  hours: { fr: string; en: string };
  /** What the coins are called. */
  coins: CoinName;
  /** Words that staff keep in one place, by the name under which templates say them. */
  constants?: Both<Readonly<Record<string, string | number>>>;
}

/** The sender of a demo, and plainly that: no such street, no such number. Production refuses to start with it. */
export const defaultSender: Sender = {
  name: 'Jurilien',
  origin: 'http://127.0.0.1:3000',
  postalAddress: '1, rue de la Démonstration, Montréal (Québec) H0H 0H0',
  contactEmail: 'bonjour@jurilien.example',
  contactPhone: '514-555-0100',
  hours: { fr: 'lun.-ven. 9 h-17 h', en: 'Mon-Fri 9 a.m.-5 p.m.' },
  coins: { fr: 'juricoins', en: 'juricoins' },
};

/** The sender of one installation, with the hours of its team; what it does not say keeps its default. */
export const senderFrom = (
  own: Pick<Sender, 'name' | 'origin' | 'hours' | 'coins' | 'constants'> & { [K in keyof Sender]?: Sender[K] | undefined },
): Sender => ({
  ...defaultSender,
  name: own.name,
  origin: own.origin,
  hours: own.hours,
  coins: own.coins,
  ...(own.constants ? { constants: own.constants } : {}),
  postalAddress: own.postalAddress ?? defaultSender.postalAddress,
  contactEmail: own.contactEmail ?? defaultSender.contactEmail,
  contactPhone: own.contactPhone ?? defaultSender.contactPhone,
});
