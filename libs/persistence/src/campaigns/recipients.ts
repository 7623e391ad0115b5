import type { View } from '@jurilien/event-sourcing';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { statement, type Built } from '../database/statement.js';
import type { RecipientStatus } from '../entities/campaign-recipient.js';
import { placeOf } from '../views/view-tables.js';

type Channel = 'sms' | 'email';

/** Someone of an audience, as they are written down. */
export interface Recipient {
  readonly personId: string;
  readonly contactId?: string | undefined;
  readonly lang: 'fr' | 'en';
  readonly province?: 'QC' | 'ON' | undefined;
  readonly zone: string;
  readonly basis?: unknown;
  readonly variant?: 'a' | 'b' | undefined;
  readonly state: 'pending' | 'suppressed' | 'heldOut';
  readonly code?: string | undefined;
  readonly sendAt?: string | undefined;
  readonly messageId: string;
  /** Who carries messages to them, as a keyed hash; not known where absent. */
  readonly carrier?: string | undefined;
}

/** Someone of an audience of the past, with what became of them. */
export interface PastRecipient extends Omit<Recipient, 'state' | 'sendAt'> {
  readonly state: 'sent' | 'suppressed' | 'failed';
  readonly queuedAt?: string;
}

/** Writes an audience down that was reached before this installation began; nothing of it is sent. */
export const keepPastRecipients = (sql: Sql, campaignId: string, channel: Channel, people: readonly PastRecipient[]): Promise<void> =>
  insertRecipients(
    sql,
    campaignId,
    channel,
    people.map((one) => ({ ...one, sendAt: one.queuedAt })),
  );

async function insertRecipients(sql: Sql, campaignId: string, channel: Channel, people: readonly object[]): Promise<void> {
  await sql.query(
    statement`insert into campaign_recipients
        (campaign_id, person_id, contact_id, channel, basis, lang, province, zone, variant, state, code, send_at, queued_at, message_id, carrier)
      select ${campaignId}::uuid, r."personId", r."contactId", ${channel}, r.basis, r.lang, r.province, r.zone, r.variant, r.state, r.code,
             r."sendAt", r."queuedAt", r."messageId", coalesce(r.carrier, '')
        from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as r("personId" text, "contactId" text, basis jsonb, lang text, province text,
             zone text, variant text, state text, code text, "sendAt" timestamptz, "queuedAt" timestamptz, "messageId" uuid, carrier text)
      on conflict do nothing`,
  );
}

/**
 * Writes recipients down, each person and each address once however often this is run.
 * @returns how many of them are not there for themselves: another person has their address
 */
export async function addRecipients(sql: Sql, campaignId: string, channel: Channel, people: readonly Recipient[]): Promise<number> {
  await insertRecipients(sql, campaignId, channel, people);
  const [found] = await sql.query<{ n: number }>(
    statement`select count(*)::int as n from campaign_recipients
       where campaign_id = ${campaignId}::uuid and person_id = any(${people.map(({ personId }) => personId)}::text[])`,
  );
  return people.length - found!.n;
}

/**
 * Runs what writes an audience down, one run of a campaign at a time: what another one added after it was counted would be accounted for by
 * no one.
 * @returns whether it ran; not while another one does
 */
export async function writingAlone(db: Database, campaignId: string, work: () => Promise<void>): Promise<boolean> {
  return db.transaction(async (sql) => {
    const [row] = await sql.query<{ mine: boolean }>(
      statement`select pg_try_advisory_xact_lock(hashtextextended(${`campaign-audience-${campaignId}`}, 0)) as mine`,
    );
    if (row!.mine) await work();
    return row!.mine;
  });
}

export type RecipientCounts = Readonly<Record<RecipientStatus, number>>;

/** How many recipients a campaign has in each state. */
export async function recipientCounts(sql: Sql, campaignId: string): Promise<RecipientCounts> {
  const rows = await sql.query<{ state: RecipientStatus; n: number }>(
    statement`select state, count(*)::int as n from campaign_recipients where campaign_id = ${campaignId}::uuid group by state`,
  );
  const none: RecipientCounts = { pending: 0, queued: 0, sent: 0, suppressed: 0, failed: 0, unknown: 0, heldOut: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) };
}

/** Someone whose turn it is. */
export interface TakenRecipient {
  readonly personId: string;
  readonly contactId: string;
  readonly lang: 'fr' | 'en';
  readonly province: 'QC' | 'ON' | null;
  readonly zone: string;
  readonly variant: 'a' | 'b' | null;
  /** ISO 8601 UTC. */
  readonly sendAt: string;
  readonly messageId: string;
}

