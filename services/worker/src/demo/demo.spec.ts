import { contexts } from '@jurilien/runtime';
import { createUser } from '@jurilien/identity';
import { STAGES } from '@jurilien/prospects';
import type { Recorded } from '@jurilien/event-sourcing';
import { fillDemo } from './demo.js';
import { TARGETS } from './leads/leads.js';
import { memoryLog } from './memory.testing.js';
import { randomFrom } from './random.js';
import { SYSTEM } from './ports.js';
import { presentCampaigns } from './sales/campaigns.js';
import { presentProspects } from './sales/prospects.js';
import { STAFF, staffActor } from './staff.js';
import { presentMeetings } from './times/meetings.js';

const NOW = Date.parse('2026-11-19T19:00:00Z');

/** State of a lead by the last event that names one. */
const STATES: Readonly<Record<string, string>> = {
  LeadDraftStarted: 'Draft',
  LeadSubmitted: 'AwaitingConfirmation',
  LeadQueuedForValidation: 'ToValidate',
  LeadTakenForValidation: 'InValidation',
  LeadInfoRequested: 'AwaitingInfo',
  LeadHeld: 'OnHold',
  LeadValidated: 'Ready',
  LeadOfferingStarted: 'Offering',
  LeadSelfServed: 'SelfServe',
  LeadAccepted: 'Accepted',
  LeadContactMade: 'InService',
  LeadUnserved: 'Unserved',
  LeadClosed: 'Closed',
  LeadRejected: 'Rejected',
  LeadBlocked: 'Blocked',
  LeadWithdrawn: 'Withdrawn',
};

