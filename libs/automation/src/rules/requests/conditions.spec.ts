import { fold } from '@jurilien/event-sourcing';
import { recorded, type Past } from '@jurilien/event-sourcing/testing';
import { lead, type LeadState } from '@jurilien/lead';
import { accepted, blocked, draft, leadId, offering, queued, ready, withdrawn } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import { lookupWith, verdictOf } from '../../acted-out.testing.js';

const after = (past: Past): LeadState => fold(lead, recorded(lead, leadId, past));
/** Whether a rule still has something to say about a request as it is. */
const due = async (rule: string, state: LeadState): Promise<boolean> =>
  (await verdictOf(rule, lookupWith({ leadId }, { lead: state }))) === 'sent';
const each = (rule: string, states: readonly LeadState[]) => Promise.all(states.map((state) => due(rule, state)));
const given = (past: Past, facts: Partial<LeadState['facts']>): LeadState => {
  const state = after(past);
  return { ...state, facts: { ...state.facts, ...facts } };
};
const consenting = (reminder?: boolean): LeadState => ({ ...after(draft), consents: reminder === undefined ? {} : { reminder } });

describe('messages about a request', () => {
  it('draft-link leads back to a draft, not to a request that was sent', async () =>
    expect(await each('draft-link', [after(draft), after(queued)])).toEqual([true, false]));
  it.each(['R01', 'R02'])('%s reminds of a draft whose writer wants it, not of a request that was sent', async (rule) => {
    expect(await each(rule, [consenting(true), consenting(false), consenting()])).toEqual([true, false, false]);
    expect(await due(rule, { ...after(queued), consents: { reminder: true } })).toBe(false);
  });
  it('asks to confirm only what is not confirmed', async () => {
    for (const rule of ['R03', 'referral'])
      expect(await each(rule, [given(queued, { emailConfirmed: false }), given(queued, { emailConfirmed: true })])).toEqual([true, false]);
    const phones = [false, true].map((phoneNumberConfirmed) => given(queued, { phoneNumberConfirmed, emailConfirmed: true }));
    expect(await each('R04', phones)).toEqual([true, false]);
    expect(await due('R03', given(queued, { emailConfirmed: null, phoneNumberConfirmed: true }))).toBe(true);
  });
  it('R07 asks only while the answer is awaited', async () =>
    expect(await each('R07', [{ ...after(queued), status: 'AwaitingInfo' }, after(ready)])).toEqual([true, false]));
  it('R09 announces a search to a request that was validated and is not over', async () => {
    expect(await each('R09', [ready, offering, accepted].map(after))).toEqual([true, true, true]);
    expect(await each('R09', [queued, blocked, withdrawn].map(after))).toEqual([false, false, false]);
  });
  it('R21 speaks while the search runs, R22 once it found no one', async () => {
    const unserved: LeadState = { ...after(offering), status: 'Unserved' };
    expect(await each('R21', [after(offering), { ...after(offering), status: 'SelfServe' }, unserved])).toEqual([true, true, false]);
    expect(await each('R22', [after(offering), unserved])).toEqual([false, true]);
  });
  it('request-closed is not sent once the request was opened again', async () =>
    expect(await each('request-closed', [after(withdrawn), { ...after(withdrawn), status: 'Closed' }, after(offering)])).toEqual([
      true,
      true,
      false,
    ]));
  it('client-note is no news once the affair is over', async () =>
    expect(await each('client-note', [after(accepted), { ...after(accepted), status: 'InService' }, after(withdrawn)])).toEqual([
      true,
      true,
      false,
    ]));
  it('the reason of a refusal is stated, but not of a request that was taken after all', async () =>
    expect(await each('R60', [after(blocked), { ...after(blocked), status: 'Rejected' }, after(offering)])).toEqual([true, true, false]));
  it('a withdrawal and the end of a claim are always stated, and the link asked for is always sent', async () => {
    for (const rule of ['R61', 'lead-link', 'claim-ended']) expect(await due(rule, after(blocked))).toBe(true);
  });
});

describe('request-ended', () => {
  const seats = [
    { professionalId: pro(1), acceptanceId: claimOf(1), round: 1 },
    { professionalId: pro(2), acceptanceId: claimOf(2), round: 1 },
    { professionalId: pro(3), acceptanceId: claimOf(3), round: 1, replaced: true },
  ];
  /** Whether a professional hears of it whose last acceptance of the request is like this. */
  const hears = async (acceptance: object, professionalId = pro(1)): Promise<boolean> => {
    const l = lookupWith({ leadId, professionalId, reason: 'closed' }, { distribution: { acceptances: seats }, acceptance });
    return (await verdictOf('request-ended', l)) === 'sent';
  };
  it.each<[string, object, boolean]>([
    ['who has still to call', { status: 'ToContact' }, true],
    ['who has spoken with the client', { status: 'Contacted' }, true],
    ['who meets the client', { status: 'Consultation' }, true],
    ['whose acceptance ended with the request', { status: 'Closed', closeReason: 'requestEnded' }, true],
    ['with a mandate, hears nothing', { status: 'Mandate' }, false],
    ['who ended the file themselves, hears nothing', { status: 'Closed', closeReason: 'done' }, false],
    ['who was replaced, hears nothing', { status: 'Replaced', closeReason: 'requestEnded' }, false],
  ])('goes to a professional %s', async (_who, acceptance, is) => expect(await hears(acceptance)).toBe(is));
  it('is about the seat of that professional, and goes to no one who has none', async () => {
    const asked: string[] = [];
    const l = lookupWith({ leadId, professionalId: pro(1) }, { distribution: { acceptances: seats } });
    const state: typeof l.state = (decider, id) => (decider.category === 'acceptance' && asked.push(id), l.state(decider, id));
    await verdictOf('request-ended', { ...l, state });
    expect([...new Set(asked)]).toEqual([claimOf(1)]);
    for (const other of [pro(3), pro(4)]) expect(await hears({ status: 'ToContact' }, other)).toBe(false);
  });
});
