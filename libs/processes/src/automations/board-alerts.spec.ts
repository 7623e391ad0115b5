import { effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { distribution } from '@jurilien/search';
import { boardAlerts } from '@jurilien/professionals';
import { leadId, pro } from '../claims.testing.js';
import { findBoardWatchers, makeBoardDigests } from './board-alerts.js';

const opened: StoryEvent = [distribution, leadId, 'LeadOpenedOnBoard', { leadId, round: 2 }];
const of = { professionalId: pro(1), day: '2026-11-02' };
const match = (over: object): StoryEvent => [
  boardAlerts,
  pro(1),
  'BoardMatchNoted',
  { ...of, leadId, alertIds: ['a'], channels: ['sms'], pace: 'now', ...over },
];

it('looks for who waits when a request opens to everybody', () => {
  expect(effectsOf(findBoardWatchers, story(opened))).toEqual([
    { do: 'work', job: 'find-board-watchers', key: `board-${leadId}-2`, input: { leadId } },
  ]);
  expect(unexercised(findBoardWatchers, story(opened))).toEqual([]);
});

it('arms the letter of the day for who is not told at once', () => {
  const dueAt = '2026-11-02T22:00:00.000Z';
  const [now, daily] = [match({}), match({ pace: 'daily', channels: ['email'], dueAt })];
  expect(effectsOf(makeBoardDigests, story(now))).toEqual([]);
  expect(effectsOf(makeBoardDigests, story(daily))).toEqual([
    {
      do: 'schedule',
      subject: `boardalerts-${pro(1)}`,
      timer: 'board.digest',
      occurrence: '2026-11-02',
      dueAt,
      command: 'MakeBoardDigest',
      input: { ...of, dueAt },
    },
  ]);
  expect(unexercised(makeBoardDigests, story(now, daily))).toEqual([]);
});
