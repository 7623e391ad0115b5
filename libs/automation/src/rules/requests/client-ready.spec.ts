import { followUp, followUpDigest } from '@jurilien/follow-ups';
import { at, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { finderWith, lookupWith, runsAsShipped } from '../../acted-out.testing.js';
import { variableOf } from '../../variables/index.js';

const opened = (kind: string): StoryEvent => [
  followUp,
  `${kind}:${leadId}`,
  'FollowUpOpened',
  { followUpId: `${kind}:${leadId}`, ownerId: 'o', kind, leadId, dueAt: at(60), priority: 'high' },
];

describe('what the team is told of its work', () => {
  it('is that a client is ready, once per alert', () => {
    expect(runsAsShipped(opened('clientReady'), opened('requestQuiet'), opened('clientReady'))).toEqual(
      [1, 2].map((version) => ({
        ...{ do: 'work', job: 'notify', key: `client-ready:${leadId}:${version}` },
        input: { rule: 'client-ready', ruleVersion: 1, leadId },
      })),
    );
  });
  it('is, in the morning, how much waits for each of them, once a day', async () => {
    const userId = 'u';
    const counts = { mine: 3, late: 0, free: 2 };
    const morning: StoryEvent = [followUpDigest, userId, 'FollowUpDigestDue', { userId, day: '2026-11-02', ...counts }];
    expect(runsAsShipped(morning)).toEqual([
      {
        ...{ do: 'work', job: 'notify', key: `follow-ups-day:${userId}:2026-11-02` },
        input: { rule: 'follow-ups-day', ruleVersion: 1, userId },
      },
    ]);
    const finder = finderWith(lookupWith({ userId }, { followupdigest: { counts } }));
    const reader = { kind: 'staff', id: userId, lang: 'fr', zone: 'America/Toronto' } as const;
    const said = (name: string) => variableOf('follow-ups-day', name)!.find(finder, reader);
    expect([await said('mine'), await said('late'), await said('free')]).toEqual([3, 0, 2]);
  });
});
