import { type CampaignState, type PauseCause, pauseCampaign } from '@jurilien/campaigns';
import { placeOf, statement, type WorkItem } from '@jurilien/persistence';
import { campaignPauseBounces, campaignPauseComplaints, campaignPauseErrors, campaignPauseOptOuts, type Config } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { send } from '../work/sending.js';

/** What the readers of a campaign and its provider have answered. */
export interface Answers {
  readonly sent: number;
  readonly complaints: number;
  readonly bounces: number;
  readonly optOuts: number;
  /** Of the last sends, how many the provider refused. */
  readonly tried: number;
  readonly errors: number;
}

/** What one reader says is no rate. */
const SEVERAL = 2;
/** The provider is judged by this many sends. */
const SENDS_JUDGED = 200;

/** Why a campaign has to pause by what was answered so far; nothing where it may go on (4.9). */
export function pauseAsked({ sent, complaints, bounces, optOuts, tried, errors }: Answers, config: Config): PauseCause | undefined {
  const reaches = (n: number, of: number, percent: number): boolean => n >= SEVERAL && (n / Math.max(of, n)) * 100 >= percent;
  if (reaches(complaints, sent, config.value(campaignPauseComplaints))) return 'complaints';
  if (reaches(bounces, sent, config.value(campaignPauseBounces))) return 'bounces';
  if (tried >= SENDS_JUDGED && reaches(errors, tried, config.value(campaignPauseErrors))) return 'errors';
  return reaches(optOuts, sent, config.value(campaignPauseOptOuts)) ? 'opt-outs' : undefined;
}

/** How often it is counted: each count reads every message of the campaign. */
const EVERY_MS = 10_000;
const countedAt = new Map<string, number>();

/** Pauses a campaign whose readers or provider answer badly; the person who resumes it has looked why. */
export async function pausedByAnswers(
  kernel: Kernel,
  bus: CommandBus,
  item: WorkItem,
  campaignId: string,
  { resumed, judgedSince }: CampaignState,
): Promise<boolean> {
  const now = Date.parse(item.now);
  if (now - (countedAt.get(campaignId) ?? 0) < EVERY_MS) return false;
  countedAt.set(campaignId, now);
  const cause = pauseAsked(await answersOf(kernel, campaignId, judgedSince!), kernel.configuration.current());
  if (!cause) return false;
  await send(bus, item, pauseCampaign, { campaignId, cause }, String(resumed));
  return true;
}

/** What was answered to what was sent from an instant on. */
async function answersOf(kernel: Kernel, campaignId: string, since: string): Promise<Answers> {
  const table = (name: string) => placeOf(kernel.registry.views.get(name)!);
  const [row] = await kernel.db.query<Answers & { [k: string]: unknown }>(
    statement`with mine as (select r.contact_id, r.state, r.code, r.queued_at, m."sentAt", m.error, m.state as message
                 from campaign_recipients r join ${table('messages')} m on m.id = r.message_id
                where r.campaign_id = ${campaignId}::uuid and r.queued_at >= ${since}::timestamptz),
               last as (select code from mine where state in ('sent', 'failed') order by queued_at desc limit ${SENDS_JUDGED})
      select count(*) filter (where "sentAt" is not null or message = 'Bounced')::int as sent,
             count(*) filter (where error = 'complaint')::int as complaints,
             count(*) filter (where message = 'Bounced')::int as bounces,
             count(*) filter (where c."smsOptedOut" and c.since >= queued_at
                or (c.wishes->'marketing'->>'granted') = 'false' and (c.wishes->'marketing'->>'at')::timestamptz >= queued_at)::int as "optOuts",
             (select count(*)::int from last) as tried, (select count(*)::int from last where code in ('refused', 'given-up')) as errors
        from mine left join ${table('contact-points')} c on c.id = contact_id`,
  );
  return row!;
}
