import { type Built, placeOf, recipientCounts, statement, type RecipientCounts } from '@jurilien/persistence';
import type { CampaignContent } from '@jurilien/campaigns';
import { largerShare, smsThousandSegmentsCents } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';

type Sources = Pick<Kernel, 'db' | 'registry' | 'configuration'>;

/** What readers answered. */
interface Answers {
  readonly replies: number;
  readonly optOuts: number;
  readonly complaints: number;
  readonly bounces: number;
}
type Row<T> = T & { readonly [k: string]: unknown };

/** As many minutes as a screen draws. */
const MINUTES = 240;

/**
 * Someone of a campaign with their message and what they did since: they said that they want no more, called it unwanted, or wrote. A
 * message that bounced or was not delivered counts as one that did not arrive, though it was sent.
 */
function everyone({ registry }: Sources, campaignId: string): Built {
  const table = (name: string): Built => placeOf(registry.views.get(name)!);
  return statement`select r.person_id, r.contact_id, r.state, r.code, r.lang, r.variant, r.queued_at, m.segments,
      coalesce(m.error = 'complaint', false) as complained,
      coalesce(m.state in ('Bounced', 'Undelivered'), false) as bounced,
      coalesce((c."smsOptedOut" and c.since >= r.queued_at)
        or ((c.wishes->'marketing'->>'granted') = 'false' and (c.wishes->'marketing'->>'at')::timestamptz >= r.queued_at), false) as "optedOut",
      coalesce(t."heardAt" >= r.queued_at, false) as replied
    from campaign_recipients r
    left join ${table('messages')} m on m.id = r.message_id
    left join ${table('contact-points')} c on c.id = r.contact_id
    left join ${table('threads')} t on t.id = r.contact_id
   where r.campaign_id = ${campaignId}::uuid`;
}

/** As many conversations as a list counts. */
const MOST_REPLIES = 10_000;

/** Conversations of those who wrote since a campaign was sent to them: as many as its results count, one to an address. */
export async function repliesTo(kernel: Sources, campaignId: string): Promise<string[]> {
  const rows = await kernel.db.query<{ id: string }>(
    statement`select distinct contact_id as id from (${everyone(kernel, campaignId)}) e where replied order by 1 limit ${MOST_REPLIES}`,
  );
  return rows.map(({ id }) => id);
}

const ANSWERS = statement`count(*) filter (where replied)::int as replies, count(*) filter (where "optedOut")::int as "optOuts",
  count(*) filter (where complained)::int as complaints, count(*) filter (where bounced)::int as bounces`;

/** What became of everyone in the audience of a campaign, as far as it is known now. */
export async function campaignResults(kernel: Sources, campaignId: string, trial?: CampaignContent['trial']) {
  const { db } = kernel;
  const all = everyone(kernel, campaignId);
  const [states, [answers], codes, languages, minutes, variants, [cost]] = await Promise.all([
    recipientCounts(db, campaignId),
    db.query<Row<Answers>>(statement`select ${ANSWERS} from (${all}) e`),
    db.query<Row<{ state: 'suppressed' | 'failed' | 'unknown'; code: string; count: number }>>(
      statement`select state, code, count(*)::int as count from campaign_recipients
         where campaign_id = ${campaignId}::uuid and code is not null group by 1, 2 order by 3 desc, 1, 2`,
    ),
    db.query<Row<{ lang: 'fr' | 'en'; state: keyof RecipientCounts; n: number }>>(
      statement`select lang, state, count(*)::int as n from campaign_recipients where campaign_id = ${campaignId}::uuid group by 1, 2`,
    ),
    db.query<Row<{ at: string; count: number }>>(
      statement`select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, count from (
          select date_trunc('minute', queued_at) as at, count(*)::int as count from campaign_recipients
           where campaign_id = ${campaignId}::uuid and queued_at is not null group by 1 order by 1 desc limit ${MINUTES}) m order by m.at`,
    ),
    trial ? variantsOf(kernel, campaignId, all) : [],
    db.query<Row<{ segments: number }>>(
      statement`select coalesce(sum(segments) filter (where state = 'sent'), 0)::int as segments from (${all}) e`,
    ),
  ]);
  const { segments } = cost!;
  return {
    states,
    answers: answers!,
    codes,
    languages: (['fr', 'en'] as const).map((lang) => ({ lang, states: statesIn(languages.filter((row) => row.lang === lang)) })),
    minutes,
    variants,
    trial: trial ? { winner: trial.winner, verdict: verdictOf(trial.winner, variants) } : null,
    segments,
    costInCents: Math.ceil((segments * kernel.configuration.current().value(smsThousandSegmentsCents)) / 1_000),
  };
}

/** Readers of one subject, or those who are held out, and what they did. */
interface Variant {
  readonly variant: 'a' | 'b' | 'none';
  readonly people: number;
  readonly sent: number;
  readonly registrations: number;
  readonly purchases: number;
  readonly answers: Answers;
}

/** Each subject of a trial with what its readers did since it was sent to them; who is held out since it was sent to the others. */
async function variantsOf(kernel: Sources, campaignId: string, all: Built): Promise<Variant[]> {
  const table = (name: string): Built => placeOf(kernel.registry.views.get(name)!);
  const rows = await kernel.db.query<Row<Omit<Variant, 'answers'> & Answers>>(
    statement`select coalesce(e.variant, 'none') as variant, count(*)::int as people, count(*) filter (where e.state = 'sent')::int as sent,
        count(*) filter (where p."approvedAt" >= s.since)::int as registrations,
        count(*) filter (where exists (select from ${table('purchases')} b
           where b."professionalId" = p.id and b."paidAt" >= s.since))::int as purchases, ${ANSWERS}
      from (${all}) e
      left join ${table('professionals')} p on p.id::text = e.person_id
      cross join lateral (select coalesce(e.queued_at, (select min(queued_at) from campaign_recipients
         where campaign_id = ${campaignId}::uuid)) as since) s
     where e.variant is not null or e.state = 'heldOut' group by 1 order by 1`,
  );
  return rows.map(({ variant, people, sent, registrations, purchases, ...answers }) => ({
    ...{ variant, people, sent, registrations, purchases },
    answers,
  }));
}

/** What the rule that was stated beforehand says: of more is better, but of opt-outs fewer. */
function verdictOf(winner: NonNullable<CampaignContent['trial']>['winner'], variants: readonly Variant[]): 'a' | 'b' | 'even' | 'too-few' {
  const [a, b] = (['a', 'b'] as const).map((one) => variants.find(({ variant }) => variant === one));
  if (!a || !b) return 'too-few';
  const of = { registrations: 'registrations', purchases: 'purchases' } as const;
  const shareOf = (one: Variant) => {
    const n = winner === 'replies' ? one.answers.replies : winner === 'opt-outs' ? one.answers.optOuts : one[of[winner]];
    return { n, of: one.sent };
  };
  const larger = largerShare(shareOf(a), shareOf(b));
  if (winner !== 'opt-outs' || larger === 'even' || larger === 'too-few') return larger;
  return larger === 'a' ? 'b' : 'a';
}

const NONE: RecipientCounts = { pending: 0, queued: 0, sent: 0, suppressed: 0, failed: 0, unknown: 0, heldOut: 0 };
const statesIn = (rows: readonly { state: keyof RecipientCounts; n: number }[]): RecipientCounts => ({
  ...NONE,
  ...Object.fromEntries(rows.map(({ state, n }) => [state, n])),
});
