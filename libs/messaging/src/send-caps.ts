import type { Config, ConfigPlace } from '@jurilien/event-sourcing';
import { capsPersonMarketingPerMonth, capsPersonPerDay, capsPersonPerWeek, DAY_MS, MINUTE_MS } from '@jurilien/reference';
import type { MessageClass } from './message.js';

/** Messages that no one waits for. */
export const CAPPED: readonly MessageClass[] = ['service', 'marketing'];

/** At most so many messages of these classes in so many days. */
export interface SendCap {
  readonly days: number;
  readonly classes: readonly MessageClass[];
  readonly most: number;
}

/**
 * How many messages that no one waits for a person is sent at most (`caps.person.*` of 4.13): a day, a week and, of what sells, a month.
 * @param place where the person is, as far as it is known
 */
export function sendCaps(messageClass: MessageClass, config: Config, place: ConfigPlace): readonly SendCap[] {
  if (!CAPPED.includes(messageClass)) return [];
  return [
    { days: 1, classes: CAPPED, most: config.value(capsPersonPerDay, place) },
    { days: 7, classes: CAPPED, most: config.value(capsPersonPerWeek, place) },
    ...(messageClass === 'marketing'
      ? [{ days: 30, classes: ['marketing'] as const, most: config.value(capsPersonMarketingPerMonth, place) }]
      : []),
  ];
}

/** A message that a person was sent, as far as caps ask about it. */
export interface Sent {
  readonly class: MessageClass;
  readonly at: string;
}

/** How much of a cap is used up, and from when on it has room again; never where it allows nothing at all. */
export interface UsedCap {
  readonly sent: number;
  readonly most: number;
  readonly roomAt?: string | undefined;
}

/** How much of each cap is used up. */
export const usedOf = (caps: readonly SendCap[], sent: readonly Sent[], now: string): UsedCap[] =>
  caps.map(({ days, classes, most }) => {
    const since = Date.parse(now) - days * DAY_MS;
    const counted = sent.flatMap((s) => (classes.includes(s.class) && Date.parse(s.at) >= since ? [Date.parse(s.at)] : []));
    // Once so many of the oldest count no more, one more may go; a minute later, so that no one stands at the very edge.
    const last = most > 0 ? counted.sort((a, b) => a - b)[counted.length - most] : undefined;
    return {
      most,
      sent: counted.length,
      ...(last === undefined ? {} : { roomAt: new Date(last + days * DAY_MS + MINUTE_MS).toISOString() }),
    };
  });

/** A message of the past, by what the caps count. */
export interface PastMessage {
  readonly class: MessageClass;
  readonly at: string;
  readonly recipientId: string;
  /** The contact point it went to. */
  readonly contactId?: string | null;
  readonly place: ConfigPlace;
}

/**
 * Lets messages go as the caps do, one after another, the oldest first. What goes counts for what comes after it, what is stopped does not.
 * A person is counted by who they are and by the address, as before every send.
 * @returns whether a message goes
 */
export function goingUnderCaps(config: Config): (m: PastMessage) => boolean {
  const sent = new Map<string, PastMessage[]>();
  return (m) => {
    const keys = [`person:${m.recipientId}`, ...(m.contactId ? [`address:${m.contactId}`] : [])];
    const before = new Set(keys.flatMap((key) => sent.get(key) ?? []));
    const isFull = ({ days, classes, most }: SendCap): boolean => {
      const since = Date.parse(m.at) - days * DAY_MS;
      return [...before].filter((b) => classes.includes(b.class) && Date.parse(b.at) >= since).length >= most;
    };
    if (sendCaps(m.class, config, m.place).some(isFull)) return false;
    // What no cap counts need not be remembered.
    if (CAPPED.includes(m.class)) for (const key of keys) sent.set(key, [...(sent.get(key) ?? []), m]);
    return true;
  };
}

/**
 * Which messages the caps would have stopped, had they been these all the time.
 * @param messages oldest first, those that were stopped at the time included
 */
export function stoppedByCaps<M extends PastMessage>(messages: readonly M[], config: Config): M[] {
  const goes = goingUnderCaps(config);
  return messages.filter((m) => !goes(m));
}
