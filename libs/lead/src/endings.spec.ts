import { fold } from '@jurilien/event-sourcing';
import { recorded, type Past } from '@jurilien/event-sourcing/testing';
import { acceptedEvents, blockEvents, closeEvents, withdrawEvents } from './endings.js';
import { lead } from './lead.js';
import { accepted, blocked, draft, leadId, offering, queued, withdrawn } from './testing.js';

const state = (past: Past) => fold(lead, recorded(lead, leadId, past));

describe('the ends of a lead', () => {
  it('withdraws from any live state, and says when someone had accepted', () => {
    expect(withdrawEvents(state(queued), 'solved')).toEqual([
      { type: 'LeadWithdrawn', data: { leadId, reason: 'solved', afterAcceptance: false } },
    ]);
    expect(withdrawEvents(state(accepted), 'solved')).toMatchObject([{ data: { afterAcceptance: true } }]);
    expect(withdrawEvents(state(withdrawn), 'solved')).toEqual([]);
    expect(() => withdrawEvents(state(blocked), 'solved')).toThrow('WRONG_STATE: lead-ended');
    expect(() => withdrawEvents(state([]), 'solved')).toThrow('NOT_FOUND: lead');
  });
  it('blocks once', () => {
    expect(blockEvents(state(offering), 'fraud')).toMatchObject([{ type: 'LeadBlocked', data: { blockType: 'fraud' } }]);
    expect(blockEvents(state(blocked), 'spam')).toEqual([]);
    expect(() => blockEvents(state(withdrawn), 'spam')).toThrow('WRONG_STATE: lead-ended');
  });
  it('closes anything live but a draft', () => {
    expect(closeEvents(state(accepted), 'served')).toMatchObject([{ type: 'LeadClosed', data: { closeReason: 'served' } }]);
    expect(closeEvents(state([...accepted, ['LeadClosed', { leadId, closeReason: 'served' }]]), 'served')).toEqual([]);
    expect(() => closeEvents(state(draft), 'other')).toThrow('WRONG_STATE: lead-is-draft');
  });
  it('is accepted while it is offered', () => {
    const by = { acceptanceId: 'a-1', professionalId: 'p-1' };
    expect(acceptedEvents(state(offering), by)).toMatchObject([{ type: 'LeadAccepted', data: by }]);
    expect(acceptedEvents(state(accepted), by)).toEqual([]);
    expect(() => acceptedEvents(state(queued), by)).toThrow('WRONG_STATE: lead-not-offered');
  });
});
