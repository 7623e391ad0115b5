import { fold } from '@jurilien/event-sourcing';
import { asShipped, at, given, type Past, recorded } from '@jurilien/event-sourcing/testing';
import { expireRenewal } from '../decisions/renewal/expire-renewal.js';
import { lead } from '../lead.js';
import { client, invited, leadId, offering, staff, system, unserved } from '../testing.js';
import { declinable, invitable, laterInvitation, openInvitation, plannable, renewable, snoozable } from './renewal-rules.js';

const DAY = 1_440;
const after = (past: Past) => fold(lead, recorded(lead, leadId, past));
const asked = (now: string, actor: typeof client | typeof staff | typeof system = client) => ({ actor, now, config: asShipped() });
const why = (a: true | { code: string; detail: string }) => (a === true ? a : `${a.code}: ${a.detail}`);
const renewed = (n: number, more: object = {}): Past[number] => [
  'LeadRenewed',
  { leadId, round: 1, renewalCount: n, channel: 'link', changes: [], ready: true, ...more },
  at(2 * DAY),
];

describe('the renewals of a request', () => {
  it('are counted, mark it for good, and begin its search anew with whom the client asks for', () => {
    const s = after([...invited, renewed(1, { again: ['018f2a10-0000-7000-8000-000000000001'] })]);
    expect(s).toMatchObject({ status: 'Ready', offered: false, sendAfter: at(2 * DAY), unservedReason: undefined, endedAt: undefined });
    expect(s.facts).toMatchObject({ renewed: true, renewalSent: false });
    expect(s.renewal).toEqual({
      count: 1,
      snoozes: 0,
      again: ['018f2a10-0000-7000-8000-000000000001'],
      renewedAt: at(2 * DAY),
      invitation: { round: 1, sentAt: at(DAY), expiresAt: at(15 * DAY), answer: 'renewed' },
    });
    expect(after([...invited, renewed(1, { ready: false })]).status).toBe('ToValidate');
  });
  it('leave the schedule of the search before behind', () => {
    const planned: Past[number] = [
      'LeadScheduled',
      { leadId, sendAfter: null, selfServeAfter: at(9), selfServeAfterBool: true },
      at(0),
      staff,
    ];
    const s = after([...invited, planned, renewed(1)]);
    expect([s.facts.selfServeAfter, s.scheduledByStaff]).toEqual([true, false]);
  });
  it('know that an invitation was sent in this round, and its answer', () => {
    expect(after(invited).facts.renewalSent).toBe(true);
    const answers = (['RenewalDeclined', 'RenewalSnoozed', 'RenewalExpired'] as const).map((type) => {
      const data = { RenewalDeclined: { how: 'settled' }, RenewalSnoozed: { until: at(31 * DAY) }, RenewalExpired: { round: 1 } }[type];
      return after([...invited, [type, { leadId, ...data }]]).renewal.invitation?.answer;
    });
    expect(answers).toEqual(['declined', 'snoozed', 'silent']);
  });
  it('keep what the client said last', () => {
    const snoozed: Past = [...invited, ['RenewalSnoozed', { leadId, until: at(31 * DAY) }]];
    expect(after([...snoozed, renewed(1)]).renewal).toMatchObject({ snoozes: 1, invitation: { answer: 'renewed' } });
    expect(after([...invited, renewed(1), offering.at(-1)!]).renewal.invitation?.answer).toBe('renewed');
  });
  it('wait for no answer once the search goes on', () => {
    const s = after([...invited, offering.at(-1)!]);
    expect(s.renewal.invitation?.answer).toBe('liveAgain');
    expect([after(invited).facts.renewalSent, s.facts.renewalSent]).toEqual([true, false]);
    expect(openInvitation(s, at(2 * DAY))).toBeUndefined();
  });
});

