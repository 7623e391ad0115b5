import { asShipped, at, configWith, given, type Past, T0 } from '@jurilien/event-sourcing/testing';
import { client, invited, leadId, personId, staff, system, unserved } from '@jurilien/lead/testing';
import { withTexts } from '@jurilien/reference';
import { claimOf, pro } from '@jurilien/search/testing';
import { declineRenewal, snoozeRenewal } from './decline-renewal.js';
import { planRenewal } from './plan-renewal.js';
import { renewLead } from './renew-lead.js';
import { sendRenewalInvitation } from './send-renewal-invitation.js';

const DAY = 1_440;
const linkId = 'a'.repeat(64);
const acceptanceId = claimOf(1);
const holder = { kind: 'token', id: leadId, role: 'renewal', link: linkId } as const;
const account = { kind: 'user', id: 'client-1', role: 'client' } as const;
const link = (over: object = {}, ...more: Past): Past => [
  ['LinkIssued', { linkId, purpose: 'renewal', subject: { leadId, round: 1 }, lang: 'fr', expiresAt: at(15 * DAY), ...over }],
  ...more,
];
const seat: Past = [
  [
    'AcceptanceConfirmed',
    {
      leadId,
      offerId: acceptanceId,
      claimId: acceptanceId,
      professionalId: pro(1),
      acceptanceId,
      priceCc: 100,
      capacityFull: true,
      round: 1,
      wave: 1,
    },
  ],
];
const opened: Past = [
  ['AcceptanceOpened', { acceptanceId, leadId, professionalId: pro(1), priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }],
];
const served: Past = [...unserved.slice(0, -1), ['LeadAccepted', { leadId, acceptanceId, professionalId: pro(1) }]];

describe('PlanRenewal', () => {
  const plan = (lead: Past, input: object, now = T0, distribution: Past = []) =>
    given({ lead, distribution }).when(planRenewal, { leadId, since: T0, cause: 'unserved', ...input }, { actor: system, now });
  const dueOf = (outcome: ReturnType<typeof plan>) => (outcome.events()['lead']?.[0]?.data as { dueAt: string; cause: string }) ?? {};
  const soon = (minutes: number, dueAt: string): boolean => dueAt >= at(minutes) && dueAt <= at(minutes + 120);

  it('invites a day after a search without anyone, three after no mandate, five after a first call no one made', () => {
    expect(dueOf(plan(unserved, {}))).toMatchObject({ cause: 'unserved' });
    expect(soon(DAY, dueOf(plan(unserved, {})).dueAt)).toBe(true);
    const closed: Past = [...served, ['LeadClosed', { leadId, closeReason: 'notRetained' }]];
    expect(soon(3 * DAY, dueOf(plan(closed, { cause: 'notRetained' })).dueAt)).toBe(true);
    expect(soon(5 * DAY, dueOf(plan(served, { cause: 'slaSilent', acceptanceId })).dueAt)).toBe(true);
    expect(soon(DAY, dueOf(plan(served, { cause: 'replaced', acceptanceId })).dueAt)).toBe(true);
  });
  it('says that a replacement found no one', () => {
    const replaced: Past = [...seat, ['CapacityReopened', { leadId, acceptanceId, professionalId: pro(1), round: 1 }]];
    expect(dueOf(plan(unserved, {}, T0, replaced)).cause).toBe('replaced');
  });
  it('waits for the hours in which an invitation may go out', () => {
    const night = '2026-11-03T05:00:00.000Z';
    const { dueAt } = dueOf(plan(unserved, { since: night }, night));
    // Seven in the morning of the next day in Québec, and two hours at most.
    expect(dueAt >= '2026-11-04T12:00:00.000Z' && dueAt < '2026-11-04T14:00:00.000Z').toBe(true);
  });
  it('plans nothing for what moved on, and nothing twice', () => {
    expect(plan(invited.slice(0, -1), {}).types()).toEqual({ lead: ['RenewalPlanned'] });
    expect(plan(served, {}).events()).toEqual({});
    expect(plan(unserved, { cause: 'notRetained' }).events()).toEqual({});
    expect(plan([...unserved, ['LeadBlocked', { leadId, blockType: 'spam' }]], {}).events()).toEqual({});
    const first = plan(unserved, {}).events()['lead']![0]!;
    expect(plan([...unserved, [first.type, first.data as Record<string, unknown>]], {}).events()).toEqual({});
  });
  it('of one that came to nothing long ago is planned from now on, once, without being told when', () => {
    const now = at(20 * DAY);
    const missed = (lead: Past) => plan(lead, { since: undefined }, now);
    expect(dueOf(missed(unserved)).dueAt >= now).toBe(true);
    const { type, data } = missed(unserved).events()['lead']![0]!;
    expect(missed([...unserved, [type, data as Record<string, unknown>]]).events()).toEqual({});
    expect(missed(served).events()).toEqual({});
  });
  it('spreads those that would be due at one instant', () => {
    const ends = ['000001', '00003f', '0000a0', '000c07'].map((tail) => {
      const id = `018f2a10-0000-7000-8000-000000${tail}`;
      const past = unserved.map(([type, data, ...rest]) => [type, { ...data, leadId: id }, ...rest] as Past[number]);
      const outcome = given({ lead: past }).when(planRenewal, { leadId: id, since: T0, cause: 'unserved' }, { actor: system, now: T0 });
      return dueOf(outcome as ReturnType<typeof plan>).dueAt;
    });
    expect(new Set(ends).size).toBe(ends.length);
  });
});

