import { ERASED } from '@jurilien/event-sourcing';
import { at, effectsOf, given, recorded, rowsOf, story, T0, type Past } from '@jurilien/event-sourcing/testing';
import { editLead, lead, leadEvents } from '@jurilien/lead';
import { draft, leadId, offering, personId, staff, submitted, withdrawn } from '@jurilien/lead/testing';
import { holdingId } from '@jurilien/privacy';
import { claimed, claimOf, pro, running } from '../../claims.testing.js';
import { destroyRetained } from '../../privacy/destroy-retained.js';
import { leadDetails } from '../../views/request/lead-details.js';
import { forgetParties } from './forget-parties.js';

const holding = holdingId({ kind: 'request', id: leadId });
const forgotten = (whom: 'parties' | 'referrer', keys: string[] = []): Past[number] => ['LeadPartiesForgotten', { leadId, whom, keys }];
const referral = { referrerName: 'Nadia Roy', organisation: 'Clinique', referrerEmail: 'nadia@exemple.test', reason: 'Bail' };
const referred: Past = [
  draft[0]!,
  ['LeadReferralDeclared', { leadId, personId, kind: 'clinic', textVersion: '1', ...referral }],
  ...submitted.slice(1),
];
const forget = (past: Past, whom: 'parties' | 'referrer' = 'parties', more: { distribution?: Past; key?: Past; now?: string } = {}) => {
  const { now = T0, ...pasts } = more;
  return given({ lead: past, ...pasts }).when(forgetParties, { leadId, whom }, { actor: staff, now });
};

describe('ForgetParties', () => {
  it('says that the other parties are forgotten, and which keys go', () => {
    expect(forget(submitted).events()).toEqual({
      lead: [{ type: 'LeadPartiesForgotten', data: { leadId, whom: 'parties', keys: [`${leadId}/parties`, `${leadId}/draft`] } }],
    });
  });
  it('says the same of who referred the client, and leaves the parties', () => {
    expect(forget(referred, 'referrer').events()).toEqual({
      lead: [{ type: 'LeadPartiesForgotten', data: { leadId, whom: 'referrer', keys: [`${leadId}/referrer`, `${leadId}/draft`] } }],
    });
  });
  it('says it once of each, and again of parties that were named since', () => {
    expect(forget([...submitted, forgotten('parties')]).events()).toEqual({});
    expect(forget([...referred, forgotten('referrer')], 'referrer').events()).toEqual({});
    expect(forget([...referred, forgotten('parties')], 'referrer').types()).toEqual({ lead: ['LeadPartiesForgotten'] });
    const named: Past = [
      ...submitted,
      forgotten('parties'),
      ['LeadEdited', { leadId, personId, changed: ['othersInvolved'], facts: {}, othersInvolved: [{ name: 'Ève Côté' }] }],
    ];
    expect(forget(named).events()).toMatchObject({ lead: [{ data: { keys: [`${leadId}/parties-2`, `${leadId}/draft`] } }] });
  });
  it('has nothing to forget where no one referred the client, and where the details went by their time', () => {
    expect(forget(submitted, 'referrer').events()).toEqual({});
    expect(forget([...withdrawn, ['LeadDetailsForgotten', { leadId }]]).events()).toEqual({});
  });
  it('also finds parties that only an earlier version of the request names', () => {
    const taken: Past = [...submitted, ['LeadEdited', { leadId, personId, changed: ['othersInvolved'], facts: {}, othersInvolved: [] }]];
    expect(forget(taken).types()).toEqual({ lead: ['LeadPartiesForgotten'] });
  });
  it('does the same in a request that is over: it still says who they were', () =>
    expect(forget(withdrawn).types()).toEqual({ lead: ['LeadPartiesForgotten'] }));

  it('refuses a request that is unknown, a draft, or erased: lead, lead-is-draft, person-erased', () => {
    expect(forget([]).refusal()).toBe('NOT_FOUND: lead');
    expect(forget(draft).refusal()).toBe('WRONG_STATE: lead-is-draft');
    expect(forget([...withdrawn, ['LeadErased', { leadId, cause: 'request' }]]).refusal()).toBe('WRONG_STATE: person-erased');
  });
  it('refuses while a claim shows the names, and no longer: names-shown', () => {
    const shown: Past = [...running, claimed(1), ['ClaimNamesRevealed', { leadId, claimId: claimOf(1), professionalId: pro(1) }]];
    expect(forget(offering, 'parties', { distribution: shown }).refusal()).toBe('WRONG_STATE: names-shown');
    expect(forget(offering, 'parties', { distribution: [...running, claimed(1)] }).types()).toEqual({ lead: ['LeadPartiesForgotten'] });
    expect(forget(offering, 'parties', { distribution: shown, now: at(1_440) }).types()).toEqual({ lead: ['LeadPartiesForgotten'] });
  });
  it('refuses while a legal hold stands on the request, or is asked for, and no longer: legal-hold', () => {
    const asked: Past = [['LegalHoldProposed', { holding, holdId: 'h', until: at(60) }, T0, staff]];
    const placed: Past = [...asked, ['LegalHoldPlaced', { holding, holdId: 'h', until: at(60), proposedBy: staff.id }]];
    for (const key of [asked, placed]) {
      expect(forget(submitted, 'parties', { key }).refusal()).toBe('WRONG_STATE: legal-hold');
      expect(forget(submitted, 'parties', { key, now: at(61) }).types()).toEqual({ lead: ['LeadPartiesForgotten'] });
    }
  });
});

