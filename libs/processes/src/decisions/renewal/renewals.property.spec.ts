import { type Actor, fold, type Recorded } from '@jurilien/event-sourcing';
import { asShipped, at } from '@jurilien/event-sourcing/testing';
import { link } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { leadId, offering, staff, system, unserved } from '@jurilien/lead/testing';
import { renewalMax, renewalSnoozeMax, renewalTokenDays } from '@jurilien/reference';
import { distribution } from '@jurilien/search';
import { roundOver, running } from '@jurilien/search/testing';
import fc from 'fast-check';
import { memoryLog, said } from '../../memory-log.testing.js';

/** What must hold whatever anyone answers, in whatever order and however late. Counted from the log alone. */
const numRuns = 300;
const DAY = 1_440;
const account = { kind: 'user', id: 'client-1', role: 'jurilien_client' } as const;
const linkId = (round: number): string => String(round).padStart(64, 'a');
const holder = (round: number): Actor => ({ kind: 'token', id: leadId, role: 'renewal', link: linkId(round) });

const ACTS = [
  ...['plan', 'plan', 'due', 'due', 'due', 'invite', 'renew', 'renew', 'decline', 'snooze', 'snooze', 'expire', 'expire'],
  ...['withdraw', 'close', 'unserved', 'unserved', 'widen', 'own', 'phone', 'block'],
] as const;
const step = fc.record({
  act: fc.constantFrom(...ACTS),
  round: fc.integer({ min: 1, max: 4 }),
  days: fc.constantFrom(0, 1, 4, 13, 14, 15, 31, 95),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type World = ReturnType<typeof memoryLog>;

/** A search that found no one, and the links of the invitations that were sent, as the messages make them. */
function begun(): World {
  const w = memoryLog();
  w.seed(lead, leadId, unserved);
  w.seed(distribution, leadId, [...running, roundOver]);
  return w;
}
function issueLinks(w: World): void {
  for (const { data } of w.events(lead, leadId).filter((e) => e.type === 'RenewalInvitationSent')) {
    const id = linkId(data.round as number);
    if (w.events(link, id).length > 0) continue;
    const subject = { leadId, round: data.round as number };
    w.seed(link, id, [['LinkIssued', { linkId: id, purpose: 'renewal', subject, lang: 'fr', expiresAt: data.expiresAt as string }]]);
  }
}

async function act(w: World, { act: what, round }: Step, now: string): Promise<void> {
  const send = (name: string, input: object, actor: Actor) => w.send({ name, input: { leadId, ...input }, actor, at: now });
  switch (what) {
    case 'plan':
      return void (await send('PlanRenewal', { cause: 'unserved', since: now }, system));
    case 'due':
      return void (await send('SendRenewalInvitation', {}, system));
    case 'invite':
      return void (await send('SendRenewalInvitation', {}, staff));
    case 'renew':
      return void (await send('RenewLead', { changes: round === 1 ? { acceptDistance: true } : {} }, holder(round)));
    case 'decline':
      return void (await send('DeclineRenewal', { how: 'settled' }, holder(round)));
    case 'snooze':
      return void (await send('SnoozeRenewal', {}, holder(round)));
    case 'own':
      return void (await send('RenewLead', {}, account));
    case 'phone':
      return void (await send('RenewLead', {}, staff));
    case 'expire':
      return void (await send('ExpireRenewal', { round }, system));
    case 'withdraw':
      return void (await send('WithdrawLead', { reason: 'solved' }, account));
    case 'block':
      return void (await send('BlockLead', { blockType: 'spam' }, staff));
    case 'close':
      return void (await send('CloseLead', { closeReason: 'other' }, staff));
    case 'widen':
      return void (await send('WidenSearch', { anyRate: true }, account));
    case 'unserved':
      await send('StartOffering', {}, system);
      return void (await send('MarkLeadUnserved', { reason: 'noEligible' }, system));
  }
}

const ANSWERS = ['LeadRenewed', 'RenewalDeclined', 'RenewalSnoozed', 'RenewalExpired'];
const INVITED_IN = ['Unserved', 'Closed', 'Accepted', 'InService'];

/** What is wrong with a life, in words; nothing where all of it holds. */
function faults(w: World): string[] {
  const config = asShipped();
  const events = w.events(lead, leadId);
  const of = (...types: string[]): readonly Recorded[] => events.filter((e) => types.includes(e.type));
  const renewed = of('LeadRenewed');
  const sent = of('RenewalInvitationSent');
  const apart = config.value(renewalTokenDays, {}) * DAY * 60_000;
  const found = [
    ...(renewed.length > config.value(renewalMax, {}) ? ['renewed too often'] : []),
    ...(renewed.some((e, i) => e.data.renewalCount !== i + 1) ? ['renewals miscounted'] : []),
    ...(of('RenewalSnoozed').length > config.value(renewalSnoozeMax, {}) ? ['put off too often'] : []),
    ...(sent.some((e, i) => i > 0 && Date.parse(e.occurredAt) - Date.parse(sent[i - 1]!.occurredAt) < apart) ? ['invited too soon'] : []),
  ];
  for (const { version } of sent) {
    const before = fold(lead, events.slice(0, version - 1));
    if (!INVITED_IN.includes(before.status)) found.push(`invited while ${before.status}`);
  }
  sent.forEach((e, i) => {
    const until = sent[i + 1]?.version ?? Number.POSITIVE_INFINITY;
    // A yes without an invitation answers none.
    const answers = events.filter(
      ({ type, version, data }) =>
        ANSWERS.includes(type) && version > e.version && version < until && !(type === 'LeadRenewed' && data.round === undefined),
    );
    if (answers.length > 1) found.push(`two answers to invitation ${String(e.data.round)}`);
    const used = w.events(link, linkId(e.data.round as number)).filter(({ type }) => type === 'LinkUsed');
    if (used.length > 1) found.push('a link used twice');
    for (const { commandId } of used)
      if (!events.some((other) => other.commandId === commandId && ANSWERS.includes(other.type)))
        found.push('a link used without an answer');
  });
  const gone = events.findIndex(({ type }) => type === 'LeadWithdrawn' || type === 'LeadBlocked');
  if (gone >= 0 && events.slice(gone).some(({ type }) => type.startsWith('Renewal') || type === 'LeadRenewed'))
    found.push('renewed after its end');
  return found;
}

describe('renewals, no matter who answers in whatever order', () => {
  it('keep their maxima, one answer to each invitation, and a fortnight between two', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
        const w = begun();
        let minute = DAY;
        for (const each of steps) {
          await act(w, each, at(minute));
          issueLinks(w);
          minute += each.days * DAY + 1;
        }
        expect(faults(w)).toEqual([]);
      }),
      { numRuns },
    );
  }, 120_000);

  const invited = async (): Promise<World> => {
    const w = begun();
    await w.send({ name: 'SendRenewalInvitation', input: { leadId }, actor: staff, at: at(DAY) });
    issueLinks(w);
    return w;
  };
  const by = (name: string, input: object = {}, actor: Actor = holder(1)) => ({
    name,
    input: { leadId, ...input },
    actor,
    at: at(2 * DAY),
  });

  it('take the first of two answers at one instant', async () => {
    const w = await invited();
    const [yes, no] = await w.race(by('RenewLead'), by('DeclineRenewal', { how: 'settled' }));
    expect([said(yes), said(no)]).toEqual([['LeadRenewed', 'LinkUsed'], 'TOKEN_USED: link-used']);
  });
  it('end with a withdrawal, and a withdrawal ends what was renewed', async () => {
    const first = await invited();
    const withdrawal = by('WithdrawLead', { reason: 'solved' }, account);
    const [, late] = await first.race(withdrawal, by('RenewLead'));
    expect([first.state(lead, leadId).status, said(late)]).toEqual(['Withdrawn', 'WRONG_STATE: invitation-is-over']);
    const second = await invited();
    const [yes] = await second.race(by('RenewLead'), withdrawal);
    expect([said(yes), second.state(lead, leadId).status]).toEqual([['LeadRenewed', 'LinkUsed'], 'Withdrawn']);
  });
  it('are not answered once the search goes on without an answer', async () => {
    const w = begun();
    w.seed(lead, leadId, [
      ...unserved,
      ['RenewalInvitationSent', { leadId, round: 1, expiresAt: at(15 * DAY) }, at(DAY)],
      offering.at(-1)!,
    ]);
    issueLinks(w);
    expect(said(await w.send(by('RenewLead')))).toBe('WRONG_STATE: invitation-is-over');
  });
});
