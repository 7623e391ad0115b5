import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { z } from 'zod';
import type { Identifier } from './privacy-request.js';

/** What is counted for an address, no matter who asks: requests that are acknowledged to it, and codes that go to it. */
const ASKED = ['request', 'code'] as const;
type Asked = (typeof ASKED)[number];
/** So many a day reach one address, no matter how many requests name it. */
const PER_DAY: Readonly<Record<Asked, number>> = { request: 5, code: 8 };

/** An address by its keyed hash alone: it says that someone named it, never whether anything is held under it. */
export const privacyAddressEvents = {
  PrivacyAddressAsked: event(z.object({ addressHash: z.string(), requestId: z.string(), what: z.enum(ASKED) })),
};
type PrivacyAddressEvent = EventOf<typeof privacyAddressEvents>;

export interface PrivacyAddressState {
  readonly asked: readonly { readonly what: Asked; readonly at: string }[];
}

export const privacyAddress = decider<PrivacyAddressState, typeof privacyAddressEvents>({
  category: 'privacyaddress',
  events: privacyAddressEvents,
  initial: { asked: [] },
  evolve: (s, { data: { what } }: PrivacyAddressEvent, { occurredAt: at }) => ({
    asked: [...s.asked.filter((before) => Date.parse(at) - Date.parse(before.at) < DAY_MS), { what, at }],
  }),
});

/** What an address is known by without being readable. */
export const addressIndex = ({ kind, value }: Identifier): string => `${kind}:${value}`;

/** Whether another one of these may reach the address today. */
export const mayReach = ({ asked }: PrivacyAddressState, what: Asked, now: string): boolean =>
  asked.filter((before) => before.what === what && Date.parse(now) - Date.parse(before.at) < DAY_MS).length < PER_DAY[what];
