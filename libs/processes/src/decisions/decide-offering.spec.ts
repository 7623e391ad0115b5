import { at, given, type Past } from '@jurilien/event-sourcing/testing';
import { account, accountOf, claimed, leadId, held, offeredLead, pro, running, staff } from '../claims.testing.js';
import { ready, validator } from '@jurilien/lead/testing';
import { decideOffering, stopOffering } from './end-lead.js';

const proposed = (step: 'start' | 'stop', past: Past): Past => [...past, ['LeadOfferingProposed', { leadId, by: validator.id, step }]];
const decide = (pasts: Record<string, Past>, step: 'start' | 'stop', approved: boolean, more: object = {}, actor: object = staff) =>
  given(pasts).when(decideOffering, { leadId, step, approved, ...more }, { actor: actor as typeof staff, now: at(1) });

describe('StopOffering, by a validator', () => {
  const stop = (past: Past) =>
    given({ lead: past, distribution: running }).when(stopOffering, { leadId }, { actor: validator, now: at(1) });
  it('is a proposal, said once, and touches no offer', () => {
    expect(stop(offeredLead).events()).toEqual({
      lead: [{ type: 'LeadOfferingProposed', data: { leadId, by: validator.id, step: 'stop' } }],
    });
    expect(stop(proposed('stop', offeredLead)).events()).toEqual({});
  });
  it('is refused where the stop itself would be', () => expect(stop(ready).refusal()).toBe('WRONG_STATE: lead-not-offered'));
});

describe('DecideOffering', () => {
  const stopping = { lead: proposed('stop', offeredLead), distribution: running };
  it('starts the search as if who approves had', () =>
    expect(decide({ lead: proposed('start', ready) }, 'start', true).types()).toEqual({
      lead: ['LeadOfferingDecided', 'LeadOfferingStarted'],
    }));
  it('stops it, with the claim released free of charge', () => {
    expect(decide(stopping, 'stop', true).types()).toEqual({
      lead: ['LeadOfferingDecided', 'LeadOfferingStopped'],
      distribution: ['OffersWithdrawn', 'RoundClosed'],
    });
    const withClaim = { ...stopping, distribution: [...running, claimed(1)], [accountOf(1)]: [...account(1), held(1)] };
    expect(decide(withClaim, 'stop', true, { claimProfessionalIds: [pro(1)] }).types()).toMatchObject({ [accountOf(1)]: ['HoldReleased'] });
    expect(decide(withClaim, 'stop', true).refusal()).toBe('STALE_VERSION: claim-of-other-account');
  });
  it('refuses the proposal, and nothing else changes', () =>
    expect(decide(stopping, 'stop', false).events()).toEqual({
      lead: [{ type: 'LeadOfferingDecided', data: { leadId, by: staff.id, step: 'stop', approved: false } }],
    }));
  it('is not for who proposed it, nor where nothing of the kind waits', () => {
    expect(decide(stopping, 'stop', true, {}, { ...staff, id: validator.id }).refusal()).toBe('FOUR_EYES_REQUIRED: proposed-by-you');
    expect(decide(stopping, 'start', true).refusal()).toBe('WRONG_STATE: no-such-proposal');
    expect(decide({ lead: offeredLead, distribution: running }, 'stop', true).refusal()).toBe('WRONG_STATE: no-such-proposal');
  });
});
