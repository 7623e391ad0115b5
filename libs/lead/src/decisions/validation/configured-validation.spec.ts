import { asShipped, at, configWith, given, type Past } from '@jurilien/event-sourcing/testing';
import type { Config } from '@jurilien/event-sourcing';
import { configOf } from '@jurilien/reference';
import { leadId, queued, ready, staff, system, taken } from '../../testing.js';
import { logCallAttempt } from '../marks/log-call-attempt.js';
import { setLeadPrice } from '../pricing/set-lead-price.js';
import { setSuperLead } from '../pricing/set-super-lead.js';
import { startOffering } from '../search/start-offering.js';
import { editLeadSummary } from './edit-lead-summary.js';
import { holdLead } from './hold-lead.js';
import { remindOfQuestion } from './remind-of-question.js';
import { reopenLead } from './reopen-lead.js';
import { requestLeadInfo } from './request-lead-info.js';
import { takeLeadForValidation } from './take-lead-for-validation.js';

const DAY = 1_440;
const on = (past: Past, config: Config = asShipped(), now = at(0)) => ({
  at: given({ lead: past }),
  ctx: { actor: staff, now, config, reason: 'Vérifié avec la personne' },
});
const first = (out: Record<string, readonly { data: Record<string, unknown> }[]>) => out['lead']![0]!.data;

describe('validation goes by the configuration in force', () => {
  it('a lock lasts as long as is configured', () => {
    const { at: past, ctx } = on(queued, configWith({ 'validation.lockMinutes': 5 }));
    expect(first(past.when(takeLeadForValidation, { leadId }, ctx).events() as never)['lockUntil']).toBe(at(5));
    const worked: Past = [...taken, ['LeadTagged', { leadId, personId: 'p' }, at(1), staff, configWith({ 'validation.lockMinutes': 60 })]];
    const other = { actor: { ...staff, id: 'staff-9' }, now: at(30) };
    expect(given({ lead: worked }).when(takeLeadForValidation, { leadId }, other).refusal()).toBe('WRONG_STATE: lock-held-by-other');
  });
  it('a question waits for its hours', () => {
    const { at: past, ctx } = on(taken, configWith({ 'lead.info.timeoutHours': 5 }));
    expect(first(past.when(requestLeadInfo, { leadId, questions: ['Quelle date?'] }, ctx).events() as never)['dueAt']).toBe(at(5 * 60));
  });
  it('a question that waits is asked again once', () => {
    const asked: Past = [
      ...taken,
      ['LeadInfoRequested', { leadId, personId: 'p', questions: [{ id: 'q1', text: 'Quelle date?' }], dueAt: at(60) }],
    ];
    const remind = (past: Past) => given({ lead: past }).when(remindOfQuestion, { leadId }, { actor: system }).types();
    expect(remind(asked)).toEqual({ lead: ['LeadInfoReminded'] });
    expect(remind([...asked, ['LeadInfoReminded', { leadId }]])).toEqual({});
    expect(remind(taken)).toEqual({});
  });
  it('calls are tried as often, and spread over as many days', () => {
    const { at: past, ctx } = on(taken, configWith({ 'validation.call.tries': 2, 'validation.call.days': 4 }));
    expect(first(past.when(logCallAttempt, { leadId, outcome: 'busy' }, ctx).events() as never)['next']).toBe(at(2 * DAY));
    const once = on(taken, configWith({ 'validation.call.tries': 1 }));
    expect(first(once.at.when(logCallAttempt, { leadId, outcome: 'busy' }, once.ctx).events() as never)['next']).toBeUndefined();
  });
  it('a request is held no longer, and an end opened again no later', () => {
    const { at: past, ctx } = on(taken, configWith({ 'lead.hold.maxDays': 2 }));
    expect(() => past.when(holdLead, { leadId, until: at(3 * DAY) }, ctx).events()).toThrow('VALIDATION');
    expect(past.when(holdLead, { leadId, until: at(DAY) }, ctx).types()).toEqual({ lead: ['LeadHeld'] });
    const ended: Past = [...queued, ['LeadClosed', { leadId, closeReason: 'other' }]];
    const late = on(ended, configWith({ 'lead.reopenDays': 1 }), at(2 * DAY));
    expect(late.at.when(reopenLead, { leadId }, late.ctx).refusal()).toBe('WRONG_STATE: too-long-ago');
    expect(late.at.when(reopenLead, { leadId }, { ...late.ctx, config: asShipped() }).types()).toEqual({ lead: ['LeadReopened'] });
  });
  it('a summary is no longer than is admitted', () => {
    const { at: past, ctx } = on(taken, configWith({ 'lead.description.max': 500 }));
    expect(() => past.when(editLeadSummary, { leadId, summary: 'x'.repeat(501) }, ctx).events()).toThrow('VALIDATION');
  });
  it('a price lies below the highest, and needs a second person above the limit', () => {
    const { at: past, ctx } = on(taken, configWith({ 'pricing.maxCc': 300, 'pricing.fourEyesAboveCc': 100 }));
    expect(() => past.when(setLeadPrice, { leadId, creditValue: 4 }, ctx).events()).toThrow('VALIDATION');
    expect(past.when(setLeadPrice, { leadId, creditValue: 2 }, ctx).types()).toEqual({ lead: ['LeadPricingProposed'] });
    expect(past.when(setLeadPrice, { leadId, creditValue: 2 }, { ...ctx, config: asShipped() }).types()).toEqual({
      lead: ['LeadPriceSet'],
    });
  });
  it('a super lead has the multiplier of its field where none is named', () => {
    const config = configOf(new Map([['pricing.superMultiplier', [{ scope: { province: 'QC', field: 'family' }, value: 5 }]]]), 2);
    const { at: past, ctx } = on(taken, config);
    expect(past.when(setSuperLead, { leadId, superLead: true }, ctx).events()).toMatchObject({ lead: [{ data: { multiplier: 5 } }] });
  });
});

