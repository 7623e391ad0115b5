import { configuration } from '@jurilien/configuration';
import { effectsOf, story, T0, unexercised, uuidFor } from '@jurilien/event-sourcing/testing';
import { tellOfStuckChanges } from './notify-configuration.js';

describe('a planned change that is stuck', () => {
  const changeId = uuidFor('change');
  const [anna, bruno] = [uuidFor('anna'), uuidFor('bruno')];
  const happened = story(
    [configuration, 'main', 'ConfigChangeStuck', { changeId, why: 'base-changed', proposedBy: anna, approvedBy: bruno }],
    [configuration, 'main', 'ConfigChangeStuck', { changeId, why: 'contradiction', proposedBy: anna }],
  );
  it('is reported to who proposed and who approved it, each once', () => {
    const said = (userId: string, version: number, reason: string) => ({
      do: 'work',
      job: 'notify',
      key: `config-stuck:${changeId}:${version}:${userId}`,
      input: { rule: 'config-stuck', userId, reason, happenedAt: T0 },
    });
    expect(effectsOf(tellOfStuckChanges, happened)).toEqual([
      said(anna, 1, 'base-changed'),
      said(bruno, 1, 'base-changed'),
      said(anna, 2, 'contradiction'),
    ]);
    expect(unexercised(tellOfStuckChanges, happened)).toEqual([]);
  });
});
