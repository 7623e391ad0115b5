import { effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { distribution } from '@jurilien/search';
import { boardAlerts } from '@jurilien/professionals';
import { leadId, pro } from '../claims.testing.js';
import { findBoardWatchers, tellBoardWatchers } from './board-alerts.js';

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

it('says it at once, or arms the letter of the day, whose requests it names', () => {
  const dueAt = '2026-11-02T22:00:00.000Z';
  const [now, daily] = [match({}), match({ pace: 'daily', channels: ['email'], dueAt })];
  const due: StoryEvent = [boardAlerts, pro(1), 'BoardDigestDue', { ...of, leadIds: [leadId] }];
  expect(effectsOf(tellBoardWatchers, story(now))).toEqual([
    {
      do: 'work',
      job: 'notify',
      key: `board-alert:${pro(1)}:${leadId}`,
      input: { rule: 'board-alert', professionalId: pro(1), leadId, channels: ['sms'] },
    },
  ]);
  expect(effectsOf(tellBoardWatchers, story(daily))).toEqual([
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
  expect(effectsOf(tellBoardWatchers, story(due))).toEqual([
    {
      do: 'work',
      job: 'notify',
      key: `board-digest:${pro(1)}:2026-11-02`,
      input: { rule: 'board-digest', professionalId: pro(1), leadIds: [leadId] },
    },
  ]);
  expect(unexercised(tellBoardWatchers, story(now, daily, due))).toEqual([]);
});
