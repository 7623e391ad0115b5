import type { Config, ConfigPlace } from '@jurilien/event-sourcing';
import { capsPersonMarketingPerMonth, capsPersonPerDay, capsPersonPerWeek } from '@jurilien/reference';
import type { MessageState } from './message.js';

type MessageClass = NonNullable<MessageState['message']>['class'];

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