describe('the names of third persons', () => {
  const ownerOf = (type: keyof typeof leadEvents, field: string) => (leadEvents[type].personal as Record<string, string>)[field];
  it('are sealed apart from the client’s story, and before they had a key of their own with the earlier one', () => {
    expect(ownerOf('LeadSubmitted', 'othersInvolved')).toBe('partiesKey|leadId');
    expect(ownerOf('LeadEdited', 'othersInvolved')).toBe('partiesKey|leadId');
    expect(ownerOf('LeadDraftSaved', 'answers')).toBe('draftKey|leadId');
    for (const field of ['referrerName', 'organisation', 'referrerEmail'])
      expect(ownerOf('LeadReferralDeclared', field)).toBe('referrerKey|personId');
    // What they wrote about the client is the client's.
    expect(ownerOf('LeadReferralDeclared', 'reason')).toBe('personId');
    expect(ownerOf('LeadSubmitted', 'description')).toBe('leadId');
  });
  it('get the next part of the key when others are named after they were forgotten', () => {
    const edit = (past: Past) =>
      given({ lead: past }).when(editLead, { leadId, othersInvolved: [{ name: 'Ève Côté' }] }, { actor: { kind: 'system', id: 'x' } });
    expect(edit(submitted).events()).toMatchObject({ lead: [{ data: { partiesKey: `${leadId}/parties` } }] });
    expect(edit([...submitted, forgotten('parties')]).events()).toMatchObject({ lead: [{ data: { partiesKey: `${leadId}/parties-2` } }] });
    const plain = given({ lead: submitted }).when(editLead, { leadId, city: 'Laval' }, { actor: staff });
    expect(plain.events().lead![0]!.data).not.toHaveProperty('partiesKey');
  });
  it('go from the log with their keys alone: the client’s request goes on', () => {
    const keys = [`${leadId}/parties`, `${leadId}/draft`];
    const { data } = forget(submitted).events().lead![0]!;
    expect(effectsOf(destroyRetained, story([lead, leadId, 'LeadPartiesForgotten', data]))).toMatchObject(
      keys.map((owner) => ({ do: 'work', job: 'destroy-key', input: { owner } })),
    );
  });
  it('are in no view after it, also where the request’s own key sealed them, and everything of the client is', () => {
    const row = (past: Past) => rowsOf(leadDetails, recorded(lead, leadId, past)).get(leadId)!;
    const [before, after] = [row(submitted), row([...submitted, forgotten('parties')])];
    expect(JSON.stringify(before)).toContain('Luc Gagnon');
    expect(JSON.stringify(after)).not.toContain('Luc Gagnon');
    expect(after).toMatchObject({ othersInvolved: null, clientName: before['clientName'], description: before['description'] });
    const rebuilt = submitted.map(([type, data, ...more]): Past[number] =>
      type === 'LeadSubmitted' ? [type, { ...data, othersInvolved: ERASED }, ...more] : [type, data, ...more],
    );
    expect(row([...rebuilt, forgotten('parties')])).toEqual(after);
    expect(row([...referred, forgotten('referrer')])).toMatchObject({ othersInvolved: before['othersInvolved'] });
  });
});
