import { randomUUID } from 'node:crypto';
import { campaign } from '@jurilien/campaigns';
import type { Row } from '@jurilien/event-sourcing';
import { saveRows, type WorkItem } from '@jurilien/persistence';
import { homeOf, stateOf } from '@jurilien/runtime';
import { messagesKernel } from '../../../../test/support/messages.js';
import { pausedByAnswers } from './pauses.js';

let k: Awaited<ReturnType<typeof messagesKernel>>;
beforeAll(async () => {
  k = await messagesKernel();
});
afterAll(() => k.close());

const put = (view: string, rows: readonly Row[]): Promise<void> =>
  saveRows(k.kernel.db, k.kernel.registry.views.get(view)!, new Map(rows.map((row) => [row['id'] as string, row])));
/** Longer ago than it takes to count again. */
const seconds = (n: number): string => new Date(Date.now() + n * 1_000).toISOString();
let looks = 0;

/** A campaign that is being sent, with people of whom some answered badly, each to a message of a minute ago. */
async function sending() {
  const [campaignId, at] = [randomUUID(), seconds(-120)];
  const words = { fr: { subject: 'Du nouveau', body: 'Bonjour.' }, en: { subject: 'News', body: 'Hello.' } };
  const content = {
    name: 'Novembre',
    channel: 'email',
    segmentId: randomUUID(),
    segmentVersion: 1,
    words,
    localTime: false,
    rampUp: false,
  };
  const events = [
    { type: 'CampaignDraftSaved', data: { campaignId, ...content, edit: 1, audience: 'professionals', hash: 'h' } },
    { type: 'CampaignScheduled', data: { campaignId, startsAt: at, home: await homeOf(k.kernel) } },
    { type: 'CampaignPreparationStarted', data: { campaignId } },
    { type: 'CampaignAudienceFrozen', data: { campaignId, n: 300, heldOut: 0, shared: 0 } },
    { type: 'CampaignStarted', data: { campaignId } },
  ];
  await k.happened(campaign, campaignId, events, at);
  return {
    /** So many more were sent something, at an instant; the first of them answered so. */
    async sent(
      n: number,
      bad: number,
      as: { message?: Row; row?: { state: string; code: string | null }; contact?: Row },
      when = seconds(-60),
    ) {
      const people = Array.from({ length: n }, (_, i) => ({ messageId: randomUUID(), contactId: randomUUID(), isBad: i < bad }));
      await put(
        'messages',
        people.map(({ messageId, isBad }) => ({
          ...{ id: messageId, rule: 'campaign', channel: 'email', class: 'marketing', lang: 'fr', recipientKind: 'professional' },
          ...{
            recipientId: messageId,
            state: 'Sent',
            queuedAt: when,
            sentAt: when,
            to: 'a@exemple.test',
            attempts: 1,
            bodyKept: false,
            steps: [],
          },
          version: 1,
          ...(isBad ? as.message : {}),
        })),
      );
      await put(
        'contact-points',
        people.filter(({ isBad }) => isBad && as.contact).map(({ contactId }) => ({ id: contactId, ...as.contact })),
      );
      for (const { messageId, contactId, isBad } of people)
        await k.kernel.db.query(
          `insert into campaign_recipients (campaign_id, person_id, contact_id, channel, lang, zone, state, code, queued_at, message_id)
             values ($1, $2, $3, 'email', 'fr', 'America/Toronto', $4, $5, $6, $7)`,
          [...[campaignId, messageId, contactId], (isBad && as.row?.state) || 'sent', (isBad && as.row?.code) || null, when, messageId],
        );
    },
    /** One look at the answers, as the worker has one every ten seconds. */
    async look(): Promise<string | undefined> {
      const now = seconds(11 * ++looks);
      const item = {
        id: randomUUID(),
        job: 'send-campaign',
        key: 'k',
        input: { campaignId },
        position: looks,
        occurredAt: at,
        now,
        attempts: 0,
      };
      const state = await stateOf(k.kernel, campaign, campaignId);
      await pausedByAnswers(k.kernel, k.bus, { ...item, correlationId: randomUUID(), ledBy: [] } as WorkItem, campaignId, state);
      return (await stateOf(k.kernel, campaign, campaignId)).pausedBy;
    },
    resume: () =>
      k.kernel.dispatch({
        ...{ name: 'ResumeCampaign', commandId: randomUUID(), input: { campaignId }, reason: 'On a regardé pourquoi' },
        actor: { kind: 'user', id: randomUUID(), role: 'jurilien_admin' },
      }),
  };
}

const said = seconds(0);
const FINE = {};

describe('a campaign pauses by what is answered to it', () => {
  it.each<[string, number, number, Parameters<Awaited<ReturnType<typeof sending>>['sent']>[2]]>([
    ['complaints', 20, 2, { message: { error: 'complaint' } }],
    ['bounces', 20, 2, { message: { state: 'Bounced' }, row: { state: 'failed', code: 'bounced' } }],
    ['errors', 200, 20, { message: { state: 'Failed', sentAt: null }, row: { state: 'failed', code: 'refused' } }],
    ['opt-outs', 20, 2, { contact: { wishes: { marketing: { granted: false, at: said } } } }],
  ])('by %s, and once someone resumed it by those of after alone', async (cause, n, bad, as) => {
    const c = await sending();
    await c.sent(n - bad, 0, FINE);
    expect(await c.look()).toBeUndefined();
    await c.sent(bad, bad, as);
    expect(await c.look()).toBe(cause);
    await c.resume();
    expect(await c.look()).toBeUndefined();
    // It begins again: what is sent now is judged as well.
    await c.sent(n - bad, 0, FINE, seconds(60));
    await c.sent(
      bad,
      bad,
      { ...as, ...(as.contact ? { contact: { wishes: { marketing: { granted: false, at: seconds(90) } } } } : {}) },
      seconds(60),
    );
    expect(await c.look()).toBe(cause);
  });

  it('also by a STOP, and not by one of before it was written to', async () => {
    const c = await sending();
    await c.sent(18, 0, FINE);
    await c.sent(2, 2, { contact: { smsOptedOut: true, since: seconds(-3_600) } });
    expect(await c.look()).toBeUndefined();
    await c.sent(2, 2, { contact: { smsOptedOut: true, since: said } });
    expect(await c.look()).toBe('opt-outs');
  });
});
