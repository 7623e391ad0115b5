import { at, given, T0, uuidFor } from '@jurilien/event-sourcing/testing';
import {
  colleague,
  leadId,
  offering,
  personId,
  queued,
  ready,
  staff,
  submitted,
  taken,
  takenBy,
  validator,
  withdrawn,
} from '../../testing.js';
import { approveLeadPricing } from '../pricing/approve-lead-pricing.js';
import { assignLead } from './assign-lead.js';
import { logCallAttempt } from './log-call-attempt.js';
import { revealContact } from './reveal-contact.js';
import { scheduleLead } from '../validation/schedule-lead.js';
import { setClientReadyAlert } from './set-client-ready-alert.js';
import { setLeadPrice } from '../pricing/set-lead-price.js';
import { setSuperLead } from '../pricing/set-super-lead.js';
import { tagLead } from './tag-lead.js';

const by = (actor: typeof staff | typeof validator | typeof colleague, now = T0) => ({ actor, now });
const proposal = [...taken, ['LeadPricingProposed', { leadId, by: validator.id, creditValue: 2 }, T0, validator] as const];

describe('SetLeadPrice and SetSuperLead', () => {
  it('sets the price once', () => {
    expect(given({ lead: taken }).when(setLeadPrice, { leadId, creditValue: 2.5 }, by(staff)).events()).toEqual({
      lead: [{ type: 'LeadPriceSet', data: { leadId, creditValue: 2.5 } }],
    });
    expect(given({ lead: taken }).when(setLeadPrice, { leadId, creditValue: 1 }, by(staff)).events()).toEqual({});
  });
  it('lets a validator propose, once', () => {
    const past = takenBy(validator);
    expect(given({ lead: past }).when(setLeadPrice, { leadId, creditValue: 2 }, by(validator)).types()).toEqual({
      lead: ['LeadPricingProposed'],
    });
    expect(
      given({ lead: [...past, proposal.at(-1)!] })
        .when(setLeadPrice, { leadId, creditValue: 2 }, by(validator))
        .events(),
    ).toEqual({ lead: [] });
    expect(given({ lead: past }).when(setSuperLead, { leadId, superLead: true }, by(validator)).types()).toEqual({
      lead: ['LeadPricingProposed'],
    });
  });
  it('needs a second person above ten juricoins, whichever way the price gets there', () => {
    expect(given({ lead: taken }).when(setLeadPrice, { leadId, creditValue: 10.5 }, by(staff)).types()).toEqual({
      lead: ['LeadPricingProposed'],
    });
    const priced = [...taken, ['LeadPriceSet', { leadId, creditValue: 4 }] as const];
    expect(given({ lead: priced }).when(setSuperLead, { leadId, superLead: true }, by(staff)).types()).toEqual({
      lead: ['LeadPricingProposed'],
    });
  });
  it('marks and unmarks a super lead', () => {
    const superb = [...taken, ['SuperLeadSet', { leadId, multiplier: 3 }] as const];
    expect(given({ lead: taken }).when(setSuperLead, { leadId, superLead: true }, by(staff)).events()).toEqual({
      lead: [{ type: 'SuperLeadSet', data: { leadId, multiplier: 3 } }],
    });
    expect(given({ lead: superb }).when(setSuperLead, { leadId, superLead: true }, by(staff)).events()).toEqual({});
    expect(given({ lead: superb }).when(setSuperLead, { leadId, superLead: false }, by(staff)).types()).toEqual({
      lead: ['SuperLeadCleared'],
    });
  });
  it('refuses once offers are out, and a stranger', () => {
    expect(given({ lead: offering }).when(setLeadPrice, { leadId, creditValue: 2 }, by(staff)).refusal()).toBe('WRONG_STATE: price-frozen');
    expect(given({ lead: offering }).when(setSuperLead, { leadId, superLead: true }, by(staff)).refusal()).toBe(
      'WRONG_STATE: price-frozen',
    );
    expect(given({ lead: taken }).when(setLeadPrice, { leadId, creditValue: 2 }, by(validator)).refusal()).toBe(
      'FORBIDDEN: not-taken-by-you',
    );
  });
});

describe('ApproveLeadPricing', () => {
  it('sets what was proposed, or not', () => {
    expect(given({ lead: proposal }).when(approveLeadPricing, { leadId, approved: true }, by(staff)).types()).toEqual({
      lead: ['LeadPricingApproved', 'LeadPriceSet'],
    });
    expect(given({ lead: proposal }).when(approveLeadPricing, { leadId, approved: false }, by(staff)).types()).toEqual({
      lead: ['LeadPricingRefused'],
    });
  });
  it('refuses the proposer, and when nothing is proposed', () => {
    expect(
      given({ lead: proposal })
        .when(approveLeadPricing, { leadId, approved: true }, { actor: { ...staff, id: validator.id } })
        .refusal(),
    ).toBe('FOUR_EYES_REQUIRED: proposed-by-you');
    expect(given({ lead: taken }).when(approveLeadPricing, { leadId, approved: true }, by(staff)).refusal()).toBe(
      'WRONG_STATE: no-price-proposal',
    );
  });
});

