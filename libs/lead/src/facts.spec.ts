import { ERASED } from '@jurilien/event-sourcing';
import { editableBy } from './fact-input.js';
import { IDENTITY, INITIAL_CLEAR, INITIAL_PRIVATE, ORIGINAL_FACTS } from './facts.js';
import { leadEvents } from './lead.js';

describe('the 51 fields of the original lead', () => {
  it('all exist', () => expect(Object.keys(ORIGINAL_FACTS)).toHaveLength(51));
  it('start as the original form did', () =>
    expect({ ...INITIAL_CLEAR, ...INITIAL_PRIVATE }).toMatchObject({
      experience: 0,
      creditValue: 1,
      coinValue: 1,
      revenueRange: 2,
      rate: '3',
      selfServeAfter: true,
      selfServeAfterBool: true,
      budget: 0,
      budgetNumber: 0,
      superLeadMultiplier: 3,
      juridicalHelp: false,
      superLead: false,
      additionalLawyerTypes: [],
    }));
  it('require what the original form required', () =>
    expect(
      Object.entries(IDENTITY)
        .filter(([, f]) => f.required)
        .map(([k]) => k)
        .sort(),
    ).toEqual(['clientName', 'description', 'email', 'othersInvolved', 'phoneNumber']));
  it('leave staff facts to staff and facts of the system to events', () => {
    expect(editableBy('client')).not.toContain('budgetNumber');
    expect(editableBy('staff')).toEqual(expect.arrayContaining(['budgetNumber', 'urgent', 'lawyerType']));
    for (const f of ['teamValidated', 'emailConfirmed', 'coinValue', 'renewed', 'creditValue'])
      expect(editableBy('staff')).not.toContain(f);
  });
  it('read as erased without breaking once a key is destroyed', () => {
    const { schema, personal } = leadEvents.LeadSubmitted;
    const data = {
      leadId: 'l',
      personId: 'p',
      code: 'K7QF',
      lang: 'fr',
      form: 'request',
      channel: 'web',
      multi: false,
      facts: INITIAL_CLEAR,
      ...Object.fromEntries(Object.keys(personal).map((f) => [f, ERASED])),
    };
    expect(schema.safeParse(data).error).toBeUndefined();
  });
});
