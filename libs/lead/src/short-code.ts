import type { Ctx } from '@jurilien/event-sourcing';
import { leadCodeLength } from '@jurilien/reference';

/** No 0, O, 1 or I: a code is read aloud and typed into a text message. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The code a client and a professional see instead of the lead's id. */
export const shortCode = (ctx: Pick<Ctx, 'random' | 'config'>): string =>
  Array.from({ length: ctx.config.value(leadCodeLength) }, () => ALPHABET[ctx.random(ALPHABET.length)]).join('');
