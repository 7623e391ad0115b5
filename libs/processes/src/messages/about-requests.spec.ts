import type { MessageRule } from '@jurilien/contracts';
import { fold } from '@jurilien/event-sourcing';
import { asShipped, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { lead, type LeadState } from '@jurilien/lead';
import { accepted, blocked, draft, leadId, offering, queued, ready, withdrawn } from '@jurilien/lead/testing';
import { draftedEmail, requestMoments } from './about-requests.js';
import { isTimely, type Moments } from './asked.js';

const after = (past: Past): LeadState => fold(lead, recorded(lead, leadId, past));
const begun = (resumeEmail: unknown): LeadState => ({ ...after(draft), draft: { answers: { resumeEmail } } }) as unknown as LeadState;
const moments: Moments<LeadState> = requestMoments;
const due = (rule: MessageRule, state: LeadState): boolean => isTimely(moments, state, { rule, now: T0, config: asShipped() });
const given = (past: Past, facts: Partial<LeadState['facts']>): LeadState => {
  const state = after(past);
  return { ...state, facts: { ...state.facts, ...facts } };
};

describe('messages about a request', () => {
  it.each(['draft-link', 'R01', 'R02'] as const)('%s leads back to a draft with an address, not to a request that was sent', (rule) => {
    expect(due(rule, begun('ana@exemple.ca'))).toBe(true);
    expect(due(rule, begun('ana'))).toBe(false);
    expect(due(rule, begun(undefined))).toBe(false);
    expect(due(rule, after(queued))).toBe(false);
  });
  it('the address of a draft is none once the request was sent', () => {
    expect(draftedEmail(begun('ana@exemple.ca'))).toBe('ana@exemple.ca');
    expect(draftedEmail({ ...begun('ana@exemple.ca'), status: 'ToValidate' })).toBeUndefined();
  });
  it('asks to confirm only what is not confirmed', () => {
    const [none, both] = [false, true].map((is) => given(queued, { emailConfirmed: is, phoneNumberConfirmed: is }));
    for (const rule of ['R03', 'referral', 'R04'] as const) expect([due(rule, none!), due(rule, both!)]).toEqual([true, false]);
  });
  it('R07 asks only while the answer is awaited', () => {
    expect(due('R07', { ...after(queued), status: 'AwaitingInfo' })).toBe(true);
    expect(due('R07', after(ready))).toBe(false);
  });
  it('R09 announces a search to a request that was validated and is not over', () => {
    for (const past of [ready, offering, accepted]) expect(due('R09', after(past))).toBe(true);
    for (const past of [queued, blocked, withdrawn]) expect(due('R09', after(past))).toBe(false);
  });
  it('R21 speaks while the search runs, R22 once it found no one', () => {
    expect([due('R21', after(offering)), due('R22', after(offering))]).toEqual([true, false]);
    const unserved = { ...after(offering), status: 'Unserved' } as LeadState;
    expect([due('R21', unserved), due('R22', unserved)]).toEqual([false, true]);
  });
  it('request-closed is not sent once the request was opened again', () => {
    expect(due('request-closed', after(withdrawn))).toBe(true);
    expect(due('request-closed', after(offering))).toBe(false);
  });
  it('client-note is no news once the affair is over', () => {
    expect(due('client-note', after(accepted))).toBe(true);
    expect(due('client-note', after(withdrawn))).toBe(false);
  });
  it('the reason of a refusal and a withdrawal are always stated', () => {
    for (const rule of ['R60', 'R61', 'lead-link'] as const) expect(due(rule, after(blocked))).toBe(true);
  });
});
