import { acceptance, type AcceptanceState, type CreditFacts } from '@jurilien/acceptance';
import { survey, surveyIdOf } from '@jurilien/feedback';
import { lead, type LeadState } from '@jurilien/lead';
import { contactPoint, lastWordOf, relay, thread } from '@jurilien/messaging';
import { type Built, placeOf, readStream, statement, waitForViews } from '@jurilien/persistence';
import { checkLeadCredit as decided } from '@jurilien/processes';
import { creditRateOf, stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';
import { sameMatterOf } from './same-matter.js';

/** The provider says that nothing ever arrives at the number: unknown, a landline, blocked, switched off for good. */
const DEAD_NUMBER = /3000[3-6]/;
/** What a survey says of a request that a reason for coins may contradict, and from which grade on. */
const GRADES = ['reachable', 'rightField'] as const;
const WELL = 4;
const TERRITORY = ['region', 'province', 'city'];
const VIEWS = ['messages', 'leads', 'acceptances', 'professionals'] as const;

/** Gathers what the rules of 4.4.8 need beyond the streams of the request, and lets the decision speak on it. */
export function checkLeadCredit(kernel: Kernel, bus: CommandBus): JobHandler<'check-lead-credit'> {
  return async (item) => {
    const { requestId: asked, ...ids } = item.input;
    const s = await stateOf(kernel, acceptance, ids.acceptanceId);
    const requestId = asked ?? s.credit?.requestId;
    if (!requestId || s.credit?.requestId !== requestId || s.credit.state !== 'asked') return;
    await waitForViews(
      kernel.db,
      VIEWS.map((name) => kernel.registry.views.get(name)!),
      item.position,
    );
    const request = await stateOf(kernel, lead, ids.leadId);
    await send(bus, item, decided, { ...ids, requestId, facts: await factsOf(kernel, s, request) });
  };
}

const place = (kernel: Kernel, name: (typeof VIEWS)[number]): Built => placeOf(kernel.registry.views.get(name)!);

async function factsOf(kernel: Kernel, s: AcceptanceState, request: LeadState): Promise<CreditFacts> {
  const since = s.openedAt!;
  const [sent, inbound, viewed, sameMatter, edits, rate, { said }] = await Promise.all([
    sentTo(kernel, s, request),
    wroteSince(kernel, s, request),
    lookedSince(kernel, s.leadId, since),
    sameMatterOf(kernel, s, request),
    editsSince(kernel, s.leadId, since),
    creditRateOf(kernel, s.professionalId, s.province),
    stateOf(kernel, survey, surveyIdOf(s.acceptanceId, 'professional')),
  ]);
  const gradedWell = GRADES.filter((item) => (said?.[item] ?? 0) >= WELL);
  return { ...sent, inbound, viewed, sameMatter, ...edits, ...rate, gradedWell };
}

type Sent = Pick<CreditFacts, 'phoneDead' | 'emailDead' | 'delivered' | 'askedAt'>;
interface SentRow {
  readonly channel: 'sms' | 'email';
  readonly state: string;
  readonly rule: string;
  readonly error: string | null;
  readonly at: Date | null;
}

/** What became of our messages to the client since the acceptance. */
async function sentTo(kernel: Kernel, { leadId, openedAt }: AcceptanceState, request: LeadState): Promise<Sent> {
  const rows = await kernel.db.query<SentRow>(
    statement`select channel, state, rule, error, "sentAt" as at from ${place(kernel, 'messages')}
      where "leadId" = ${leadId} and "recipientKind" = 'client' and "queuedAt" >= ${openedAt}`,
  );
  const { hash } = kernel.secrets;
  const [phone, mailbox] = await Promise.all([
    stateOf(kernel, contactPoint, hash(`phone:${request.phoneNumber ?? ''}`)),
    stateOf(kernel, contactPoint, hash(`email:${(request.email ?? '').trim().toLowerCase()}`)),
  ]);
  const failed = (channel: string) => rows.filter((r) => r.channel === channel && ['Undelivered', 'Bounced', 'Failed'].includes(r.state));
  const asked = rows
    .filter((r) => r.rule === 'R19' && r.at)
    .map((r) => r.at!.toISOString())
    .sort();
  return {
    phoneDead: phone.unreachable || failed('sms').some((r) => DEAD_NUMBER.test(r.error ?? '')),
    emailDead: mailbox.suppressed === 'hardBounce' || failed('email').length > 0,
    delivered: {
      sms: rows.some((r) => r.channel === 'sms' && r.state === 'Delivered'),
      email: rows.some((r) => r.channel === 'email' && r.state === 'Delivered'),
    },
    ...(asked[0] ? { askedAt: asked[0] } : {}),
  };
}

/** Whether the client wrote since the acceptance: to the professional through us, or to our number or page. */
async function wroteSince(kernel: Kernel, s: AcceptanceState, request: LeadState): Promise<boolean> {
  const [talk, inbox] = await Promise.all([
    stateOf(kernel, relay, s.acceptanceId),
    stateOf(kernel, thread, kernel.secrets.hash(`phone:${request.phoneNumber ?? ''}`)),
  ]);
  const since = Date.parse(s.openedAt!);
  return lastWordOf(talk, 'client') !== undefined || inbox.received.some((r) => Date.parse(r.at) >= since);
}

/** Whether the client opened their own page of the request, by its link or signed in (N01). */
async function lookedSince(kernel: Kernel, leadId: string, since: string): Promise<boolean> {
  const rows = await kernel.db.query(
    `select 1 from access_log where subject = $1 and at >= $2
        and ((actor_kind = 'token' and action = 'opened-link' and detail->>'shown' = 'status') or (action = 'saw' and actor_role like '%client'))
      limit 1`,
    [`lead-${leadId}`, since],
  );
  return rows.length > 0;
}

/** What the team changed after the acceptance that the offer had stated otherwise, and when a name was added on the other side. */
async function editsSince(kernel: Kernel, leadId: string, since: string): Promise<Pick<CreditFacts, 'changedByStaff' | 'opposingAddedAt'>> {
  const events = await readStream(kernel.db, kernel.codec, `lead-${leadId}`);
  const edits = events.filter((e) => e.type === 'LeadEdited' && Date.parse(e.occurredAt) >= Date.parse(since));
  const changed = edits.map((e) => ({ at: e.occurredAt, what: (e.data as { changed: string[] }).changed }));
  const touched = (names: readonly string[]) => changed.some(({ what }) => what.some((name) => names.includes(name)));
  const opposing = changed.find(({ what }) => what.includes('othersInvolved'));
  return {
    changedByStaff: [...(touched(TERRITORY) ? (['territory'] as const) : []), ...(touched(['lawyerType']) ? (['field'] as const) : [])],
    ...(opposing ? { opposingAddedAt: opposing.at } : {}),
  };
}