/**
 * How many may leave in a minute: of the channel, and to what one carrier serves, all campaigns together, and of this campaign; and how many
 * at once, of all and to one carrier.
 */
export interface Pace {
  readonly ofChannel: number;
  readonly ofCarrier: number;
  readonly ofCampaign: number;
  readonly atOnce: number;
  readonly carrierAtOnce: number;
}

const TAKEN = statement`r.person_id as "personId", r.contact_id as "contactId", r.lang, r.province, r.zone, r.variant,
  to_char(r.send_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sendAt", r.message_id as "messageId"`;

/**
 * Takes the next recipients whose hour has come: as many as the pace of the last minute leaves, also when another worker takes some. A
 * carrier that has had its share holds up those of no other one. They are `queued` from now on, whether or not their message is.
 */
export async function takeRecipients(db: Database, campaignId: string, channel: Channel, pace: Pace): Promise<TakenRecipient[]> {
  return db.transaction(async (sql) => {
    await sql.query(statement`select pg_advisory_xact_lock(hashtextextended(${`campaigns-${channel}`}, 0))`);
    const [lately] = await sql.query<{ all: number; own: number }>(
      statement`select count(*)::int as "all", count(*) filter (where campaign_id = ${campaignId}::uuid)::int as own
        from campaign_recipients where channel = ${channel} and queued_at > statement_timestamp() - interval '1 minute'`,
    );
    const room = Math.min(pace.atOnce, pace.ofChannel - lately!.all, pace.ofCampaign - lately!.own);
    if (room <= 0) return [];
    const next = await nextRecipients(sql, campaignId, channel, { ...pace, room });
    return sql.query<TakenRecipient & { [k: string]: unknown }>(
      statement`update campaign_recipients r set state = 'queued', queued_at = statement_timestamp()
        where r.campaign_id = ${campaignId}::uuid and r.person_id = any(${next}::text[]) and r.state = 'pending'
      returning ${TAKEN}`,
    );
  });
}

/** So often it is looked past carriers that have had their share; who is not found then is found with the next portion. */
const LOOKS = 5;

/** The next recipients whose hour has come, of each carrier as many as it may have now, in the order of their hour. */
async function nextRecipients(
  sql: Sql,
  campaignId: string,
  channel: Channel,
  { room, ofCarrier, carrierAtOnce }: Pace & { readonly room: number },
): Promise<string[]> {
  const lately = await sql.query<{ carrier: string; n: number }>(
    statement`select carrier, count(*)::int as n from campaign_recipients
       where channel = ${channel} and queued_at > statement_timestamp() - interval '1 minute' and carrier <> '' group by carrier`,
  );
  const left = new Map(lately.map(({ carrier, n }) => [carrier, Math.min(carrierAtOnce, ofCarrier - n)]));
  const found: string[] = [];
  for (let look = 0; look < LOOKS && found.length < room; look++) {
    const full = [...left].flatMap(([carrier, n]) => (n > 0 ? [] : [carrier]));
    const wanted = room - found.length;
    const due = await sql.query<{ id: string; carrier: string }>(
      statement`select person_id as id, carrier from campaign_recipients
         where campaign_id = ${campaignId}::uuid and state = 'pending' and send_at <= statement_timestamp()
           and carrier <> all(${full}::text[]) and person_id <> all(${found}::text[])
         order by send_at, person_id limit ${wanted}`,
    );
    for (const { id, carrier } of due) {
      const n = carrier === '' ? Infinity : (left.get(carrier) ?? carrierAtOnce);
      if (n <= 0) continue;
      if (carrier !== '') left.set(carrier, n - 1);
      found.push(id);
    }
    if (due.length < wanted) break;
  }
  return found;
}

/** Recipients who were taken longer than a minute ago and of whom the list of messages knows nothing: what took them may have been killed. */
export const strandedRecipients = (sql: Sql, campaignId: string, messages: Built, limit: number): Promise<TakenRecipient[]> =>
  sql.query<TakenRecipient & { [k: string]: unknown }>(
    statement`select ${TAKEN} from campaign_recipients r
       where campaign_id = ${campaignId}::uuid and state = 'queued' and queued_at < statement_timestamp() - interval '1 minute'
         and not exists (select from ${messages} m where m.id = r.message_id)
       order by send_at, person_id limit ${limit}`,
  );

