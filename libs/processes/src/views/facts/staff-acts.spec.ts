import { acceptance } from '@jurilien/acceptance';
import type { Recorded } from '@jurilien/event-sourcing';
import { at, rowsOf, story, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, personId } from '@jurilien/lead/testing';
import { claimOf, pro } from '../../claims.testing.js';
import { staffActs } from './staff-acts.js';

const acceptanceId = claimOf(1);
const own = (type: string, minutes: number, data: Record<string, unknown> = {}): StoryEvent => [
  lead,
  leadId,
  type,
  { leadId, ...data },
  minutes,
];
const DAY = 24 * 60;
const validated = (minutes: number) => own('LeadValidated', minutes, { by: 'ada', checklist: {}, sendAfter: at(minutes) });
const events = story(
  own('LeadTakenForValidation', 1, { by: 'ada', lockUntil: at(20) }),
  validated(5),
  validated(9),
  own('LeadRejected', DAY, { reasonCode: 'notLegal' }),
  [
    acceptance,
    acceptanceId,
    'LeadCreditRefused',
    { acceptanceId, leadId, professionalId: pro(1), requestId: 'r-1', personId, refusal: 'clientReached', by: 'ada' },
    DAY,
  ],
);
const by = (kind: 'user' | 'system', province?: 'QC') =>
  events.map((e): Recorded => ({ ...e, actor: { kind, id: 'ada' }, ...(province ? { province } : {}) }));

describe('staff-acts', () => {
  it('count what each person of the team did, by day and province', () =>
    expect(Object.fromEntries(rowsOf(staffActs, by('user', 'QC')))).toMatchObject({
      '2026-11-02|QC|ada': { province: 'QC', staffId: 'ada', taken: 1, validated: 2, rejected: 0 },
      '2026-11-03|QC|ada': { taken: 0, rejected: 1, decided: 1 },
    }));
  it('what is of no province is counted without one', () =>
    expect([...rowsOf(staffActs, by('user')).keys()]).toContain('2026-11-02|-|ada'));
  it('what the system does is no one’s work', () => expect(rowsOf(staffActs, by('system')).size).toBe(0));
});
