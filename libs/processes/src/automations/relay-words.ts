import type { MessageRule } from '@jurilien/contracts';
import { automation, type Effect } from '@jurilien/event-sourcing';
import { message, relay } from '@jurilien/messaging';
import { HOUR_MS, plus, relayAnswerHours } from '@jurilien/reference';
import { work } from '../work.js';

/** Rules that carry what a professional and a client say to each other. */
export const RELAY_RULES = { professional: 'relay-to-client', client: 'relay-to-professional' } as const satisfies Record<
  string,
  MessageRule
>;

interface Word {
  readonly data: { readonly relayId: string; readonly leadId: string; readonly professionalId: string; readonly entryId: string };
}

/** The team looks whether a client's word is for it too: at once, and when an answer is overdue (4.8.4). */
const minded = ({ data: { relayId, entryId } }: Word, when: 'now' | 'late', dueAt: string, answerBy: string): Effect =>
  work('mind-relay', `mind-relay-${entryId}-${when}`, { acceptanceId: relayId, entryId, answerBy }, dueAt);

/** What a client says to the professional is looked at for the team as well. */
export const mindRelays = automation(relay)({
  name: 'mind-relays',
  on: {
    ClientWroteToProfessional: (e) => {
      const hours = e.config.value(relayAnswerHours, e.province ? { province: e.province } : {});
      const answerBy = plus(e.occurredAt, hours * HOUR_MS);
      return [minded(e, 'now', e.occurredAt, answerBy), minded(e, 'late', answerBy, answerBy)];
    },
  },
});

/** A message of the professional that left is a try to reach the client: it counts by itself (4.3.9). */
export const countRelayedAttempts = automation(message)({
  name: 'count-relayed-attempts',
  on: {
    MessageSent: ({ data: { messageId, rule } }) =>
      rule === RELAY_RULES.professional ? [work('count-relayed-attempt', `relayed-attempt-${messageId}`, { messageId })] : [],
  },
});