describe('SendRenewalInvitation', () => {
  const planned = invited.slice(0, -1);
  const send = (lead: Past, over: object = {}, acceptance: Past = []) =>
    given({ lead, acceptance }).when(sendRenewalInvitation, { leadId }, { actor: system, now: at(DAY), ...over });
  it('opens it for a fortnight when it is due, and once', () => {
    expect(send(planned).events()).toEqual({
      lead: [{ type: 'RenewalInvitationSent', data: { leadId, round: 1, expiresAt: at(15 * DAY) } }],
    });
    expect(send(planned, { now: at(DAY - 1) }).refusal()).toBe('WRONG_STATE: not-due');
    expect(send(invited, { now: at(20 * DAY) }).events()).toEqual({});
  });
  it('is nothing where the request moved on, or someone called after all', () => {
    expect(send([...planned, ['LeadWithdrawn', { leadId, reason: 'solved', afterAcceptance: false }]]).events()).toEqual({});
    const silent: Past = [...served, ['RenewalPlanned', { leadId, cause: 'slaSilent', dueAt: at(DAY), acceptanceId }]];
    expect(send(silent, {}, opened).types()).toEqual({ lead: ['RenewalInvitationSent'] });
    const called: Past = [...opened, ['ContactRecorded', { acceptanceId, leadId, professionalId: pro(1), channel: 'phone' }]];
    expect(send(silent, {}, called).events()).toEqual({});
    const refused: Past = [...served, ['RenewalPlanned', { leadId, cause: 'replaced', dueAt: at(DAY), acceptanceId }]];
    const ask = { acceptanceId, leadId, professionalId: pro(1), requestId: 'r-1', personId };
    const no: Past = [
      ...opened,
      ['ReplacementRequested', { ...ask, by: 'client', cause: 'notAFit', answerBy: at(DAY) }],
      ['ReplacementRefused', { ...ask, refusal: 'underWay' }],
    ];
    expect(send(refused, {}, no).types()).toEqual({ lead: ['RenewalInvitationSent'] });
    expect(send(refused, {}, opened).events()).toEqual({});
  });
  it('is sent by the team at once, with the reason why it may not', () => {
    expect(send(unserved, { actor: staff, reason: 'Le client a rappelé' }).types()).toEqual({ lead: ['RenewalInvitationSent'] });
    expect(send(invited, { actor: staff, now: at(2 * DAY) }).refusal()).toBe('WRONG_STATE: invited-lately');
  });
});

const now = at(2 * DAY);
const renew = (input: object = {}, { lead = invited, of = link(), actor = holder as object, distribution = [] as Past, ...over } = {}) =>
  given({ lead, link: of, distribution }).when(renewLead, { leadId, ...input }, { actor: actor as never, now, ...over });

