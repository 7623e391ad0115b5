import { fold, Refused } from '@jurilien/event-sourcing';
import { given, recorded, rowsOf, type Past } from '@jurilien/event-sourcing/testing';
import { editLead, lead, submitLead, wishOf } from '@jurilien/lead';
import { client, form, leadId, personId, staff, submitted } from '@jurilien/lead/testing';
import { leadDetails } from './lead-details.js';
import { resendConfirmation } from '../../../../lead/src/decisions/intake/resend-confirmation.js';

const anon = { actor: { kind: 'anon', id: 'anon' } } as const;
const office = { ...form, phoneNumber: '+15145551234;ext=12' };
const at = (past: Past) => fold(lead, recorded(lead, leadId, past));
const [[, started], [, sent]] = [submitted[0]!, submitted[1]!];
const extended: Past = [
  ['LeadDraftStarted', started],
  ['LeadSubmitted', { ...sent, phoneExtension: '12' }],
  ['LeadConfirmationSent', { leadId, channel: 'email', sequence: 1, expiresAt: '2026-11-16T15:00:00.000Z' }],
];
const faults = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error instanceof Refused ? error.fields : error;
  }
};

describe('a phone with an extension', () => {
  it('is kept beside the number, sealed as it is, and no code is texted', () => {
    const { lead: events } = given().when(submitLead, office, anon).events();
    const request = events!.find((e) => e.type === 'LeadSubmitted')!;
    expect(request.data).toMatchObject({ phoneNumber: '+15145551234', phoneExtension: '12' });
    expect(lead.events.LeadSubmitted.personal).toMatchObject({ phoneExtension: 'personId' });
    expect(lead.events.LeadEdited.personal).toMatchObject({ phoneExtension: 'personId' });
    expect(events!.filter((e) => e.type === 'LeadConfirmationSent').map((e) => e.data['channel'])).toEqual(['email']);
  });
  it('is shown at the field where only texts may bring news', () => {
    const asked = { ...office, specificQuestions: { 'contact.care': ['text-only'] } };
    expect(faults(() => given().when(submitLead, asked, anon).events())).toEqual([{ field: 'phoneNumber', message: 'phoneExtensionNews' }]);
    const mails = { ...office, specificQuestions: { 'contact.care': ['email-only'] } };
    expect(given().when(submitLead, mails, anon).types().lead).toContain('LeadSubmitted');
  });
  it('is never texted: every sender reads so', () => {
    expect(wishOf(at(extended))?.channels).toEqual(['email', 'call']);
    expect(wishOf(at(submitted))).toBeUndefined();
    expect(given({ lead: extended }).when(resendConfirmation, { leadId, channel: 'sms' }, { actor: client }).refusal()).toBe(
      'SUPPRESSED: person-wants-another-channel',
    );
  });
  it('goes with its number: another one brings its own, or none', () => {
    const to = (phoneNumber: string, past = extended) =>
      given({ lead: past }).when(editLead, { leadId, phoneNumber }, { actor: staff }).events().lead?.[0]?.data;
    expect(to('+15145551234')).toMatchObject({ changed: ['phoneExtension'], phoneExtension: '' });
    expect(to('+15145559999')).toMatchObject({
      changed: ['phoneNumber', 'phoneExtension'],
      phoneNumber: '+15145559999',
      phoneExtension: '',
    });
    expect(to('+15145551234;ext=12')).toBeUndefined();
    expect(to('+15145551234;ext=34', submitted)).toMatchObject({ changed: ['phoneExtension'], phoneExtension: '34' });
    expect(to('+15145559999', submitted)).not.toHaveProperty('phoneExtension');
  });
  it('is another one to dial, so that its number has to be confirmed again', () => {
    const proven: Past = [...submitted, ['LeadPhoneConfirmed', { leadId, method: 'call' }]];
    const edit = (data: object): Past => [...proven, ['LeadEdited', { leadId, personId, changed: [], facts: {}, ...data }]];
    for (const [data, confirmed] of [
      [{ phoneExtension: '12' }, false],
      [{ phoneNumber: '+15145551234' }, true],
      [{ clientName: 'Maude Roy' }, true],
    ] as const) {
      const past = edit(data);
      expect(at(past).facts.phoneNumberConfirmed).toBe(confirmed);
      // One says the number again as it was, which a correction never does: its erasure cannot be told from that of a change.
      const events = recorded(lead, leadId, past).map((e) => ({ ...e, personal: [] }));
      const row = rowsOf(leadDetails, events).get(leadId)!;
      expect(row['phoneNumberConfirmed']).toBe(confirmed);
      expect(row['phoneExtension']).toBe('phoneExtension' in data ? '12' : '');
    }
  });
  it('is refused to who wants texts alone from now on', () => {
    const wish = { leadId, safeContact: { only: ['sms' as const] } };
    expect(faults(() => given({ lead: extended }).when(editLead, wish, { actor: client }).events())).toEqual([
      { field: 'safeContact', message: 'phoneExtensionNews' },
    ]);
    expect(given({ lead: submitted }).when(editLead, wish, { actor: client }).types().lead).toEqual(['LeadEdited']);
  });
});
