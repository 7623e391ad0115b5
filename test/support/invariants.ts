import { tableOf } from '@jurilien/event-sourcing';
import { PATIENCE_SECONDS } from './faults.js';
import type { Journey } from './journey.js';
import { eventually } from './eventually.js';
import { call } from './call.js';
import type { System } from './system.js';

/** Rules whose words every complete journey needs, and on which channel. */
export const SAID = ['R03/email', 'R04/sms', 'R09/email', 'R15/sms', 'R15/email', 'R16/email'];
/** A check that waits for peace looks around in it for so long. */
const SOON_SECONDS = 0.5;
const FINISHED = ['Sent', 'Delivered', 'Suppressed', 'Failed', 'Undelivered', 'Bounced'];

/** The table a view lives in now. */
export const viewTable = (system: System, name: string): string => `views.${tableOf(system.kernel.registry.views.get(name)!)}`;

/**
 * Waits until nothing is pending any more: every reader at the end of the log, no work open, no timer overdue, every message with an outcome.
 * Answers an instant of the database up to which that is so.
 */
export async function nothingPending(system: System, seconds = PATIENCE_SECONDS): Promise<string> {
  const count = async (sql: string): Promise<number> => Number((await system.kernel.db.query<{ n: string }>(sql))[0]!.n);
  const owed = async (): Promise<Record<string, number>> => ({
    // The horizon is asked for once: in a condition it would be worked out for each of a hundred readers.
    readersBehind: await count('select count(*) as n from checkpoints c, event_horizon() h where c.position < h'),
    // What is planned for later is pending from its own hour on, and that is when its row says it started; what comes in a moment is waited for.
    openWork: await count(
      `select count(*) as n from work_items where state <> 'done' and created_at <= clock_timestamp() + interval '${SOON_SECONDS} seconds'`,
    ),
    overdueTimers: await count(
      `select count(*) as n from scheduled_actions where state in ('pending', 'taken') and due_at <= clock_timestamp() + interval '${SOON_SECONDS} seconds'`,
    ),
    messagesUnderWay: await count(
      `select count(*) as n from ${viewTable(system, 'messages')} where state <> all(array['${FINISHED.join("','")}'])`,
    ),
  });
  let last: Record<string, number> = {};
  return eventually(
    async () => {
      const [{ now } = { now: '' }] = await system.kernel.db.query<{ now: string }>(
        `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
      );
      last = await owed();
      return Object.values(last).every((n) => n === 0) && now;
    },
    'nothing owed',
    seconds,
  ).catch(async (error: unknown) => {
    const open = await system.kernel.db.query(
      `select job, attempts, last_error from work_items where state <> 'done' and created_at <= clock_timestamp() limit 5`,
    );
    throw new Error(`${String(error)}: ${JSON.stringify(last)} ${JSON.stringify(open)}`);
  });
}

/** What must hold whatever happened: one winner, one capture, each word sent once, every line balanced, no gap in any stream. */
export async function broken(system: System, journeys: readonly Journey[]): Promise<string[]> {
  const { db } = system.kernel;
  const rows = <R extends object>(sql: string, values: readonly unknown[] = []): Promise<R[]> =>
    db.query<R & { [k: string]: unknown }>(sql, values);
  const wrong: string[] = [];
  const none = (what: string, found: readonly object[]): void => {
    if (found.length > 0) wrong.push(`${what}: ${JSON.stringify(found.slice(0, 3))}`);
  };

  for (const { leadId, code } of journeys) {
    for (const [type, stream] of [
      ['LeadSubmitted', `lead-${leadId}`],
      ['AcceptanceConfirmed', `distribution-${leadId}`],
      ['LeadContactMade', `lead-${leadId}`],
    ]) {
      const found = await rows('select 1 from events where stream = $1 and type = $2', [stream, type]);
      if (found.length !== 1) wrong.push(`${code}: ${found.length} times ${type}`);
    }
    const faults = await rows<{ what: string }>(
      `select rule || '/' || channel as what from ${viewTable(system, 'messages')} where "leadId" = $1 and state in ('Sent', 'Delivered')`,
      [leadId],
    );
    for (const what of SAID)
      if (faults.filter((m) => m.what === what).length !== 1)
        wrong.push(`${code}: ${what} said ${faults.filter((m) => m.what === what).length} times`);
    if (!faults.some((m) => m.what === 'R10/sms')) wrong.push(`${code}: no offer by text`);
    none(
      `${code} captured not once`,
      await rows(
        `select payload ->> 'claimId' as claim, count(*) as n from events where type = 'HoldCaptured' and payload ->> 'leadId' = $1 group by 1 having count(*) <> 1`,
        [leadId],
      ),
    );
  }

  none(
    'send keys used twice',
    await rows(
      `select payload ->> 'sendKey' as key, count(*) as n from events where type = 'MessageQueued' group by 1 having count(*) > 1`,
    ),
  );
  none(
    'entries that do not balance',
    await rows(`select e.position, e.type from events e where e.stream like 'credit-%' and jsonb_typeof(e.payload -> 'lines') = 'array'
    and (select coalesce(sum((l ->> 'debit')::int - (l ->> 'credit')::int), 0) from jsonb_array_elements(e.payload -> 'lines') l) <> 0`),
  );
  none(
    'holds that never ended',
    await rows(`select payload ->> 'claimId' as claim from events where type = 'CreditsHeld' and not exists (
    select 1 from events o where o.type in ('HoldCaptured', 'HoldReleased') and o.payload ->> 'claimId' = events.payload ->> 'claimId')`),
  );
  none(
    'streams with gaps',
    await rows('select stream, max(version) as top, count(*) as n from events group by 1 having max(version) <> count(*)'),
  );
  none(
    'negative balances',
    await rows(`select id, "availableCc" from ${viewTable(system, 'credit-accounts')} where "availableCc" < 0 or "heldCc" <> 0`),
  );
  none('events set aside', await rows('select reader, key, because from set_aside'));
  const { ours, theirs } = await messagesOf(system);
  wrong.push(...unlikeTheProvider(ours, theirs));
  return wrong;
}

/** A message as our views say it went. */
export interface OurMessage {
  readonly id: string;
  readonly leadId: string | null;
  readonly channel: string;
  readonly rule: string;
  readonly providerId: string | null;
  readonly state: string;
  readonly attempts: number;
}
/** What lies at the providers. */
export interface TheirMessages {
  readonly texts: readonly { readonly sid: string; readonly body: string }[];
  readonly mails: readonly { readonly messageId: string; readonly subject: string; readonly copies?: number }[];
}

/** What lies at the providers of the sandbox, and what we say of it. */
export async function messagesOf(system: System): Promise<{ ours: OurMessage[]; theirs: TheirMessages }> {
  const texts = (
    (await call(system.sandbox.origin, 'GET', '/api/messages')).body as { sid: string; body: string; direction: string }[]
  ).filter((m) => m.direction !== 'inbound');
  const mails = (await call(system.sandbox.origin, 'GET', '/api/mail?brief=1')).body as TheirMessages['mails'];
  const ours = await system.kernel.db.query<OurMessage & { [k: string]: unknown }>(
    `select id, "leadId", channel, rule, "providerId", state, attempts from ${viewTable(system, 'messages')}`,
  );
  return { ours, theirs: { texts, mails } };
}

/** Every message we call sent is at the provider once, and nothing is there that we do not call sent. */
export function unlikeTheProvider(all: readonly OurMessage[], { texts, mails }: TheirMessages): string[] {
  const ours = all.filter((m) => ['Sent', 'Delivered', 'Undelivered'].includes(m.state));
  const wrong: string[] = [];
  const sent = new Set(ours.map((m) => m.providerId));
  const there = new Set([...texts.map((t) => t.sid), ...mails.map((m) => m.messageId)]);
  for (const m of ours)
    if (!there.has(m.providerId ?? '')) wrong.push(`${m.rule}/${m.channel} ${m.id} is called ${m.state} and never reached the provider`);
  // Without an answer a mail is handed over again under its own Message-ID, and only then: that is how the mailbox keeps one.
  const tries = new Map(ours.map((m) => [m.providerId, m.attempts]));
  for (const m of mails)
    if ((m.copies ?? 1) > (tries.get(m.messageId) ?? 1))
      wrong.push(`${m.copies} copies of a mail in ${tries.get(m.messageId)} tries: ${m.subject}`);
  for (const t of texts) if (!sent.has(t.sid)) wrong.push(`a text went out twice or unasked: ${t.body.slice(0, 60)}`);
  for (const m of mails) if (!sent.has(m.messageId)) wrong.push(`a mail went out twice or unasked: ${m.subject}`);
  return wrong;
}
