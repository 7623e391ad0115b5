import { asShipped, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { lead } from '../../lead.js';
import { leadId, personId, ready, staff, taken } from '../../testing.js';
import { urgencyShown } from '../../urgency/urgency-proposal.js';
import { decideUrgency } from './decide-urgency.js';
import { urgencyOf } from '../search/offering.js';

const AT = { now: T0, config: asShipped() };
const by = { actor: staff, now: T0 };
const happened = (specificQuestions: Record<string, unknown>, description = 'Une question sur mon bail, sans plus.') =>
  ({ ...lead.initial, leadId, personId, description, specificQuestions }) as typeof lead.initial;
const day = (ahead: number): string => new Date(Date.parse(T0) + ahead * 86_400_000).toISOString().slice(0, 10);

describe('DecideUrgency', () => {
  it('marks the request urgent, or takes the proposal away, once', () => {
    const decide = (past: Past, urgent: boolean) => given({ lead: past }).when(decideUrgency, { leadId, urgent }, by);
    expect(decide(taken, true).types()).toEqual({ lead: ['LeadUrgencyDecided'] });
    const decided = (urgent: boolean): Past => [...ready, ['LeadUrgencyDecided', { leadId, urgent }]];
    expect(decide(decided(true), true).types()).toEqual({});
    expect(decide(decided(true), false).types()).toEqual({ lead: ['LeadUrgencyDecided'] });
    expect(decide([], true).refusal()).toMatch(/^(NOT_FOUND|WRONG_STATE)/);
  });
});

describe('urgency of a request', () => {
  it.each<[string, Record<string, unknown>, string | undefined]>([
    ['a person detained', { 'criminal.detained': 'yes' }, 'detained'],
    ['the next date in court of any field', { 'criminal.next-date': day(2) }, 'court'],
    ['the last day on papers received', { 'papers-received': 'yes', 'papers-deadline': day(1) }, 'deadline'],
    ['the last day of any field', { 'traffic.deadline': day(2) }, 'deadline'],
    ['a date far ahead', { 'criminal.next-date': day(60) }, undefined],
    ['a date gone by', { 'criminal.next-date': day(-40) }, undefined],
  ])('follows from %s', (_what, answers, urgency) => expect(urgencyOf(happened(answers), AT)).toBe(urgency));
  it('is proposed where only the words say so, or papers came without a day, until staff decide', () => {
    expect(urgencyShown(happened({}, 'Mon frère est détenu depuis hier soir.'), AT).proposed.map((p) => p.kind)).toContain('detained');
    expect(urgencyShown(happened({ 'papers-received': 'yes' }), AT).proposed).toMatchObject([{ kind: 'deadline', in: 'papers-received' }]);
    expect(urgencyShown({ ...happened({}, 'Mon frère est détenu.'), urgencyDecided: true }, AT).proposed).toEqual([]);
    expect(urgencyShown(happened({}), AT)).toEqual({ proposed: [], decided: false });
  });
});