describe('a round begins by the configuration in force', () => {
  const begun = (config: Config, past: Past = ready) =>
    given({ lead: past })
      .when(startOffering, { leadId }, { actor: system, config })
      .events()
      ['lead']!.find((e) => e.type === 'LeadOfferingStarted')!.data as Record<string, unknown>;
  it('with its seats, its end, its price and its rules', () => {
    const config = configWith({ 'lead.maxAcceptances': 2, 'lead.unservedAfterHours': 10, 'offer.lateClaim': false, 'pricing.minCc': 250 });
    expect(begun(config)).toMatchObject({ maxAcceptances: 2, unservedAt: at(600), lateClaim: false, configVersion: 2, coinValueCc: 250 });
    expect(begun(asShipped())).toMatchObject({
      maxAcceptances: 1,
      unservedAt: at(72 * 60),
      lateClaim: true,
      configVersion: 1,
      coinValueCc: 100,
    });
  });
  it('a request for several has the seats of several', () => {
    const several: Past = [...ready, ['LeadEdited', { leadId, personId: 'p', changed: ['multi'], facts: { multi: true } }]];
    const config = configOf(new Map([['lead.multi.max', [{ scope: { province: 'QC' }, value: 5 }]]]), 2);
    expect([
      begun(asShipped(), several)['maxAcceptances'],
      begun(config, several)['maxAcceptances'],
      begun(config)['maxAcceptances'],
    ]).toEqual([3, 5, 1]);
  });
  it('and ends sooner where it is urgent, in the field of the request', () => {
    const urgent: Past = [...ready, ['LeadUrgencyDecided', { leadId, urgent: true }]];
    const config = configOf(new Map([['lead.urgent.unservedAfterHours', [{ scope: { province: 'QC', field: 'family' }, value: 3 }]]]), 2);
    expect([begun(config, urgent)['unservedAt'], begun(asShipped(), urgent)['unservedAt']]).toEqual([at(180), at(720)]);
  });
  it('a super lead comes on the board where that is allowed', () => {
    const wish: Past = [...ready, ['SuperLeadSet', { leadId, multiplier: 3 }]];
    expect([begun(configWith({ 'super.selfServe': true }), wish)['board'], begun(asShipped(), wish)['board']]).toEqual([true, false]);
  });
});
