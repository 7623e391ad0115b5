import { at, configWith, given, type Past } from '@jurilien/event-sourcing/testing';
import { leadId, queued, system, taken } from '@jurilien/lead/testing';
import { alarmValidation } from './alarm-validation.js';

const followUpId = `validationLate:${leadId}`;
const alarm = (minutes: number, lead: Past = queued, followUp: Past = [], config = configWith({})) =>
  given({ lead, followUp }).when(alarmValidation, { leadId }, { actor: system, now: at(minutes), config });
const { followUp: early } = alarm(24).events();
const waiting: Past = early!.map(({ type, data }) => [type, data as Record<string, unknown>]);

describe('a request that no one validates', () => {
  // Queued at T0 with thirty business minutes, of which twenty-four are eighty percent.
  it('is said to the team when eighty percent of its time is over, and not before (R58)', () => {
    expect(alarm(23).types()).toEqual({});
    expect(early).toMatchObject([
      { type: 'FollowUpOpened', data: { followUpId, kind: 'validationLate', dueAt: at(30), priority: 'normal' } },
    ]);
  });
  it('comes first when all of it is, once', () => {
    expect(alarm(29, queued, waiting).types()).toEqual({});
    expect(alarm(30, queued, waiting).types()).toEqual({ followUp: ['FollowUpEscalated'] });
    expect(alarm(31, queued, [...waiting, ['FollowUpEscalated', { followUpId }]]).types()).toEqual({});
  });
  it('comes first at once where no one was told before, and again where the first task was done', () => {
    expect(alarm(40).events()).toMatchObject({ followUp: [{ data: { priority: 'high' } }] });
    const over: Past = [...waiting, ['FollowUpCancelled', { followUpId, cause: 'answered' }]];
    expect(alarm(40, queued, over).types()).toEqual({ followUp: ['FollowUpOpened'] });
  });
  it('alarms no one once it is taken, or where there is no such request', () => {
    expect(alarm(40, taken).types()).toEqual({});
    expect(alarm(40, []).types()).toEqual({});
  });
  it('goes by the share that is configured', () => {
    const config = configWith({ 'validation.escalatePercent': 50 });
    expect(alarm(14, queued, [], config).types()).toEqual({});
    expect(alarm(15, queued, [], config).types()).toEqual({ followUp: ['FollowUpOpened'] });
  });
});
