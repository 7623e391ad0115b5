/** Whom campaigns of the bench go to, and the campaigns: people who sent a request and agreed to news, as the log and the lists have them. */
import { randomUUID } from 'node:crypto';
import { appendBatches } from '../../appended.mjs';
import { until } from '../../measure.mjs';
import { lib } from '../../product.mjs';
import { storeLeads } from '../../stored-leads.mjs';

const A_BATCH = 10_000;
const SYSTEM = { kind: 'system', id: 'bench' };
const WRITER = { kind: 'user', id: '00000000-0000-7000-8000-000000000001', role: 'jurilien_admin' };

/** Requests in the list, each of another address; the agreement of each address in the log. Answers in words what was stored. */
export async function storeAudience(root, kernel, count) {
  const stored = await storeLeads(root, kernel, count);
  const { contactPoint } = await lib(root, 'messaging');
  const { streamOf } = await lib(root, 'event-sourcing');
  const config = kernel.configuration.current();
  const occurredAt = new Date(Date.now() - 3_600_000).toISOString();
  for (let first = 0; first < count; first += A_BATCH)
    await appendBatches(
      kernel,
      Array.from({ length: Math.min(A_BATCH, count - first) }, (_, n) => {
        const contactId = kernel.secrets.hash(`email:${emailOf(first + n)}`);
        const said = { contactId, class: 'marketing', basis: 'express', textVersion: 'consent-marketing@1', source: 'form' };
        return [
          {
            ...{ stream: streamName(streamOf(contactPoint, contactId)), version: 1, position: 0, type: 'ContactConsentRecorded' },
            ...{ data: { ...said, evidence: 'Formulaire' }, occurredAt, config, correlationId: randomUUID() },
            actor: { ...SYSTEM, simulated: true },
          },
        ];
      }),
    );
  return `${stored}, each of whom agreed to news`;
}

const streamName = ({ decider, id }) => `${decider.category}-${id}`;
const emailOf = (n) => `personne${n}@exemple.test`;

/** What every reader of a campaign of the bench gets. */
export const WORDS = {
  fr: {
    subject: 'Du nouveau dans votre région',
    body: 'Bonjour,\n\nDe nouveaux avocats de votre région prennent des demandes.\n\nÀ bientôt',
  },
  en: { subject: 'News in your region', body: 'Hello,\n\nNew lawyers of your region take requests.\n\nSee you soon' },
};

/** The worker begins to write down the audience of a campaign: everyone by default, those of one region of Quebec where one is named. */
export async function beginCampaign(root, { kernel }, { region, perMinute } = {}) {
  const { homeOf } = await lib(root, 'runtime');
  const [campaignId, segmentId] = [randomUUID(), randomUUID()];
  const rules = [{ field: 'client.requests', operator: '>=', value: 1 }];
  if (region) rules.push({ field: 'client.region', operator: '=', value: region });
  const saved = { segmentId, v: 1, name: 'Banc', audience: 'clients', query: { combinator: 'and', rules } };
  const content = {
    ...{ name: 'Banc', channel: 'email', segmentId, segmentVersion: 1, words: WORDS, localTime: false, rampUp: false },
    ...(perMinute ? { perMinute } : {}),
  };
  const startsAt = new Date().toISOString();
  const append = (category, id, events) =>
    kernel.store.append({
      command: { name: 'bench', commandId: randomUUID(), input: {}, actor: WRITER },
      occurredAt: new Date().toISOString(),
      config: kernel.configuration.current(),
      province: 'QC',
      streams: [{ ref: { decider: { category }, id }, expectedVersion: 0, events }],
    });
  await append('segment', segmentId, [{ type: 'SegmentSaved', data: saved }]);
  await append('campaign', campaignId, [
    { type: 'CampaignDraftSaved', data: { campaignId, ...content, edit: 1, audience: 'clients', hash: 'bench' } },
    { type: 'CampaignScheduled', data: { campaignId, startsAt, home: await homeOf(kernel) } },
    { type: 'CampaignPreparationStarted', data: { campaignId } },
  ]);
  return campaignId;
}

/** Waits until something happened to a campaign; the seconds from one event of it to another. */
export const secondsBetween = ({ kernel }, campaignId, from, to, seconds = 600) =>
  until(
    async () => {
      const [{ took, n }] = await kernel.db.query(
        `select extract(epoch from max(occurred_at) filter (where type = $3) - max(occurred_at) filter (where type = $2))::float8 as took,
                (max(payload ->> 'n') filter (where type = $3))::int as n from events where stream = $1`,
        [`campaign-${campaignId}`, from, to],
      );
      return took !== null && { took, n };
    },
    `${to} after ${from}`,
    seconds,
    100,
  );
