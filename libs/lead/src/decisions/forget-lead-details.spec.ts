import { at, configWith, given, type Past } from '@jurilien/event-sourcing/testing';
import { leadId, offering, submitted, system } from '../testing.js';
import { leadEvents } from '../lead.js';
import { forgetLeadDetails } from './forget-lead-details.js';

const MONTHS_6 = 184 * 1_440;
const closed: Past = [...submitted, ['LeadClosed', { leadId, closeReason: 'other' }, at(0)]];
const asked = (lead: Past, now: string, config = configWith({})) =>
  given({ lead }).when(forgetLeadDetails, { leadId }, { actor: system, now, config });

describe('ForgetLeadDetails', () => {
  it('forgets the story and the parties of a request that ended six months ago, once', () => {
    expect(asked(closed, at(MONTHS_6)).events()).toEqual({ lead: [{ type: 'LeadDetailsForgotten', data: { leadId } }] });
    expect(asked([...closed, ['LeadDetailsForgotten', { leadId }]], at(MONTHS_6)).events()).toEqual({});
  });
  it('forgets those of a request that no one took, from the end of its search', () => {
    const unserved: Past = [...offering, ['LeadUnserved', { leadId, reason: 'noEligible' }, at(0)]];
    expect(asked(unserved, at(MONTHS_6)).types()).toEqual({ lead: ['LeadDetailsForgotten'] });
    expect(asked(unserved, at(MONTHS_6 - 5 * 1_440)).refusal()).toBe('WRONG_STATE: not-due');
  });
  it('refuses before, by the time in force: not-due', () => {
    expect(asked(closed, at(MONTHS_6 - 5 * 1_440)).refusal()).toBe('WRONG_STATE: not-due');
    expect(asked(closed, at(MONTHS_6), configWith({ 'retention.detailsMonths': 7 })).refusal()).toBe('WRONG_STATE: not-due');
  });
  it('refuses a request that goes on, and one that is unknown: lead-goes-on, lead', () => {
    expect(asked(submitted, at(MONTHS_6)).refusal()).toBe('WRONG_STATE: lead-goes-on');
    expect(asked([...closed, ['LeadReopened', { leadId, slaAt: at(0) }]], at(MONTHS_6)).refusal()).toBe('WRONG_STATE: lead-goes-on');
    expect(asked([], at(MONTHS_6)).refusal()).toBe('NOT_FOUND: lead');
  });
  it('is possible because one key seals the story, the summary, the draft and the parties, and nothing else of the person', () => {
    const ofLead = Object.values(leadEvents).flatMap(({ personal }) =>
      Object.entries(personal).flatMap(([field, owner]) => (owner.split('|').at(-1) === 'leadId' ? [field] : [])),
    );
    expect([...new Set(ofLead)].sort()).toEqual(['answers', 'description', 'othersInvolved', 'summary']);
  });
});
