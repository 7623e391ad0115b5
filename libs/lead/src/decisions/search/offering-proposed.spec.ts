import { given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { fold } from '@jurilien/event-sourcing';
import { recorded } from '@jurilien/event-sourcing/testing';
import { lead } from '../../lead.js';
import { leadId, offering, ready, staff, taken, validator } from '../../testing.js';
import { startOffering } from './start-offering.js';

const by = (actor: typeof staff | typeof validator) => ({ actor, now: T0 });
const proposed = (step: 'start' | 'stop', past: Past): Past => [...past, ['LeadOfferingProposed', { leadId, by: validator.id, step }]];
const stateOf = (past: Past) => fold(lead, recorded(lead, leadId, past));

describe('StartOffering, by a validator', () => {
  it('is a proposal, said once', () => {
    expect(given({ lead: ready }).when(startOffering, { leadId }, by(validator)).events()).toEqual({
      lead: [{ type: 'LeadOfferingProposed', data: { leadId, by: validator.id, step: 'start' } }],
    });
    expect(
      given({ lead: proposed('start', ready) })
        .when(startOffering, { leadId }, by(validator))
        .events(),
    ).toEqual({});
  });
  it('is refused where the start itself would be', () => {
    expect(given({ lead: taken }).when(startOffering, { leadId }, by(validator)).refusal()).toBe('WRONG_STATE: lead-is-in-validation');
    expect(given({ lead: offering }).when(startOffering, { leadId }, by(validator)).events()).toEqual({});
  });
});

describe('a proposal about the search', () => {
  it('does not outlive the state it was made for', () => {
    expect(stateOf(proposed('start', ready)).offeringProposal).toEqual({ by: validator.id, step: 'start' });
    expect(stateOf([...proposed('start', ready), offering.at(-1)!]).offeringProposal).toBeUndefined();
    expect(stateOf([...proposed('stop', offering), ['LeadSelfServed', { leadId }]]).offeringProposal).toBeDefined();
    expect(stateOf([...proposed('stop', offering), ['LeadUnserved', { leadId, reason: 'noTaker' }]]).offeringProposal).toBeUndefined();
  });
});
