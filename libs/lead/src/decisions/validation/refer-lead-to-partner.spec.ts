import { at, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { INITIAL_CLEAR } from '../../facts.js';
import { startOfferingWhenDue } from '../../automations/start-offering-when-due.js';
import { releaseIdleLocks } from '../../automations/release-idle-locks.js';
import { leadId, offering, personId, ready, staff, taken, takenBy, validator } from '../../testing.js';
import { editLead } from '../intake/edit-lead.js';
import { referLeadToPartner } from './refer-lead-to-partner.js';

const allowing = (past: Past, partner = 'juripop', facts: object = {}): Past => [
  ...past,
  ['LeadEdited', { leadId, personId, changed: Object.keys(facts), facts }],
  ['ConsentRecorded', { leadId, purpose: partner, granted: true, textVersion: '1' }],
];
const by = (actor: typeof staff | typeof validator) => ({ actor, now: T0 });
const refer = (past: Past, input: object = {}, actor: typeof staff | typeof validator = staff) =>
  given({ lead: past }).when(referLeadToPartner, { leadId, partner: 'juripop', ...input }, by(actor));
const handed = (final: boolean): Past[number] => ['LeadReferredToPartner', { leadId, partner: 'juripop', final }];

describe('ReferLeadToPartner', () => {
  it('hands the request to a partner the client allowed, in validation, ready, without a taker or closed', () => {
    const unserved: Past = [...offering, ['LeadUnserved', { leadId, reason: 'noTaker' }]];
    const closed: Past = [...unserved, ['LeadClosed', { leadId, closeReason: 'other' }]];
    for (const past of [taken, ready, unserved, closed])
      expect(refer(allowing(past)).events()).toEqual({
        lead: [{ type: 'LeadReferredToPartner', data: { leadId, partner: 'juripop', final: false } }],
      });
    expect(refer(allowing(ready), { final: true }).events()).toMatchObject({ lead: [{ data: { final: true } }] });
  });
  it('refuses without the consent to this very partner', () => {
    expect(refer(ready).refusal()).toBe('FORBIDDEN: no-consent-to-partner');
    expect(refer(allowing(ready, 'neolegal')).refusal()).toBe('FORBIDDEN: no-consent-to-partner');
  });
  it('refuses once the consent was taken back, and where a field still says it is there', () => {
    const back: Past[number] = ['ConsentRecorded', { leadId, purpose: 'juripop', granted: false, textVersion: '1' }];
    expect(refer([...allowing(ready), back]).refusal()).toBe('FORBIDDEN: no-consent-to-partner');
    expect(refer([...allowing(ready, 'juripop', { juripop: true }), back]).refusal()).toBe('FORBIDDEN: no-consent-to-partner');
    expect(refer([...allowing([...ready, back])]).types()).toEqual({ lead: ['LeadReferredToPartner'] });
  });
  it('refuses where a field alone says so: no correction of staff makes a consent', () => {
    const edited: Past = [...ready, ['LeadEdited', { leadId, personId, changed: ['juripop'], facts: { juripop: true } }]];
    expect(refer(edited).refusal()).toBe('FORBIDDEN: no-consent-to-partner');
    const editing = given({ lead: ready }).when(
      editLead,
      { leadId, juripop: true, questionSet: { field: 'other', version: 1 } },
      by(staff),
    );
    expect(editing.refusal()).toBe('VALIDATION: fields');
  });
  it('refuses where the partner takes no requests', () =>
    expect(refer(allowing(ready, 'juripop', { province: 'ON', region: INITIAL_CLEAR.region })).refusal()).toBe(
      'FORBIDDEN: partner-serves-elsewhere',
    ));
  it('refuses while the search runs, and to a validator who has not taken it', () => {
    expect(refer(allowing(offering)).refusal()).toBe('WRONG_STATE: lead-is-offering');
    expect(refer(allowing(ready), {}, validator).refusal()).toBe('FORBIDDEN: not-taken-by-you');
    expect(refer(allowing(takenBy(validator)), {}, validator).types()).toEqual({ lead: ['LeadReferredToPartner'] });
  });
  it('is said once, and may become final later', () => {
    expect(refer([...allowing(ready), handed(false)]).events()).toEqual({});
    expect(refer([...allowing(ready), handed(true)], { final: true }).events()).toEqual({});
    expect(refer([...allowing(ready), handed(false)], { final: true }).types()).toEqual({ lead: ['LeadReferredToPartner'] });
  });
});

describe('a final hand-off', () => {
  it('takes the timers of the search and of the lock away; another leaves them', () => {
    for (const [automation, timer] of [
      [startOfferingWhenDue, 'lead.sendAfter'],
      [releaseIdleLocks, 'lead.validation.lock'],
    ] as const) {
      const react = automation.on['LeadReferredToPartner']!;
      const event = (final: boolean) =>
        ({
          stream: `lead-${leadId}`,
          data: { leadId, partner: 'juripop', final },
          occurredAt: at(0),
          actor: { kind: 'system', id: 'x' },
        }) as never;
      expect(react(event(true))).toEqual([{ do: 'cancel', subject: `lead-${leadId}`, timer }]);
      expect(react(event(false))).toEqual([]);
    }
  });
});
