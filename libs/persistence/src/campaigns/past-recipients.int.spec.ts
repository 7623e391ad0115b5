import { randomUUID } from 'node:crypto';
import { tillKernel } from '../../../../test/support/till.js';
import { keepPastRecipients, nextRecipientIn, type PastRecipient, recipientCounts } from './recipients.js';

let k: Awaited<ReturnType<typeof tillKernel>>;
beforeAll(async () => {
  k = await tillKernel();
});
afterAll(() => k.close());

it('keeps whom a campaign of the past went to with what became of each, and leaves no one to be sent to', async () => {
  const campaignId = randomUUID();
  const person = (n: number, state: PastRecipient['state'], more: Partial<PastRecipient> = {}): PastRecipient => ({
    ...{ personId: `person-${n}`, contactId: `address-${n}`, lang: 'fr', province: 'QC', zone: 'America/Toronto', messageId: randomUUID() },
    ...{ state, ...more },
  });
  const queuedAt = '2026-01-05T15:00:00.000Z';
  const people = [
    person(1, 'sent', { queuedAt }),
    person(2, 'failed', { queuedAt, code: 'bounced' }),
    person(3, 'suppressed', { code: 'Z04' }),
  ];
  await keepPastRecipients(k.db, campaignId, 'email', people);
  // Told twice, it is the same audience.
  await keepPastRecipients(k.db, campaignId, 'email', people);
  expect(await recipientCounts(k.db, campaignId)).toMatchObject({ sent: 1, failed: 1, suppressed: 1, pending: 0, queued: 0 });
  expect(await nextRecipientIn(k.db, campaignId)).toBeUndefined();
});
