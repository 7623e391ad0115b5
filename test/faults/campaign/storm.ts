import { randomUUID } from 'node:crypto';
import { campaign } from '@jurilien/campaigns';
import { stateOf } from '@jurilien/runtime';
import { call } from '../../support/call.js';
import { campaignDesk, campaignOf } from '../../support/campaigns.js';
import { eventually } from '../../support/eventually.js';
import { patiently, PATIENCE_SECONDS, seeded } from '../../support/faults.js';
import { broken, nothingPending } from '../../support/invariants.js';
import { testRedis } from '../../support/redis.js';
import { caughtUp, startSystem, type Backend, type System } from '../../support/system.js';
import { holding, refusing, type Acted } from './actors.js';
import { wrongWith } from './checks.js';
import { clients, contactOf, type Address } from './people.js';
import { toldOf } from './told.js';
import { killing, misbehaving, type Caused, type Target } from './troubles.js';

/** How slowly the providers answer: a message taken and not yet acknowledged is what a kill hits worst. */
const ANSWER_MS = 20;
/** Hooks of the providers are sent again soon: no one has hours. */
const RETRY_MS = [300, 1_000, 3_000] as const;
/** Of ten people how many are reached by e-mail; the others by text. */
const BY_EMAIL = 0.8;
/** How long it takes to kill a worker and have the next one at work. */
const A_KILL_MS = 3_000;
/** Of a hundred how many say no while it goes on. */
const SAY_NO = 0.04;
/** Two campaigns at once, each to the clients of a region of its own. */
const OF = [
  { channel: 'email', region: '06', share: BY_EMAIL },
  { channel: 'sms', region: '13', share: 1 - BY_EMAIL },
] as const;
/** What was taken without an answer may lie at the provider though its reader was let go after: the check of each recipient knows of it. */
const UNANSWERED = /^a (?:mail|text) went out twice or unasked|copies of a mail in undefined tries/;
/** How many are surely reached in a second once nothing is broken any more. */
const A_SECOND = 15;
/** Longer than a message is between our last look and the provider. */
const UNDER_WAY = '10 seconds';

/** How a storm is asked for. */
interface Asked {
  readonly size: number;
  /** Kills of the worker, unless everyone is reached before. */
  readonly kills: number;
  readonly seed: number;
  /** Messages a minute. */
  readonly pace: number;
}

