import { randomUUID } from 'node:crypto';
import { lead, type LeadState } from '@jurilien/lead';
import { invited, leadId } from '@jurilien/lead/testing';
import { gate, type AddressedMessage } from '@jurilien/messaging';
import type { Decider } from '@jurilien/event-sourcing';
import { at } from '@jurilien/event-sourcing/testing';
import { DAY_MS, MINUTE_MS, plus } from '@jurilien/reference';
import { contexts, stateOf, type Kernel, type Settings } from '@jurilien/runtime';
import { testKernel } from '../../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../../test/support/past.js';
import { writeRows } from '../../../../../test/support/rows.js';
import { gateFacts } from './gate-facts.js';

let k: Awaited<ReturnType<typeof testKernel>>;
let kernel: Kernel;
let client: LeadState;
beforeAll(async () => {
  k = await testKernel(contexts);
  await k.project();
  await happenedBefore(k, lead, leadId, invited, at(DAY_MS / MINUTE_MS));
  kernel = {
    ...(k as unknown as Kernel),
    settings: { publicUrl: 'https://exemple.ca', QUIET_HOURS: 'off' } as Settings,
    books: { of: (decider: Decider<unknown, never>) => decider.initial } as unknown as Kernel['books'],
  };
  client = await stateOf(kernel, lead, leadId);
});
afterAll(() => k.close());

/** What the gate says at an instant of an e-mail of a rule to the client of the request. */
const verdictOf = async (rule: string, now: string) => {
  const { personId: recipientId } = client;
  const message: AddressedMessage = {
    messageId: randomUUID(),
    sendKey: rule,
    rule,
    channel: 'email',
    class: 'service',
    lang: 'fr',
    templateVersion: 1,
    recipientKind: 'client',
    recipientId,
    leadId,
    to: 'cliente@exemple.ca',
    subject: 's',
    body: 'b',
    bodyKey: `${recipientId}/message-1`,
    occasion: { key: `${rule}:${leadId}`, input: { rule, ruleVersion: 1, leadId, sequence: 1 } },
  };
  return gate(await gateFacts(kernel, { message, queuedAt: now }, now));
};

it('an invitation to renew that meets the caps of its reader goes as soon as there is room, and no later than it may be answered', async () => {
  const { sentAt, expiresAt } = client.renewal.invitation!;
  const most = 4;
  const sent = Array.from({ length: most }, (_, n) => plus(sentAt, n * MINUTE_MS));
  for (const queuedAt of sent)
    await writeRows(k, 'messages', {
      ...{ id: randomUUID(), rule: 'R21', channel: 'email', class: 'service', lang: 'fr', recipientKind: 'client' },
      ...{ recipientId: client.personId, state: 'Sent', queuedAt, to: 'cliente@exemple.ca', subject: 's', body: 'b' },
      ...{ attempts: 1, bodyKept: true, version: 1 },
    });
  const now = plus(sentAt, 10 * MINUTE_MS);
  const room = plus(sentAt, DAY_MS + MINUTE_MS);
  expect(await verdictOf('R23', now)).toEqual({ later: room });
  expect(await verdictOf('R23', room)).toBe('send');
  expect(await verdictOf('R23', expiresAt)).toEqual({ code: 'Z02' });
});
