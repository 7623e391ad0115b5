import { randomBytes, randomUUID } from 'node:crypto';
import { campaign, segment } from '@jurilien/campaigns';
import type { Command, Decider, NewEvent, Row } from '@jurilien/event-sourcing';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { addressName, contactPoint } from '@jurilien/messaging';
import { placeOf, saveRows, statement } from '@jurilien/persistence';
import { homeOf, type Kernel } from '@jurilien/runtime';

type Channel = 'sms' | 'email';
/** Mailboxes are of so many domains. */
const DOMAINS = 40;
/** Numbers of a campaign: no two campaigns of a run have one in common. */
const AREAS = ['514', '438', '450', '418', '819', '416', '647', '905'];
const SERIES = { first: 2_000_000, each: 100_000, of: 79 } as const;
let series = 0;
/** Streams that are written with one command. */
const TOGETHER = 200;

interface Happened {
  readonly decider: Decider<any, any>;
  readonly id: string;
  readonly events: readonly NewEvent[];
}
/** Writes what happened to new things into the log. */
async function happened({ store }: Kernel, all: readonly Happened[]): Promise<void> {
  for (let from = 0; from < all.length; from += TOGETHER) {
    const command: Command = { name: 'Happened', commandId: randomUUID(), input: {}, actor: { kind: 'user', id: randomUUID() } };
    const streams = all
      .slice(from, from + TOGETHER)
      .map(({ decider, id, events }) => ({ ref: { decider, id }, expectedVersion: 0, events }));
    const stored = await store.append({ command, occurredAt: new Date().toISOString(), config: asShipped(), streams });
    if (stored === 'conflict') throw new Error('something else happened meanwhile');
  }
}

/** The contact point of an address. */
export const contactOf = ({ secrets }: Pick<Kernel, 'secrets'>, channel: Channel, to: string): string =>
  secrets.hash(addressName(channel, to));

/** Where someone is reached who agreed to news. */
export interface Address {
  readonly to: string;
  readonly contactId: string;
}

/**
 * Clients of a region, as far as the list of requests knows of them: of each seven two share an address, and of each nine addresses one
 * never agreed to news.
 * @returns the addresses that agreed
 */
export async function clients(
  kernel: Kernel,
  { size, channel, region }: { size: number; channel: Channel; region: string },
): Promise<Address[]> {
  const mark = randomBytes(3).toString('hex');
  const area = AREAS[Math.floor(series / SERIES.of) % AREAS.length]!;
  const firstNumber = SERIES.first + SERIES.each * (series++ % SERIES.of);
  const addressOf = (n: number): string =>
    channel === 'email' ? `p${n}-${mark}@d${n % DOMAINS}.exemple.test` : `+1${area}${String(firstNumber + n)}`;
  const people = Array.from({ length: size }, (_, n) => ({ to: addressOf(n % 7 === 6 ? n - 1 : n), silent: n % 9 === 8 }));
  const now = new Date().toISOString();
  const rows = people.map(({ to }, n): [string, Row] => {
    const id = randomUUID();
    const reached = channel === 'email' ? { email: to, phoneNumber: null } : { email: null, phoneNumber: to };
    const request = { id, personId: randomUUID(), code: `C${mark}${n}`, submitted: true, state: 'Offering', province: 'QC', region };
    return [id, { ...request, ...reached, lang: n % 2 ? 'fr' : 'en', createdAt: now, updatedAt: now }];
  });
  const view = kernel.registry.views.get('leads')!;
  // Those of a campaign before are no one of this one.
  await kernel.db.query(statement`update ${placeOf(view)} set submitted = false where region = ${region}`);
  for (let from = 0; from < rows.length; from += TOGETHER) await saveRows(kernel.db, view, new Map(rows.slice(from, from + TOGETHER)));
  const agreed = [...new Set(people.filter(({ silent }) => !silent).map(({ to }) => to))].map((to) => ({
    to,
    contactId: contactOf(kernel, channel, to),
  }));
  const consent = { class: 'marketing', basis: 'express', textVersion: 'consent-marketing@1', source: 'form', evidence: 'Formulaire' };
  await happened(
    kernel,
    agreed.map(({ contactId }) => ({
      decider: contactPoint,
      id: contactId,
      events: [{ type: 'ContactConsentRecorded', data: { contactId, ...consent } }],
    })),
  );
  return agreed;
}

/** A campaign to the clients of a region whose hour has come. */
export async function dueCampaign(kernel: Kernel, { channel, region }: { channel: Channel; region: string }): Promise<string> {
  const [campaignId, segmentId, mark] = [randomUUID(), randomUUID(), randomBytes(3).toString('hex')];
  const query = { combinator: 'and', rules: [{ field: 'client.region', operator: '=', value: region }] };
  const saved = { segmentId, v: 1, name: 'Clients', audience: 'clients', query };
  const words = { fr: { subject: 'Du nouveau', body: `Bonjour ${mark}.` }, en: { subject: 'News', body: `Hello ${mark}.` } };
  const content = { name: 'Novembre', channel, segmentId, segmentVersion: 1, words, localTime: false, rampUp: false };
  await happened(kernel, [{ decider: segment, id: segmentId, events: [{ type: 'SegmentSaved', data: saved }] }]);
  await happened(kernel, [
    {
      decider: campaign,
      id: campaignId,
      events: [
        { type: 'CampaignDraftSaved', data: { campaignId, ...content, edit: 1, audience: 'clients', hash: 'h' } },
        { type: 'CampaignScheduled', data: { campaignId, startsAt: new Date().toISOString(), home: await homeOf(kernel) } },
        { type: 'CampaignPreparationStarted', data: { campaignId } },
      ],
    },
  ]);
  return campaignId;
}
