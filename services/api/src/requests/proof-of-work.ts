import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { AsOf, Config } from '@jurilien/event-sourcing';
import {
  intakeWorkBits,
  intakeWorkBitsMost,
  intakeWorkBitsPerDoubling,
  intakeWorkFloodPerHour,
  intakeWorkMinutes,
  MINUTE_MS,
} from '@jurilien/reference';

/**
 * Work a browser does unseen while a person types (IN13): find a number whose hash with our challenge begins with enough zero
 * bits. Nothing is kept: the challenge is signed, names the one form it is for by the id that form is sent under, and runs out.
 * What is sent under an id is one request, one message, one account: work done once is good for one of them.
 */
export interface Challenged {
  /** Which of our forms. */
  readonly form: string;
  /** The id that this one is sent under. */
  readonly id: string;
}

/** How hard the work is when so many forms were sent in the last hour: easy until there is a flood. */
export function bitsFor(sentThisHour: number, config: Config): number {
  const flood = Math.max(0, Math.log2(sentThisHour / config.value(intakeWorkFloodPerHour)));
  const bits = config.value(intakeWorkBits) + Math.ceil(flood) * config.value(intakeWorkBitsPerDoubling);
  return Math.min(bits, config.value(intakeWorkBitsMost));
}

/** `bits.until.signature`: what the browser works on; it says how hard and until when. */
export function challengeOf(key: string, of: Challenged, bits: number, { now, config }: AsOf): string {
  const until = Date.parse(now) + config.value(intakeWorkMinutes) * MINUTE_MS;
  const said = `${bits}.${Math.floor(until / 1_000)}`;
  return `${said}.${signed(key, of, said)}`;
}

const WORK = /^((\d{1,2})\.(\d{10}))\.([\w-]{43})\.(\d{1,16})$/;

/** Whether this is work done on a challenge of ours for this form, in time. */
export function isProven(keys: readonly string[], of: Challenged, work: string, now: number): boolean {
  const [, said, bits, until, signature, number] = WORK.exec(work) ?? [];
  if (!said || Number(until) * 1_000 < now) return false;
  const ours = keys.some((key) => timingSafeEqual(Buffer.from(signed(key, of, said)), Buffer.from(signature!)));
  return ours && zeroBits(hash(`${said}.${signature}.${number}`)) >= Number(bits);
}

const signed = (key: string, { form, id }: Challenged, said: string): string =>
  createHmac('sha256', key).update(`proof-of-work\n${form}\n${id.toLowerCase()}\n${said}`).digest('base64url');
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

function zeroBits(bytes: Buffer): number {
  const at = bytes.findIndex((byte) => byte !== 0);
  return at < 0 ? bytes.length * 8 : at * 8 + Math.clz32(bytes[at]!) - 24;
}
