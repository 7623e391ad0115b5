import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { QueuedMessage } from './message.js';

/** There is one list of switches. */
export const KILL_SWITCH_ID = 'main';

/** What one switch stops: everything, a channel, or a class of messages. */
export const SWITCHES = ['all', 'sms', 'email', 'inapp', 'otp', 'transactional', 'service', 'marketing'] as const;
type SwitchOf = (typeof SWITCHES)[number];

const span = { of: z.enum(SWITCHES), switchId: z.string() };

/** Every event of the kill switches (4.7.2). Each time one is set it has an id of its own, which the messages that it stops bear. */
const killSwitchEvents = {
  KillSwitchSet: event(z.object(span)),
  KillSwitchCleared: event(z.object(span)),
  /** What it stopped is to be sent again, as far as it is still true. */
  HeldMessagesResent: event(z.object(span)),
};
export type KillSwitchEvent = EventOf<typeof killSwitchEvents>;

export interface KillSwitchState {
  /** The switches that are set, by what they stop. */
  readonly set: { readonly [K in SwitchOf]?: string };
  /** What each switch of the past stopped. */
  readonly cleared: Readonly<Record<string, SwitchOf>>;
}

/** The kill switches: what is not sent now, no matter who asks. */
export const killSwitch = decider<KillSwitchState, typeof killSwitchEvents>({
  category: 'kill-switch',
  events: killSwitchEvents,
  initial: { set: {}, cleared: {} },
  evolve(s, { type, data: { of, switchId } }) {
    switch (type) {
      case 'KillSwitchSet':
        return { ...s, set: { ...s.set, [of]: switchId } };
      case 'KillSwitchCleared':
        return { set: { ...s.set, [of]: undefined }, cleared: { ...s.cleared, [switchId]: of } };
      case 'HeldMessagesResent':
        return s;
      default:
        return type satisfies never;
    }
  },
});

/** The switch that stops a message, the widest first; nothing while it may go. No message is exempt: a code is a message too. */
export const switchOver = (
  { set }: Pick<KillSwitchState, 'set'>,
  { channel, class: messageClass }: Pick<QueuedMessage, 'channel' | 'class'>,
): string | undefined => set.all ?? set[channel] ?? set[messageClass];
