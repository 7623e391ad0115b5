import { randomUUID } from 'node:crypto';
import { tillKernel } from '../../../../test/support/till.js';
import { statement } from '../database/statement.js';
import {
  addRecipients,
  moveRecipients,
  nextRecipientIn,
  recipientCounts,
  settleRecipients,
  strandedRecipients,
  suppressRecipients,
  takeRecipients,
  type Recipient,
} from './recipients.js';

const PLENTY = { ofChannel: 1_000, ofCarrier: 1_000, ofCampaign: 1_000, atOnce: 1_000, carrierAtOnce: 1_000 };
const FAR = '2001-01-01T00:00:00Z';
let k: Awaited<ReturnType<typeof tillKernel>>;
beforeAll(async () => {
  k = await tillKernel();
  await k.db.query(
    `create table said_messages (id uuid primary key, state text not null, "sentAt" timestamptz, "queuedAt" timestamptz not null default now(), "suppressedCode" text)`,
  );
});
afterAll(() => k.close());

const messages = statement`said_messages`;
const person = (n: number, more: Partial<Recipient> = {}): Recipient => ({
  personId: `person-${n}`,
  contactId: `address-${n}`,
  lang: 'fr',
  zone: 'America/Toronto',
  state: 'pending',
  sendAt: '2026-01-01T00:00:00Z',
  messageId: randomUUID(),
  ...more,
});
const people = (n: number): Recipient[] => Array.from({ length: n }, (_, i) => person(i));
const say = (id: string, state: string, more: { sent?: boolean; code?: string } = {}) =>
  k.db.query(`insert into said_messages (id, state, "sentAt", "suppressedCode") values ($1, $2, $3, $4)`, [
    ...[id, state, more.sent ? '2026-01-01T00:00:00Z' : null, more.code ?? null],
  ]);
const counts = async (campaignId: string) =>
  Object.fromEntries(Object.entries(await recipientCounts(k.db, campaignId)).filter(([, n]) => n > 0));

