import { followUp } from '@jurilien/follow-ups';
import { at, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { finderWith, lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';
import type { Reader } from '../../variable.js';
import { variableOf } from '../../variables/index.js';

const late = `validationLate:${leadId}`;
const of = (followUpId: string, type: string, data: object = {}): StoryEvent => [followUp, followUpId, type, { followUpId, ...data }];
const opened = (followUpId: string, kind: string): StoryEvent =>
  of(followUpId, 'FollowUpOpened', { ownerId: 'o', kind, leadId, dueAt: at(60), priority: 'normal' });

describe('R58: a request waits too long for validation', () => {
  it('is told when most of the time is over, and when all of it is', () => {
    const runs = runsAsShipped(opened(late, 'validationLate'), of(late, 'FollowUpEscalated'));
    expect(runs).toEqual(
      [1, 2].map((version) => ({
        ...{ do: 'work', job: 'notify', key: `R58:${leadId}:${version}` },
        input: { rule: 'R58', ruleVersion: 1, leadId },
      })),
    );
  });
  it('is told of no other task', () =>
    expect(runsAsShipped(opened(`lowScore:${leadId}`, 'lowScore'), of(`lowScore:${leadId}`, 'FollowUpEscalated'))).toEqual([]));
  it('is no news once the request was taken', async () => {
    const verdict = (status: string) => verdictOf('R58', lookupWith({ leadId }, { lead: { status } }));
    expect([await verdict('ToValidate'), await verdict('InValidation'), await verdict('Validated')]).toEqual(['sent', 'Z02', 'Z02']);
  });
  it('says until when, where its reader is, and whether that has passed', async () => {
    const reader: Reader = { kind: 'staff', id: 's', lang: 'en', zone: 'America/Toronto' };
    const said = (name: string, now: string) =>
      variableOf('R58', name)!.find(finderWith(lookupWith({ leadId }, { lead: { slaAt: '2026-11-03T15:00:00.000Z' } }, now)), reader);
    expect(await said('validateBy', at(0))).toBe('Tuesday, November 3 at 10 a.m.');
    expect(await said('urgency', '2026-11-03T14:59:59.999Z')).toBe('soon');
    expect(await said('urgency', '2026-11-03T15:00:00.000Z')).toBe('late');
  });
});