describe('RenewLead', () => {
  it('goes out at once as it was, and uses the link up in the same append', () => {
    expect(renew().events()).toEqual({
      lead: [{ type: 'LeadRenewed', data: { leadId, round: 1, renewalCount: 1, channel: 'link', changes: [], ready: true } }],
      link: [{ type: 'LinkUsed', data: { linkId } }],
    });
  });
  it('is read by the team again where something material changed, or its validation is old', () => {
    const { lead: events } = renew({ changes: { budget: 4, acceptDistance: true } }).events();
    expect(events).toEqual([
      {
        type: 'LeadEdited',
        data: expect.objectContaining({ changed: ['budget', 'acceptDistance'], facts: { budget: 4, acceptDistance: true } }),
      },
      { type: 'LeadRenewed', data: expect.objectContaining({ changes: ['budget', 'acceptDistance'], ready: false }) },
      { type: 'LeadQueuedForValidation', data: expect.objectContaining({ leadId, confirmed: true, province: 'QC' }) },
    ]);
    expect(renew({ changes: { acceptDistance: true } }).types().lead).toEqual(['LeadEdited', 'LeadRenewed']);
    expect(renew({ changes: { description: 'Le bail a été résilié depuis, et nous sommes logés ailleurs.' } }).types().lead).toEqual([
      'LeadEdited',
      'LeadRenewed',
      'LeadQueuedForValidation',
    ]);
    const config = configWith({ 'renewal.validationDays': 1 });
    expect(renew({}, { config } as never).types().lead).toEqual(['LeadRenewed', 'LeadQueuedForValidation']);
  });
  it('is read by the team again where its client came onto the blacklist since', () => {
    const hit: Past = [...invited, ['BlacklistHitRecorded', { leadId, entryId: '018f2a10-0000-7000-8000-0000000000e1' }]];
    expect(renew({}, { lead: hit }).types().lead).toEqual(['LeadRenewed', 'LeadQueuedForValidation']);
  });
  it('asks the questions of another field', () => {
    const { lead: events } = renew({ changes: { lawyerType: 'housing' } }).events();
    expect(events![0]).toMatchObject({ type: 'LeadEdited', data: { facts: { lawyerType: 'housing' }, questionSet: { field: 'housing' } } });
    expect(renew({ changes: { specificQuestions: { 'housing.role': 'x' } } }).refusedFields()).toEqual([
      { field: 'changes.questionSet', message: 'unknown' },
    ]);
  });
  it('refuses what the form refuses, at its field', () =>
    expect(renew({ changes: { description: 'Court', othersInvolved: [] } }).refusedFields()).toEqual([
      { field: 'changes.description', message: 'min:20' },
      { field: 'changes.othersInvolved', message: 'required' },
    ]));
  it('changes nothing of how the person is reached', () => {
    const { lead: events } = renew({
      changes: {
        lawyerType: 'housing',
        specificQuestions: { 'contact.care': ['textsOnly'] },
        questionSet: { field: 'housing', version: 1 },
      },
    }).events();
    expect(JSON.stringify(events)).not.toContain('textsOnly');
  });
  it('asks again for agreements whose text has changed, and keeps which one was shown', () => {
    const config = withTexts(asShipped(), { 'request-consents': [{ version: 2, effectiveOn: '2026-11-02' }] });
    const over = { config, now: at(10 * DAY), of: link() } as never;
    expect(renew({}, over).refusedFields()).toEqual([
      { field: 'consents.sharing', message: 'required' },
      { field: 'consents.contact', message: 'required' },
    ]);
    const { lead: events } = renew({ consents: { sharing: true, contact: true, shown: 'request-consents/2/fr' } }, over).events();
    expect(events!.slice(0, 2)).toEqual(
      ['sharing', 'contact'].map((purpose) => ({
        type: 'ConsentRecorded',
        data: { leadId, purpose, granted: true, textVersion: 'request-consents/2/fr', channel: 'link', source: 'form' },
      })),
    );
    expect(renew({ consents: { sharing: true, contact: true, shown: 'terms/1/fr' } }, over).refusedFields()).toEqual([
      { field: 'consents.sharing', message: 'text-changed' },
    ]);
  });
  it('is done on the phone by staff, who read what is asked again', () => {
    const back: Past = [...invited, ['ConsentRecorded', { leadId, purpose: 'sharing', textVersion: '1', granted: false }]];
    const over = { lead: back, actor: staff, of: [] } as never;
    expect(renew({ consents: { sharing: true } }, over).refusedFields()).toEqual([{ field: 'consents.script', message: 'required' }]);
    const { lead: events, link: used } = renew({ consents: { sharing: true, script: 'phone-script/1/fr' } }, over).events();
    expect(events).toMatchObject([
      { type: 'ConsentRecorded', data: { purpose: 'sharing', readBy: staff.id, source: 'call', textVersion: 'phone-script/1/fr' } },
      { type: 'LeadRenewed', data: { channel: 'phone' } },
    ]);
    expect(used).toBeUndefined();
  });
  it('excludes who spoke before, but for whom the client asks', () => {
    const { lead: events } = renew({ again: [acceptanceId] }, { distribution: seat }).events();
    expect(events).toMatchObject([{ type: 'LeadRenewed', data: { again: [pro(1)] } }]);
    expect(renew({ again: [claimOf(2)] }, { distribution: seat }).refusedFields()).toEqual([{ field: 'again', message: 'unknown' }]);
  });
  it('takes one answer per invitation, by its own link alone', () => {
    expect(renew({}, { of: link({}, ['LinkUsed', { linkId }]) }).refusal()).toBe('TOKEN_USED: link-used');
    expect(renew({}, { of: link({ expiresAt: at(DAY) }) }).refusal()).toBe('TOKEN_EXPIRED: link-expired');
    expect(renew({}, { of: link({ subject: { leadId, round: 2 } }) }).refusal()).toBe('WRONG_STATE: invitation-is-over');
    expect(renew({}, { of: link({ purpose: 'lead-status', subject: { leadId } }) }).refusal()).toBe('NOT_FOUND: no-such-link');
    expect(renew({}, { of: link({ subject: { leadId: '018f2a10-0000-7000-8000-0000000000ff', round: 1 } }) }).refusal()).toBe(
      'NOT_FOUND: no-such-link',
    );
    expect(renew({}, { of: [] }).refusal()).toBe('NOT_FOUND: no-such-link');
  });
  it('never uses up the link of another by an account', () =>
    expect(renew({}, { actor: { ...account, link: linkId }, of: link() }).events().link).toBeUndefined());
  it('is refused after as many renewals as there may be, and where another request is to be written', () => {
    const config = configWith({ 'renewal.max': 0 });
    expect(renew({}, { config } as never).refusal()).toBe('CAP_REACHED: renewals');
    expect(renew({}, { config: configWith({ 'renewal.mode': 'newLead' }) } as never).refusal()).toBe('WRONG_STATE: new-request');
  });
});