describe('ScheduleLead', () => {
  it('keeps what is not said', () =>
    expect(
      given({ lead: ready })
        .when(scheduleLead, { leadId, sendAfter: at(60) }, by(staff))
        .events(),
    ).toEqual({ lead: [{ type: 'LeadScheduled', data: { leadId, sendAfter: at(60), selfServeAfter: true, selfServeAfterBool: true } }] }));
  it('changes nothing when nothing changes', () =>
    expect(given({ lead: ready }).when(scheduleLead, { leadId, selfServeAfterBool: true }, by(staff)).events()).toEqual({}));
  it('refuses a moment that has passed', () =>
    expect(
      given({ lead: ready })
        .when(scheduleLead, { leadId, sendAfter: at(-1) }, by(staff))
        .refusal(),
    ).toBe('VALIDATION: fields'));
  it('refuses more than thirty days, and after offers began', () => {
    expect(
      given({ lead: ready })
        .when(scheduleLead, { leadId, sendAfter: at(31 * 1440) }, by(staff))
        .refusal(),
    ).toBe('VALIDATION: fields');
    expect(
      given({ lead: offering })
        .when(scheduleLead, { leadId, sendAfter: at(60) }, by(staff))
        .refusal(),
    ).toBe('WRONG_STATE: lead-is-offering');
  });
});

describe('marks of staff', () => {
  it('sets a client-ready alert once', () => {
    expect(given({ lead: queued }).when(setClientReadyAlert, { leadId, kind: 'serious' }, by(staff)).types()).toEqual({
      lead: ['ClientReadyAlertSet'],
    });
    expect(given({ lead: queued }).when(setClientReadyAlert, { leadId, kind: 'none' }, by(staff)).events()).toEqual({});
    expect(given({ lead: withdrawn }).when(setClientReadyAlert, { leadId, kind: 'ready' }, by(staff)).refusal()).toBe(
      'WRONG_STATE: lead-is-withdrawn',
    );
  });
  it('tags, again only with another note, and untags', () => {
    const tagged = [...queued, ['LeadTagged', { leadId, personId }] as const];
    expect(given({ lead: queued }).when(tagLead, { leadId, note: 'Rappeler' }, by(staff)).types()).toEqual({ lead: ['LeadTagged'] });
    expect(given({ lead: tagged }).when(tagLead, { leadId }, by(staff)).events()).toEqual({});
    expect(given({ lead: tagged }).when(tagLead, { leadId, tagged: false }, by(staff)).types()).toEqual({ lead: ['LeadUntagged'] });
    expect(given({ lead: queued }).when(tagLead, { leadId, tagged: false }, by(staff)).events()).toEqual({});
    expect(given().when(tagLead, { leadId }, by(staff)).refusal()).toBe('NOT_FOUND: lead');
  });
  it('assigns once; the assigned validator may then work on it', () => {
    const colleague = uuidFor('validator');
    const assigned = [...queued, ['LeadAssignedToStaff', { leadId, assigneeId: colleague }] as const];
    expect(given({ lead: queued }).when(assignLead, { leadId, assigneeId: colleague }, by(staff)).types()).toEqual({
      lead: ['LeadAssignedToStaff'],
    });
    expect(given({ lead: assigned }).when(assignLead, { leadId, assigneeId: colleague }, by(staff)).events()).toEqual({});
    expect(given().when(assignLead, { leadId, assigneeId: null }, by(staff)).refusal()).toBe('NOT_FOUND: lead');
  });
  it('plans the next call until someone answers', () => {
    const called = [...taken, ...[1, 2].map(() => ['LeadCallAttempted', { leadId, personId, outcome: 'noAnswer' }] as const)];
    expect(
      given({ lead: taken }).when(logCallAttempt, { leadId, outcome: 'noAnswer' }, by(staff)).events()['lead']![0]!.data,
    ).toMatchObject({ next: at(960) });
    expect(
      given({ lead: called }).when(logCallAttempt, { leadId, outcome: 'voicemail' }, by(staff)).events()['lead']![0]!.data['next'],
    ).toBeUndefined();
    expect(
      given({ lead: taken }).when(logCallAttempt, { leadId, outcome: 'reached' }, by(staff)).events()['lead']![0]!.data['next'],
    ).toBeUndefined();
    expect(given({ lead: withdrawn }).when(logCallAttempt, { leadId, outcome: 'reached' }, by(staff)).refusal()).toBe(
      'WRONG_STATE: lead-is-withdrawn',
    );
  });
  it('writes down who looked at contact data', () => {
    const input = { leadId, field: 'email', reasonCode: 'call' } as const;
    expect(given({ lead: submitted }).when(revealContact, input, by(staff)).types()).toEqual({ lead: ['PersonalDataRevealed'] });
    expect(given({ lead: submitted }).when(revealContact, input, by(validator)).refusal()).toBe('FORBIDDEN: not-taken-by-you');
    expect(given().when(revealContact, input, by(staff)).refusal()).toBe('NOT_FOUND: lead');
  });
});
