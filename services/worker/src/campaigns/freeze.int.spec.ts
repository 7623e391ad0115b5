import { randomUUID } from 'node:crypto';
import { campaign, segment } from '@jurilien/campaigns';
import type { Row } from '@jurilien/event-sourcing';
import { recipientCounts, saveRows, type WorkItem } from '@jurilien/persistence';
import { homeOf, stateOf } from '@jurilien/runtime';
import { messagesKernel } from '../../../../test/support/messages.js';
import { freezeCampaign } from './freeze.js';

let k: Awaited<ReturnType<typeof messagesKernel>>;
beforeAll(async () => {
  k = await messagesKernel();
});
afterAll(() => k.close());

const words = { fr: { subject: 'Du nouveau', body: 'Bonjour.' }, en: { subject: 'News', body: 'Hello.' } };
const put = (view: string, rows: readonly Row[]): Promise<void> =>
  saveRows(k.kernel.db, k.kernel.registry.views.get(view)!, new Map(rows.map((row) => [row['id'] as string, row])));
const emailOf = (n: number): string => `membre${n}@exemple.test`;

/** Members of whom each agreed to news but every tenth; the last has the first one's address. */
async function members(n: number): Promise<void> {
  const now = new Date().toISOString();
  const hash = (email: string): string => k.kernel.secrets.hash(`email:${email}`);
  await put(
    'professionals',
    Array.from({ length: n }, (_, i) => ({
      ...{ id: randomUUID(), name: `N ${i}`, title: 'lawyer', province: i % 2 ? 'ON' : 'QC', licenceState: 'verified', state: 'Approved' },
      ...{ fields: [], lang: i % 3 ? 'fr' : 'en', regions: [], languages: [], email: emailOf(i === n - 1 ? 1 : i), phoneNumber: null },
      ...{ channels: [], paused: false, createdAt: now, approvedAt: now, version: 1 },
    })),
  );
  await put(
    'contact-points',
    Array.from({ length: n - 1 }, (_, i) => i)
      .filter((i) => i % 10 > 0)
      .map((i) => ({
        ...{ id: hash(emailOf(i)), marketingBasis: 'express', marketingConsentId: `c/${i}`, marketingSince: now },
        marketingPending: false,
      })),
  );
}

/** A campaign whose hour has come. */
async function preparing(more: object = {}): Promise<{ campaignId: string; item: WorkItem<{ campaignId: string }> }> {
  const [campaignId, segmentId] = [randomUUID(), randomUUID()];
  const query = { combinator: 'and', rules: [{ field: 'professional.state', operator: '=', value: 'Approved' }] };
  await k.happened(segment, segmentId, [
    { type: 'SegmentSaved', data: { segmentId, v: 1, name: 'Membres', audience: 'professionals', query } },
  ]);
  const content = { name: 'Novembre', channel: 'email', segmentId, segmentVersion: 1, words, localTime: true, rampUp: false, ...more };
  const startsAt = new Date().toISOString();
  await k.happened(campaign, campaignId, [
    { type: 'CampaignDraftSaved', data: { campaignId, ...content, edit: 1, audience: 'professionals', hash: 'h' } },
    { type: 'CampaignScheduled', data: { campaignId, startsAt, home: await homeOf(k.kernel) } },
    { type: 'CampaignPreparationStarted', data: { campaignId } },
  ]);
  const item = {
    ...{ id: randomUUID(), job: 'freeze-campaign', key: `freeze:${campaignId}`, input: { campaignId }, position: 1 },
    ...{ occurredAt: startsAt, now: new Date().toISOString(), attempts: 0, correlationId: randomUUID(), ledBy: [] },
  };
  return { campaignId, item: item as unknown as WorkItem<{ campaignId: string }> };
}

const SIZE = Number(process.env['CAMPAIGN_MEMBERS'] ?? 60);

describe('the audience of a campaign', () => {
  beforeAll(() => members(SIZE));

  it('is frozen once, with everyone accounted for, also where what wrote it down was killed in between', async () => {
    const { campaignId, item } = await preparing();
    const started = performance.now();
    await freezeCampaign(k.kernel, k.bus)(item);
    if (process.env['CAMPAIGN_MEMBERS']) process.stdout.write(`frozen ${SIZE} in ${Math.round(performance.now() - started)} ms\n`);
    const agreed = SIZE - Math.ceil(SIZE / 10);
    const { status, frozen } = await stateOf(k.kernel, campaign, campaignId);
    expect([status, frozen]).toEqual(['Sending', SIZE - 1]);
    const counts = await recipientCounts(k.kernel.db, campaignId);
    expect(counts).toMatchObject({ pending: agreed - 1, suppressed: Math.ceil(SIZE / 10) });
    // Who is written to has a carrier: here one domain has all mailboxes, and the row does not name it.
    const carriers = await k.kernel.db.query<{ carrier: string; state: string }>(
      'select distinct carrier, state from campaign_recipients where campaign_id = $1 order by state',
      [campaignId],
    );
    expect(carriers).toEqual([
      { carrier: expect.stringMatching(/^[\w-]{20,}$/) as string, state: 'pending' },
      { carrier: '', state: 'suppressed' },
    ]);

    // A second one was begun, and ended after a part of it.
    const second = await preparing();
    await k.kernel.db.query(
      `insert into campaign_recipients select $2::uuid, person_id, contact_id, channel, basis, lang, province, zone, variant, state, code, send_at, null, gen_random_uuid(), carrier
         from campaign_recipients where campaign_id = $1 limit $3`,
      [campaignId, second.campaignId, SIZE >> 1],
    );
    await freezeCampaign(k.kernel, k.bus)(second.item);
    expect((await stateOf(k.kernel, campaign, second.campaignId)).frozen).toBe(SIZE - 1);
    expect(await recipientCounts(k.kernel.db, second.campaignId)).toEqual(counts);
  });

  it('has each person in the same part of a trial each time, and those who are held out beside', async () => {
    const trial = { subjects: { fr: 'Autre', en: 'Other' }, secondPercent: 50, holdoutPercent: 20, winner: 'replies' };
    const { campaignId, item } = await preparing({ trial });
    await freezeCampaign(k.kernel, k.bus)(item);
    const { frozen } = await stateOf(k.kernel, campaign, campaignId);
    const counts = await recipientCounts(k.kernel.db, campaignId);
    expect(counts.heldOut + frozen!).toBe(SIZE - 1);
    const parts = await k.kernel.db.query<{ variant: string | null; state: string }>(
      'select distinct variant, state from campaign_recipients where campaign_id = $1',
      [campaignId],
    );
    expect(parts.every(({ variant, state }) => (variant !== null) === (state === 'pending'))).toBe(true);
  });
});