describe('DeclineRenewal', () => {
  const decline = (input: object = {}, lead: Past = invited, distribution: Past = []) =>
    given({ lead, link: link(), distribution }).when(declineRenewal, { leadId, how: 'settled', ...input }, { actor: holder, now });
  it('closes it as solved, and remembers whom the client had met', () => {
    expect(decline().events()).toEqual({
      lead: [
        { type: 'RenewalDeclined', data: { leadId, how: 'settled' } },
        { type: 'LeadClosed', data: { leadId, closeReason: 'solved' } },
      ],
      link: [{ type: 'LinkUsed', data: { linkId } }],
    });
    expect(decline({}, invited, seat).events().lead![0]!.data).toEqual({ leadId, how: 'settled', acceptanceId });
  });
  it('says nothing of a request that had ended before', () => {
    const closed: Past = [...invited, ['LeadClosed', { leadId, closeReason: 'notRetained' }, at(DAY + 1)]];
    expect(decline({}, closed).types().lead).toEqual(['RenewalDeclined']);
  });
  it('is said once', () => {
    const said: Past = [...invited, ['RenewalDeclined', { leadId, how: 'settled' }], ['LeadClosed', { leadId, closeReason: 'solved' }]];
    expect(given({ lead: said }).when(declineRenewal, { leadId, how: 'other' }, { actor: staff, now }).events()).toEqual({ lead: [] });
  });
});

describe('SnoozeRenewal', () => {
  const snooze = (lead: Past = invited, actor: object = holder) =>
    given({ lead, link: link() }).when(snoozeRenewal, { leadId }, { actor: actor as never, now });
  it('asks again a month later, and closes nothing', () =>
    expect(snooze().events()).toEqual({
      lead: [{ type: 'RenewalSnoozed', data: { leadId, until: at(32 * DAY) } }],
      link: [{ type: 'LinkUsed', data: { linkId } }],
    }));
  it('is for who was invited', () => expect(snooze(unserved, client).refusal()).toMatch(/NOT_FOUND|WRONG_STATE/));
});
