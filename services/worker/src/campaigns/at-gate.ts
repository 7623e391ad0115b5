import { campaign } from '@jurilien/campaigns';
import { ids } from '@jurilien/event-sourcing';
import type { AddressedMessage, GateFacts, Recipient } from '@jurilien/messaging';
import { campaignLateHours, HOUR_MS, later, plus, reached } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';

/** What a message keeps of the campaign it is of, and of where its reader is: read once, when the audience was frozen. */
const occasion = z.object({ campaignId: ids.campaignId, zone: z.string(), province: z.enum(['QC', 'ON']).optional(), dueAt: z.string() });

const occasionOf = (m: Pick<AddressedMessage, 'occasion'>) => occasion.safeParse(m.occasion?.input).data;

/** Where the reader of a campaign is; nothing for a message of none. */
export const readersPlace = (m: Pick<AddressedMessage, 'occasion'>): Recipient | undefined => {
  const of = occasionOf(m);
  return of && { zone: of.zone, ...(of.province ? { province: of.province } : {}) };
};

/** What its campaign says of a message before it goes: it was called off, or the message is late by more than it may be. */
export async function campaignFacts(
  kernel: Kernel,
  { message: m, keptUntil }: { readonly message: AddressedMessage; readonly keptUntil?: string | undefined },
  now: string,
): Promise<Pick<GateFacts, 'stopped' | 'late'>> {
  const of = occasionOf(m);
  if (!of) return {};
  const { status } = await stateOf(kernel, campaign, of.campaignId);
  const due = keptUntil ? later(of.dueAt, keptUntil) : of.dueAt;
  const lateFrom = plus(due, kernel.configuration.current().value(campaignLateHours) * HOUR_MS);
  return { stopped: status === 'Cancelled', late: reached(lateFrom, now) };
}