describe('the demo', () => {
  const ids = randomFrom(3);
  const staff = new Map(STAFF.map((m) => [m.key as string, ids.uuid()]));
  const fill = async () => {
    const ports = memoryLog(contexts);
    const report = await fillDemo(ports, { now: NOW, seed: 2026, product: 'jurilien', staff });
    return { log: ports.log, report };
  };
  let first: Awaited<ReturnType<typeof fill>>;
  beforeAll(async () => {
    first = await fill();
  });

  it('is played without one refused command', () => {
    expect(
      first.report.trouble.map(
        ({ step, error }) => `${step.command.name}: ${String(error)} ${JSON.stringify((error as { fields?: unknown }).fields ?? '')}`,
      ),
    ).toEqual([]);
  });

  it('leaves leads in every state', () => {
    const states = new Map<string, string>();
    for (const e of first.log) if (e.stream.startsWith('lead-') && STATES[e.type]) states.set(e.stream, STATES[e.type]!);
    const counts: Record<string, number> = {};
    for (const state of states.values()) counts[state] = (counts[state] ?? 0) + 1;
    expect(states.size).toBe(250);
    expect(Object.keys(counts).sort()).toEqual(Object.keys(TARGETS).sort());
  });

  it('gives both professionals with an account live offers, a file to call and a way to pay', () => {
    expect(first.report.featured.map(({ who }) => who.email)).toEqual(['avocate@jurilien.demo', 'parajuriste@jurilien.demo']);
    for (const { professionalId } of first.report.featured) {
      const theirs = first.log.filter((e) => (e.data as { professionalId?: string }).professionalId === professionalId);
      const offered = theirs.filter((e) => e.type === 'OfferMade').map((e) => (e.data as { offerId: string }).offerId);
      const gone = new Set(
        first.log
          .filter((e) => /^(OfferRefused|OfferExpired|OffersClosed|OffersWithdrawn|ClaimStarted)$/.test(e.type))
          .flatMap((e) => {
            const { offerId, offerIds = [] } = e.data as { offerId?: string; offerIds?: string[] };
            return [...offerIds, ...(offerId ? [offerId] : [])];
          }),
      );
      expect(offered.filter((id) => !gone.has(id)).length).toBeGreaterThanOrEqual(2);
      const contacted = theirs.filter((e) => e.type === 'ContactRecorded').length;
      expect(theirs.filter((e) => e.type === 'AcceptanceOpened').length).toBeGreaterThan(contacted);
      // One pays by the month, and each of those requests costs nothing; the other one has coins left.
      const balances = theirs.flatMap((e) => (typeof e.data['availableAfterCc'] === 'number' ? [e.data['availableAfterCc']] : []));
      if (theirs.some((e) => e.type === 'SubscriptionPeriodPaid')) expect(theirs.filter((e) => e.type === 'HoldCaptured')).toEqual([]);
      else expect(balances.at(-1)).toBeGreaterThan(300);
    }
  });

  it('has something of everything that waits for someone on the desk where money is decided', () => {
    const happened = (type: string): number => first.log.filter((e) => e.type === type).length;
    expect(happened('PromoCodeSaved')).toBe(4);
    expect(happened('PromoCodeRedeemed')).toBeGreaterThan(8);
    expect([happened('CreditGrantProposed'), happened('CreditAdjustmentProposed')]).toEqual([1, 1]);
    for (const type of ['PurchaseRefundRequested', 'PurchaseDisputed', 'LeadCreditRequested'])
      expect([type, happened(type) > 0]).toEqual([type, true]);
  });

  it('has appointments in every state, holds that came to something or not, and the hours of everyone who can be met', () => {
    const happened = (type: string): number => first.log.filter((e) => e.type === type).length;
    for (const type of [
      ...['AppointmentRequested', 'AppointmentConfirmed', 'SlotsProposed', 'AppointmentRescheduled', 'AppointmentCancelled'],
      ...['AppointmentLapsed', 'AppointmentHeld', 'AppointmentClientNoShow', 'AppointmentProfessionalNoShow'],
      ...['AppointmentOutcomeDisputed', 'AppointmentOutcomeUnknown', 'SlotConverted', 'SlotHoldExpired'],
    ])
      expect([type, happened(type) > 0]).toEqual([type, true]);
    expect(happened('AvailabilitySet')).toBeGreaterThan(40);
  });

  it('has meetings of the team that are ahead, took place, were missed and called off', async () => {
    const ports = memoryLog(contexts);
    const { applied, members } = await fillDemo(ports, { now: NOW, seed: 2026, product: 'jurilien', staff });
    const userIds = [staff.get('admin')!, staff.get('second')!] as const;
    for (const userId of userIds) {
      const account = { userId, email: `${userId}@exemple.test`, username: 'Équipe', role: 'jurilien_admin' };
      await ports.dispatch(createUser, account, {
        at: new Date(NOW - 90 * 86_400_000).toISOString(),
        actor: SYSTEM,
        commandId: ids.uuid(),
      });
    }
    await presentMeetings(ports, ids, { userIds, admin: staffActor('jurilien', 'admin', staff), applied, members }, NOW);
    const happened = (type: string): number => ports.log.filter((e) => e.type === type).length;
    expect(happened('MeetingScheduled')).toBe(5);
    for (const type of [
      'MeetingInvited',
      'MeetingPrepared',
      'MeetingNoted',
      'MeetingChecked',
      'MeetingOutcomeRecorded',
      'MeetingCancelled',
    ])
      expect([type, happened(type) > 0]).toEqual([type, true]);
    expect(ports.log.every((e) => Date.parse(e.occurredAt) <= NOW)).toBe(true);
  });

  it('has prospects at every stage, campaigns at three, and nothing of them that could still be sent', async () => {
    const ports = memoryLog(contexts);
    const { people } = await fillDemo(ports, { now: NOW, seed: 2026, product: 'jurilien', staff });
    const [admin, second] = [staffActor('jurilien', 'admin', staff), staffActor('jurilien', 'second', staff)];
    const before = ports.log.length;
    await presentProspects(ports, ids, { admin, people }, NOW);
    await presentCampaigns(ports, ids, { admin, second, people, now: NOW });
    const ended = (category: string, type: RegExp) =>
      new Map(ports.log.filter((e) => e.stream.startsWith(category) && type.test(e.type)).map((e) => [e.stream, e]));
    const stages = [...ended('prospect-', /^ProspectMoved$/).values()].map((e) => String(e.data['stage']));
    expect(new Set([...stages, 'prospect'])).toEqual(new Set(STAGES));
    const last = [...ended('campaign-', /^Campaign/).values()].map((e) => e.type);
    expect(last.sort()).toEqual(['CampaignDraftSaved', 'CampaignFinished', 'CampaignSubmitted']);
    // What is older than an hour moves no one of the worker any more.
    expect(ports.log.slice(before).every((e) => Date.parse(e.occurredAt) < NOW - 3_600_000)).toBe(true);
    const finished = ports.log.find((e) => e.type === 'CampaignFinished')!.data;
    const count = (state: string): number => ports.kept.filter((one) => one.state === state).length;
    expect([count('sent'), count('suppressed'), count('failed')]).toEqual([finished['sent'], finished['suppressed'], finished['failed']]);
    expect(count('sent')).toBeGreaterThan(20);
    expect(ports.log.filter((e) => e.type === 'FollowUpOpened' && e.data['prospectId']).length).toBe(3);
  });

  it('leaves the provider exactly what the books say it holds', () => {
    const { payments } = first.report;
    const sum = (list: readonly number[]): number => list.reduce((n, one) => n + one, 0);
    const gross = (type: string): number => sum(first.log.filter((e) => e.type === type).map((e) => Number(e.data['grossCents'])));
    const inBooks = gross('PurchaseStarted') + gross('SubscriptionPeriodPaid') - gross('PurchaseDisputed');
    const taken = payments.filter((p) => p.dispute).map((p) => p.amountCents);
    expect(sum(payments.map((p) => p.amountCents)) - sum(taken)).toBe(inBooks);
    expect(new Set(payments.map((p) => p.intentId)).size).toBe(payments.length);
    for (const { plan, amountCents } of payments) if (plan) expect(sum(plan.lines.map((line) => line.cents))).toBe(amountCents);
  });

  it('happened in the sixty days before, never later', () => {
    expect(first.log.every((e: Recorded) => Date.parse(e.occurredAt) <= NOW)).toBe(true);
    const leads = first.log.filter((e) => e.type === 'LeadSubmitted').map((e) => Date.parse(e.occurredAt));
    expect(Math.min(...leads)).toBeGreaterThan(NOW - 61 * 86_400_000);
  });

  it('is the same for the same seed', async () => {
    const again = await fill();
    expect(again.log.map((e) => [e.stream, e.type, e.occurredAt])).toEqual(first.log.map((e) => [e.stream, e.type, e.occurredAt]));
  });
});