describe('an invitation', () => {
  it('is open until its instant, whether or not the clock has come by', () => {
    const s = after(invited);
    expect(openInvitation(s, at(15 * DAY - 1))).toMatchObject({ round: 1 });
    expect(openInvitation(s, at(15 * DAY))).toBeUndefined();
  });
  it('goes out to whom a search left without anyone, and not twice in a fortnight', () => {
    expect(invitable({ lead: after(unserved) }, asked(at(DAY), staff))).toBe(true);
    expect(why(invitable({ lead: after(invited) }, asked(at(14 * DAY), staff)))).toBe('WRONG_STATE: invited-lately');
    expect(laterInvitation(after(invited), at(2 * DAY), asked(at(2 * DAY)))).toBe(at(15 * DAY));
  });
  it('is refused in other states, without the agreement to be reached, and after as many renewals as there may be', () => {
    const refused = (past: Past) => why(invitable({ lead: after(past) }, asked(at(40 * DAY), staff)));
    expect(refused(offering)).toBe('WRONG_STATE: lead-is-offering');
    expect(refused([...unserved, ['LeadWithdrawn', { leadId, reason: 'solved', afterAcceptance: false }]])).toBe(
      'WRONG_STATE: lead-is-withdrawn',
    );
    expect(refused([...unserved, ['ConsentRecorded', { leadId, purpose: 'contact', textVersion: '1', granted: false }]])).toBe(
      'WRONG_STATE: no-service-consent',
    );
    expect(refused([...invited, renewed(2), ['LeadUnserved', { leadId, reason: 'noTaker' }]])).toBe('CAP_REACHED: renewals');
    expect(refused([...unserved, ['LeadErased', { leadId, cause: 'request' }]])).toBe('WRONG_STATE: person-erased');
    expect(refused([...unserved, ['LeadDetailsForgotten', { leadId }]])).toBe('WRONG_STATE: data-erased');
  });
  it('goes to someone who is served only where it was planned', () => {
    const served: Past = [...offering, ['LeadAccepted', { leadId, acceptanceId: 'a', professionalId: 'p' }]];
    expect(why(invitable({ lead: after(served) }, asked(at(DAY), staff)))).toBe('WRONG_STATE: lead-is-served');
    expect(invitable({ lead: after(served) }, asked(at(DAY), system))).toBe(true);
  });
  it('keeps to the day that the client chose', () => {
    const s = after([...invited, ['RenewalSnoozed', { leadId, until: at(32 * DAY) }, at(2 * DAY)]]);
    expect(why(plannable(s, asked(at(31 * DAY))))).toBe('WRONG_STATE: renewal-snoozed');
    expect(why(invitable({ lead: s }, asked(at(31 * DAY), staff)))).toBe('WRONG_STATE: renewal-snoozed');
    expect(invitable({ lead: s }, asked(at(32 * DAY), system))).toBe(true);
  });
});

describe('a client may', () => {
  const closed = (closeReason: string, when = at(DAY)): Past => [...unserved, ['LeadClosed', { leadId, closeReason }, when]];
  it('go on with what no one took, and with what ended not long ago', () => {
    expect(renewable({ lead: after(unserved) }, asked(at(DAY)))).toBe(true);
    expect(renewable({ lead: after(closed('notRetained')) }, asked(at(90 * DAY)))).toBe(true);
    expect(why(renewable({ lead: after(closed('notRetained')) }, asked(at(91 * DAY))))).toBe('WRONG_STATE: too-long-ago');
    for (const reason of ['served', 'duplicate', 'notConfirmed'])
      expect(why(renewable({ lead: after(closed(reason)) }, asked(at(2 * DAY))))).toBe('WRONG_STATE: lead-is-closed');
  });
  it('look for someone else while they are served only where they were invited', () => {
    const served: Past = [...offering, ['LeadAccepted', { leadId, acceptanceId: 'a', professionalId: 'p' }]];
    expect(why(renewable({ lead: after(served) }, asked(at(DAY))))).toBe('WRONG_STATE: not-invited');
    const sent: Past = [...served, ['RenewalInvitationSent', { leadId, round: 1, expiresAt: at(15 * DAY) }, at(DAY)]];
    expect(renewable({ lead: after(sent) }, asked(at(2 * DAY)))).toBe(true);
  });
  it('say that it is solved, or put it off twice', () => {
    expect(declinable({ lead: after(unserved) }, asked(at(DAY)))).toBe(true);
    expect(why(snoozable({ lead: after(unserved) }, asked(at(DAY))))).toBe('WRONG_STATE: not-invited');
    const again = (round: number): Past => [
      ['RenewalSnoozed', { leadId, until: at(30 * DAY) }, at(2 * DAY)],
      ['RenewalInvitationSent', { leadId, round, expiresAt: at(60 * DAY) }, at(30 * DAY)],
    ];
    expect(snoozable({ lead: after([...invited, ...again(2)]) }, asked(at(31 * DAY)))).toBe(true);
    expect(why(snoozable({ lead: after([...invited, ...again(2), ...again(3)]) }, asked(at(31 * DAY))))).toBe('CAP_REACHED: snoozes');
  });
});

describe('ExpireRenewal', () => {
  const expire = (past: Past, now = at(15 * DAY), round = 1) =>
    given({ lead: past }).when(expireRenewal, { leadId, round }, { actor: system, now });
  it('takes silence for an answer: a request that no one took is closed', () => {
    expect(expire(invited).events()).toEqual({
      lead: [
        { type: 'RenewalExpired', data: { leadId, round: 1 } },
        { type: 'LeadClosed', data: { leadId, closeReason: 'staleNoAnswer' } },
      ],
    });
    expect(expire([...invited, ['LeadClosed', { leadId, closeReason: 'other' }]]).types()).toEqual({ lead: ['RenewalExpired'] });
  });
  it('waits for its instant, and says nothing of an invitation that was answered or is another one', () => {
    expect(expire(invited, at(15 * DAY - 1)).refusal()).toBe('WRONG_STATE: not-due');
    expect(expire([...invited, renewed(1)]).events()).toEqual({});
    expect(expire([...invited, offering.at(-1)!]).events()).toEqual({});
    expect(expire(invited, at(15 * DAY), 2).events()).toEqual({});
  });
});