/** What came of it. */
export interface Stormed {
  readonly backend: Backend;
  readonly seconds: number;
  readonly caused: Caused;
  readonly acted: Acted;
  /** How it ended for how many. */
  readonly ended: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

/**
 * A campaign by e-mail and one by text at once, while workers and APIs are killed, the queue forgets, providers answer badly or not at all,
 * people say no, and two of the team pause and resume; then what was received is compared with what the product says.
 */
export async function campaignStorm(backend: Backend, asked: Asked): Promise<Stormed> {
  const redis = backend === 'redis' ? await testRedis() : undefined;
  const perSecond = String(asked.pace);
  const system = await startSystem({
    ...{ redisUrl: redis?.url, separate: true, answerAfterMs: ANSWER_MS, retryMs: RETRY_MS },
    env: { PROVIDER_TIMEOUT_MS: '4000', EMAIL_PER_SECOND: perSecond, SMS_PER_SECOND: perSecond },
  });
  try {
    return await storm(backend, system, redis?.flush, asked);
  } finally {
    await system.close();
    await redis?.stop();
  }
}

async function storm(backend: Backend, system: System, flush: Target['flush'], { size, kills, seed, pace }: Asked): Promise<Stormed> {
  const { kernel } = system;
  const began = Date.now();
  const random = seeded(seed);
  const people = await Promise.all(
    OF.map(({ channel, region, share }) => clients(kernel, { size: Math.round(size * share), channel, region })),
  );
  const set = ['campaign.rate.email', 'campaign.rate.sms'].map((key) => ({ key, scope: {}, value: Math.min(pace, 6_000) }));
  await system.dispatch('ProposeConfigChange', { changeId: randomUUID(), set }, { reason: 'Une tempête' });
  const desks = [await campaignDesk(system, 'admin', patiently), await campaignDesk(system, 'admin', patiently)] as const;
  await caughtUp(kernel);
  const submitted: Submitted[] = [];
  for (const of of OF) submitted.push(await written(desks[0], of));
  // Their tests are in the mailbox of who wrote them before anything breaks.
  await nothingPending(system);
  for (const one of submitted) await letGo(desks, one);
  const campaigns = submitted.map(({ campaignId }) => campaignId);

  const isOver = async (): Promise<boolean> =>
    (await Promise.all(campaigns.map((id) => stateOf(kernel, campaign, id)))).every(({ status }) => status === 'Finished');
  let [over, killed] = [false, false];
  const caused: Caused = { worker: 0, api: 0, wipes: 0, answers: 0 };
  const acted: Acted = { paused: 0, resumed: 0, refused: 0 };
  const target: Target = { system, flush, random, goesOn: () => !over && !killed };
  const troubles = Promise.all([
    killing(target, kills, caused).finally(() => {
      killed = true;
    }),
    misbehaving(target, 1_500, caused),
    refusing(target, { people: people.flat(), share: SAY_NO, everyMs: (kills * A_KILL_MS) / (size * SAY_NO) }, acted),
    holding(target, { desks, campaigns, everyMs: 2_000 }, acted),
  ]);
  const watch = setInterval(() => {
    void isOver()
      .then((is) => {
        over ||= is;
      })
      .catch(() => undefined);
  }, 1_000);
  await troubles.finally(() => clearInterval(watch));
  await untilOver(system, desks[0], { campaigns, isOver, seconds: PATIENCE_SECONDS + size / A_SECOND });
  await nothingPending(system);
  const told = await Promise.all(campaigns.map((id, n) => wrongOf(system, id, OF[n]!, people[n]!)));
  const ended: Record<string, number> = {};
  for (const { states } of told) for (const state of states) ended[state] = (ended[state] ?? 0) + 1;
  const wrong = [...told.flatMap((one) => one.wrong), ...(await broken(system, [])).filter((what) => !UNANSWERED.test(what))];
  return { backend, seconds: (Date.now() - began) / 1_000, caused, acted, ended, wrong };
}

type Desk = Awaited<ReturnType<typeof campaignDesk>>;
interface Submitted {
  readonly campaignId: string;
  readonly segmentId: string;
}

async function written(writer: Desk, { channel, region }: (typeof OF)[number]): Promise<Submitted> {
  const segmentId = await writer.segment('client.region', region, 'clients');
  return { segmentId, campaignId: await writer.submitted(segmentId, { channel, name: `Tempête ${channel}` }) };
}

/** The other one approves it, with the number of its readers, and it is on its way. */
async function letGo([writer, other]: readonly [Desk, Desk], { campaignId, segmentId }: Submitted): Promise<void> {
  const { hash, estimate } = await writer.row(campaignId);
  for (const answer of [
    await other.send('ApproveCampaign', { campaignId, hash, recipients: estimate.eligible }),
    await writer.send('ScheduleCampaign', { campaignId, segmentId }),
  ])
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
}

/**
 * No fault lasts any more: what is held goes on, and what waits for its next try, or for a worker that was killed, is brought forward, for
 * no one has hours.
 */
async function untilOver(
  { kernel: { db } }: System,
  desk: Desk,
  { campaigns, isOver, seconds }: { campaigns: readonly string[]; isOver: () => Promise<boolean>; seconds: number },
): Promise<void> {
  await eventually(
    async () => {
      await db.query(
        `update work_items set due_at = clock_timestamp() where state = 'pending' and attempts > 0 and due_at > clock_timestamp() + interval '3 seconds'`,
      );
      await db.query(
        `update campaign_recipients set queued_at = queued_at - interval '1 minute'
          where state = 'queued' and queued_at between clock_timestamp() - interval '1 minute' and clock_timestamp() - interval '15 seconds'`,
      );
      for (const campaignId of campaigns)
        if ((await desk.row(campaignId)).state === 'Paused') await desk.send('ResumeCampaign', { campaignId }, 'On reprend');
      await new Promise((resolve) => setTimeout(resolve, 500));
      return isOver();
    },
    'everyone to be accounted for',
    seconds,
  );
}

/** What does not hold of one of the campaigns, by what lies at the providers. */
async function wrongOf(
  system: System,
  campaignId: string,
  { channel }: (typeof OF)[number],
  people: readonly Address[],
): Promise<{ states: string[]; wrong: string[] }> {
  const told = await toldOf(system.kernel, campaignId);
  const inbox = new Map<string, number>();
  for (const to of await receivedBy(system, channel)) {
    const contactId = contactOf(system.kernel, channel, to);
    inbox.set(contactId, (inbox.get(contactId) ?? 0) + 1);
  }
  const agreed = new Set(people.map(({ contactId }) => contactId));
  const strangers = [...inbox.keys()]
    .filter((contactId) => !agreed.has(contactId))
    .map((contactId) => `${contactId} never agreed and got it`);
  return {
    states: told.recipients.map(({ state }) => state),
    wrong: [...wrongWith({ ...told, inbox }), ...strangers, ...(await leftWhileHeld(system, campaignId))],
  };
}

/** The addresses that lie at the providers with the words of the campaign, as often as they lie there. */
async function receivedBy({ sandbox }: System, channel: 'sms' | 'email'): Promise<string[]> {
  const { words } = campaignOf('');
  if (channel === 'email') {
    const subjects: readonly string[] = [words.fr.subject, words.en.subject];
    const mails = (await call(sandbox.origin, 'GET', '/api/mail?brief=1')).body as { to: string[]; subject: string }[];
    return mails.filter(({ subject }) => subjects.includes(subject)).flatMap(({ to }) => to);
  }
  const texts = (await call(sandbox.origin, 'GET', '/api/messages')).body as { to: string; body: string; direction: string }[];
  const ours = [words.fr.body, words.en.body].map((body) => body.slice(-20));
  return texts.filter(({ body, direction }) => direction !== 'inbound' && ours.some((end) => body.includes(end))).map(({ to }) => to);
}

/** Messages that were handed over while their campaign was paused, but for those that were under way. */
async function leftWhileHeld({ kernel: { db } }: System, campaignId: string): Promise<string[]> {
  const rows = await db.query<{ at: string }>(
    `with held as (select occurred_at as since, (select min(r.occurred_at) from events r where r.stream = p.stream and r.version > p.version) as until
                     from events p where stream = $1 and type = 'CampaignPaused')
     select h.occurred_at::text as at from events h join held on h.occurred_at > held.since + $3::interval and h.occurred_at < held.until
      where h.type = 'MessageHandedToProvider' and h.payload ->> 'messageId' in (select message_id::text from campaign_recipients where campaign_id = $2)`,
    [`campaign-${campaignId}`, campaignId, UNDER_WAY],
  );
  return rows.map(({ at }) => `a message left at ${at}, while its campaign was paused`);
}