describe('the recipients of a campaign', () => {
  it('are there once by person and once by address, however often they are written down', async () => {
    const campaignId = randomUUID();
    const all = [
      ...people(5),
      person(90, { contactId: 'address-0' }),
      person(91, { contactId: undefined, state: 'suppressed', code: 'Z17' }),
    ];
    expect(await addRecipients(k.db, campaignId, 'email', all)).toBe(1);
    expect(await addRecipients(k.db, campaignId, 'email', all)).toBe(1);
    expect(await counts(campaignId)).toEqual({ pending: 5, suppressed: 1 });
    // Of another campaign they are others.
    expect(await addRecipients(k.db, randomUUID(), 'email', all.slice(0, 5))).toBe(0);
  });

  it('are taken once each, by workers side by side, no faster than a minute allows', async () => {
    const campaignId = randomUUID();
    await addRecipients(k.db, campaignId, 'sms', people(40));
    const pace = { ...PLENTY, ofChannel: 25, atOnce: 7 };
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeRecipients(k.db, campaignId, 'sms', pace)));
    const ids = taken.flat().map(({ personId }) => personId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(25);
    expect(await counts(campaignId)).toEqual({ pending: 15, queued: 25 });
    // The minute is full for every campaign of the channel.
    const other = randomUUID();
    await addRecipients(k.db, other, 'sms', people(3));
    expect(await takeRecipients(k.db, other, 'sms', pace)).toEqual([]);
    await k.db.query(`update campaign_recipients set queued_at = queued_at - interval '2 minutes' where campaign_id = $1`, [campaignId]);
    expect(await takeRecipients(k.db, other, 'sms', pace)).toHaveLength(3);
    expect(await takeRecipients(k.db, campaignId, 'sms', { ...PLENTY, ofCampaign: 4 })).toHaveLength(4);
  });

  it('are taken no faster than their carrier allows, of all campaigns together, and those of others meanwhile', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const at = (carrier: string | undefined, from: number, n: number) => Array.from({ length: n }, (_, i) => person(from + i, { carrier }));
    const large = at('large', 10, 20);
    await addRecipients(k.db, one, 'email', [...large, ...at('small', 40, 3), ...at(undefined, 50, 2)]);
    await addRecipients(k.db, two, 'email', at('large', 10, 4));
    const pace = { ...PLENTY, ofCarrier: 10, carrierAtOnce: 4 };
    const takenOf = async (campaignId: string): Promise<{ large: number; others: number }> => {
      const ids = (await takeRecipients(k.db, campaignId, 'email', pace)).map(({ personId }) => personId);
      const ofLarge = ids.filter((id) => large.some(({ personId }) => personId === id)).length;
      return { large: ofLarge, others: ids.length - ofLarge };
    };
    // The first twenty are of one carrier: they hold up no one behind them.
    expect(await takenOf(one)).toEqual({ large: 4, others: 5 });
    expect(await takenOf(one)).toEqual({ large: 4, others: 0 });
    expect(await takenOf(two)).toEqual({ large: 2, others: 0 });
    expect(await takenOf(one)).toEqual({ large: 0, others: 0 });
    await k.db.query(`update campaign_recipients set queued_at = queued_at - interval '2 minutes' where campaign_id = any($1)`, [
      [one, two],
    ]);
    expect(await takenOf(one)).toEqual({ large: 4, others: 0 });
  });

  it('wait for their hour, and for another one where theirs has closed', async () => {
    const campaignId = randomUUID();
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await addRecipients(k.db, campaignId, 'email', [person(1), person(2, { zone: 'America/Vancouver' }), person(3, { sendAt: later })]);
    await moveRecipients(k.db, campaignId, { zone: 'America/Vancouver', province: null }, later);
    expect((await takeRecipients(k.db, campaignId, 'email', PLENTY)).map(({ personId }) => personId)).toEqual(['person-1']);
    expect(await nextRecipientIn(k.db, campaignId)).toBeGreaterThan(3_000);
    expect(await nextRecipientIn(k.db, randomUUID())).toBeUndefined();
  });

  it('are found again where what took them was killed before their message was there', async () => {
    const campaignId = randomUUID();
    const [one, two] = [person(1), person(2)];
    await addRecipients(k.db, campaignId, 'email', [one, two]);
    await takeRecipients(k.db, campaignId, 'email', PLENTY);
    await say(one.messageId, 'Queued');
    expect(await strandedRecipients(k.db, campaignId, messages, 10)).toEqual([]);
    await k.db.query(`update campaign_recipients set queued_at = queued_at - interval '2 minutes' where campaign_id = $1`, [campaignId]);
    expect((await strandedRecipients(k.db, campaignId, messages, 10)).map(({ messageId }) => messageId)).toEqual([two.messageId]);
  });

  it('are accounted for by their messages: none counts twice, none is left out', async () => {
    const campaignId = randomUUID();
    const all = people(9);
    await addRecipients(k.db, campaignId, 'email', all);
    await takeRecipients(k.db, campaignId, 'email', PLENTY);
    const becomes: [string, object?][] = [
      ...([
        ['Sent', { sent: true }],
        ['Delivered', { sent: true }],
        ['Bounced', { sent: true }],
      ] as [string, object][]),
      ...([['Suppressed', { code: 'Z05' }], ['Cancelled'], ['Failed'], ['Bounced'], ['Handed'], ['Queued']] as [string, object?][]),
    ];
    for (const [n, [state, more]] of becomes.entries()) await say(all[n]!.messageId, state, more);
    await settleRecipients(k.db, campaignId, messages, FAR);
    expect(await counts(campaignId)).toEqual({ queued: 2, sent: 3, suppressed: 2, failed: 2 });
    // No answer came for as long as one is waited for.
    await settleRecipients(k.db, campaignId, messages, '2999-01-01T00:00:00Z');
    await settleRecipients(k.db, campaignId, messages, '2999-01-01T00:00:00Z');
    expect(await counts(campaignId)).toEqual({ sent: 3, suppressed: 2, failed: 3, unknown: 1 });
    const codes = await k.db.query<{ code: string }>(
      'select code from campaign_recipients where campaign_id = $1 and code is not null order by person_id',
      [campaignId],
    );
    expect(codes.map(({ code }) => code)).toEqual(['Z05', 'Z01', 'refused', 'bounced', 'no-answer', 'given-up']);
  });

  it('are let go: all, those who are late, or those who are not there any more', async () => {
    const campaignId = randomUUID();
    await addRecipients(k.db, campaignId, 'email', [...people(3), person(7, { sendAt: '2020-01-01T00:00:00Z' })]);
    await suppressRecipients(k.db, campaignId, 'Z03', { dueBefore: '2021-01-01T00:00:00Z' });
    expect(await counts(campaignId)).toEqual({ pending: 3, suppressed: 1 });
    const [taken] = await takeRecipients(k.db, campaignId, 'email', { ...PLENTY, atOnce: 1 });
    await suppressRecipients(k.db, campaignId, 'Z17', { of: [taken!.personId] });
    expect(await counts(campaignId)).toEqual({ pending: 2, suppressed: 2 });
    await suppressRecipients(k.db, campaignId, 'Z01', {});
    expect(await counts(campaignId)).toEqual({ suppressed: 4 });
  });
});
