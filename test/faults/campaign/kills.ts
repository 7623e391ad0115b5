import { randomUUID } from 'node:crypto';
import { campaign } from '@jurilien/campaigns';
import { isFinalNo } from '@jurilien/event-sourcing';
import { stateOf } from '@jurilien/runtime';
import { seeded } from '../../support/faults.js';
import { wrongWith } from './checks.js';
import { Life, type Death } from './mortal.js';
import { clients, contactOf, dueCampaign, type Address } from './people.js';
import { openProviders } from './providers.js';
import { toldOf } from './told.js';
import { openWorkers, type Workers } from './workers.js';

/** What a worker does for a campaign that lasts, from the first row of its audience to its end. */
export const LASTING = [
  ...[
    'insert into campaign_recipients',
    'CampaignAudienceFrozen',
    'update campaign_recipients r',
    'update campaign_recipients set',
    'commit',
  ],
  ...['MessageQueued', 'MessageHandedToProvider', 'provider', 'MessageSent', 'update work_items set', 'CampaignFinished'],
] as const;
/** What of it comes before anything is sent. */
const FREEZING: readonly string[] = LASTING.slice(0, 2);
const MOMENTS = LASTING.flatMap((of) => (['before', 'after'] as const).map((when) => ({ of, when })));
const nameOf = ({ of, when }: Pick<Death, 'of' | 'when'>): string => `${when} ${of}`;

/** People of one campaign: two portions of it at the pace that is shipped. */
const SIZE = 24;
const REGION = '06';
/** After so many lives workers die no more: what is not over soon then stands still. */
const MORTAL_LIVES = 60;
const LIVES = 100;
const OVER = ['Finished', 'Cancelled'];

/** What came of it. */
interface Killed {
  readonly kills: number;
  readonly campaigns: number;
  /** Moments at which a worker was killed, each with how often. */
  readonly moments: ReadonlyMap<string, number>;
  readonly wrong: readonly string[];
}

/**
 * Campaign after campaign, by e-mail and by text, while workers are killed at whatever they do that lasts, people say no, providers answer
 * badly, and two of the team hold a campaign and have it go on. Each is compared with what lies at the providers.
 */
export async function killedCampaigns(kills: number, seed: number): Promise<Killed> {
  const random = seeded(seed);
  const workers = await openWorkers();
  const moments = new Map<string, number>();
  const wrong: string[] = [];
  let [campaigns, dead] = [0, 0];
  try {
    const left = (): boolean => dead < kills || MOMENTS.some((moment) => !moments.has(nameOf(moment)));
    while (wrong.length === 0 && left()) {
      const lived = await killedCampaign(workers, random, { channel: campaigns++ % 2 ? 'sms' : 'email', moments });
      wrong.push(...lived);
      dead = [...moments.values()].reduce((n, one) => n + one, 0);
    }
    return { kills: dead, campaigns, moments, wrong };
  } finally {
    await workers.close();
  }
}

/** Where the next worker ends: where none has ended yet, as far as the campaign comes by there; later anywhere, or not at all. */
function deathOf(random: () => number, seen: ReadonlyMap<string, number>, status: string): Death | undefined {
  const one = <T>(among: readonly T[]): T => among[Math.floor(random() * among.length)]!;
  const unseen = MOMENTS.filter((moment) => !seen.has(nameOf(moment)) && FREEZING.includes(moment.of) === (status === 'Preparing'));
  if (unseen.length > 0) return { ...one(unseen), nth: 1 };
  if (random() < 0.15) return undefined;
  const moment = one(MOMENTS);
  return random() < 0.3 ? { when: moment.when, nth: 1 + Math.floor(random() * 12) } : { ...moment, nth: 1 + Math.floor(random() * 2) };
}

interface Under {
  readonly channel: 'sms' | 'email';
  readonly moments: Map<string, number>;
}

/** One campaign to its end. @returns what does not hold of it */
async function killedCampaign(workers: Workers, random: () => number, { channel, moments }: Under): Promise<string[]> {
  const { kernel, readOn, later, open } = workers;
  const providers = openProviders(random);
  const agreed = await clients(kernel, { size: SIZE, channel, region: REGION });
  const campaignId = await dueCampaign(kernel, { channel, region: REGION });
  const team = teamOf(workers, campaignId, channel, agreed, random);
  const wrong: string[] = [];
  for (let lives = 0; lives < LIVES; lives++) {
    await readOn();
    const { status } = await stateOf(kernel, campaign, campaignId);
    const rows = await open();
    if (OVER.includes(status) && rows.length === 0) break;
    const life = new Life(lives < MORTAL_LIVES ? deathOf(random, moments, status) : undefined);
    const worker = await workers.begin(life, providers);
    const working = Promise.all(rows.map(worker.run)).then((ran) => ran.filter((fault) => fault !== undefined));
    const acting = team(status);
    const how = await Promise.race([life.over, working]);
    await acting;
    // One that was killed never gives its connections back: they are broken already.
    const closing = worker.close().catch(() => undefined);
    if (how === 'killed') moments.set(life.diedAt!, (moments.get(life.diedAt!) ?? 0) + 1);
    else {
      wrong.push(...how);
      await closing;
    }
    if (random() < 0.6) await later();
  }
  const told = await toldOf(kernel, campaignId);
  const inbox = new Map(providers.addresses().map((to) => [contactOf(kernel, channel, to), providers.received(to)]));
  return [...wrong, ...wrongWith({ ...told, inbox })];
}

/** What people do meanwhile: some say no, two of the team hold the campaign and have it go on, at once. */
function teamOf({ kernel }: Workers, campaignId: string, channel: Under['channel'], agreed: readonly Address[], random: () => number) {
  const act = async (name: string, input: object, reason?: string): Promise<void> => {
    const actor = reason ? { kind: 'user', id: randomUUID(), role: 'jurilien_admin' } : { kind: 'system', id: 'test' };
    const sent = { name, commandId: randomUUID(), input: { ...input }, actor, ...(reason ? { reason } : {}) } as const;
    await kernel.dispatch(sent as never).catch((error: unknown) => {
      if (!isFinalNo(error as Error)) throw error;
    });
  };
  const both = (name: string, reason: string) => Promise.all([act(name, { campaignId }, reason), act(name, { campaignId }, reason)]);
  return async (status: string): Promise<void> => {
    const chance = random();
    const { contactId } = agreed[Math.floor(random() * agreed.length)]!;
    if (chance < 0.1) await both('PauseCampaign', 'Un instant');
    else if (chance < 0.12) await act('CancelCampaign', { campaignId }, 'Plus d’actualité');
    else if (chance < 0.28 && channel === 'sms') await act('OptOutSms', { contactId, source: 'keyword' });
    else if (chance < 0.28) await act('WithdrawConsent', { contactId, class: 'marketing', source: 'one-click' });
    if (status === 'Paused' || random() < 0.05) await both('ResumeCampaign', 'On reprend');
  };
}