/** What became of recipients who were taken, as it is known now; `by` says of their messages until when an answer is waited for. */
export async function settleRecipients(sql: Sql, campaignId: string, messages: Built, by: string): Promise<void> {
  await sql.query(
    statement`update campaign_recipients r set state = m.became, code = m.code
       from (select id, case when "sentAt" is not null then 'sent' when state in ('Suppressed', 'Cancelled') then 'suppressed'
                             when state in ('Failed', 'Bounced', 'Undelivered') then 'failed'
                             when "queuedAt" < ${by}::timestamptz and state = 'Handed' then 'unknown'
                             when "queuedAt" < ${by}::timestamptz and state = 'Queued' then 'failed' end as became,
                    case when "sentAt" is not null then null when state = 'Suppressed' then "suppressedCode" when state = 'Cancelled' then 'Z01'
                         when state = 'Bounced' then 'bounced' when state = 'Undelivered' then 'undelivered' when state = 'Failed' then 'refused'
                         when state = 'Handed' then 'no-answer' else 'given-up' end as code
               from ${messages}) m
      where r.campaign_id = ${campaignId}::uuid and r.state = 'queued' and m.id = r.message_id and m.became is not null`,
  );
}

/** Lets recipients go who are pending: all of them, those of some persons, or those whose hour is past by too much. */
export async function suppressRecipients(
  sql: Sql,
  campaignId: string,
  code: string,
  which: { readonly of?: readonly string[]; readonly dueBefore?: string },
): Promise<void> {
  const { of, dueBefore } = which;
  await sql.query(
    statement`update campaign_recipients set state = 'suppressed', code = ${code}
       where campaign_id = ${campaignId}::uuid and state = ${of ? 'queued' : 'pending'}
         and (${of ?? null}::text[] is null or person_id = any(${of ?? null}::text[]))
         and (${dueBefore ?? null}::timestamptz is null or send_at < ${dueBefore ?? null}::timestamptz)`,
  );
}

/** Where recipients are whose hour has come. */
export const duePlaces = (sql: Sql, campaignId: string): Promise<{ zone: string; province: 'QC' | 'ON' | null }[]> =>
  sql.query<{ zone: string; province: 'QC' | 'ON' | null }>(
    statement`select distinct zone, province from campaign_recipients
       where campaign_id = ${campaignId}::uuid and state = 'pending' and send_at <= statement_timestamp()`,
  );

/** Has those of a place whose hour has come wait for another one. */
export async function moveRecipients(
  sql: Sql,
  campaignId: string,
  { zone, province }: { readonly zone: string; readonly province: 'QC' | 'ON' | null },
  sendAt: string,
): Promise<void> {
  await sql.query(
    statement`update campaign_recipients set send_at = ${sendAt}::timestamptz
       where campaign_id = ${campaignId}::uuid and state = 'pending' and send_at <= statement_timestamp() and zone = ${zone}
         and province is not distinct from ${province}::text`,
  );
}

/** When the next recipient's hour comes, in seconds from now; nothing where no one is pending. */
export async function nextRecipientIn(sql: Sql, campaignId: string): Promise<number | undefined> {
  const [row] = await sql.query<{ seconds: number | null }>(
    statement`select extract(epoch from min(send_at) - statement_timestamp())::float8 as seconds
       from campaign_recipients where campaign_id = ${campaignId}::uuid and state = 'pending'`,
  );
  return row?.seconds ?? undefined;
}

/** A recipient whose message did not arrive, or of which nothing is known. */
export interface FailedRecipient {
  readonly to: string;
  readonly lang: 'fr' | 'en';
  readonly state: 'failed' | 'unknown';
  readonly code: string;
  readonly at: string | null;
}
/** Those whom a campaign was sent to and did not reach, by cause; their addresses as the list of messages has them. */
export async function failedRecipients(sql: Sql, campaignId: string, messages: View, limit: number): Promise<FailedRecipient[]> {
  const rows = await sql.query<FailedRecipient & { [k: string]: unknown }>(
    statement`select coalesce(m."to", '') as "to", r.lang, r.state, coalesce(r.code, 'refused') as code, r.queued_at as at
        from campaign_recipients r left join ${placeOf(messages)} m on m.id = r.message_id
       where r.campaign_id = ${campaignId}::uuid and r.state in ('failed', 'unknown')
       order by r.state, r.code, r.queued_at, r.person_id limit ${limit}`,
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at && new Date(at).toISOString() }));
}
