import type { Lane } from '@jurilien/event-sourcing';
import type { QueuedMessage } from './message.js';

/** Offers, and news of one's own claim: their countdown runs while they wait. */
const COUNTDOWNS = ['R10', 'R11', 'R12', 'R14', 'claim-ended'];
/** The day's digest, which no one waits for. */
const DIGEST = 'R13';

/** Where a message waits for its provider; a code goes first, what no one waits for goes last. */
export const laneOf = (m: Partial<Pick<QueuedMessage, 'channel' | 'class' | 'rule'>>): Lane => ({
  queue: m.channel === undefined || m.channel === 'inapp' ? 'work' : m.channel,
  priority: priorityOf(m),
});

function priorityOf({ class: of, rule = '' }: Partial<Pick<QueuedMessage, 'class' | 'rule'>>): number {
  if (of === 'otp') return 1;
  if (COUNTDOWNS.includes(rule)) return 2;
  if (of === 'marketing' || rule === DIGEST) return 5;
  return of === 'service' ? 4 : 3;
}
