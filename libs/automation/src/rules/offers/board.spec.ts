import { fold } from '@jurilien/event-sourcing';
import { recorded, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { boardAlerts } from '@jurilien/professionals';
import { distribution } from '@jurilien/search';
import { claimed, pro, running, runningMulti } from '@jurilien/search/testing';
import { lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';

const of = { professionalId: pro(1), day: '2026-11-02' };
const match = (over: object): StoryEvent => [
  boardAlerts,
  pro(1),
  'BoardMatchNoted',
  { ...of, leadId, alertIds: ['a'], channels: ['sms'], pace: 'now', ...over },
];
const run = (rule: string, occasion: string, about: object) => [
  { do: 'work', job: 'notify', key: `${rule}:${occasion}`, input: { rule, ruleVersion: 1, professionalId: pro(1), ...about } },
];

it('a match is said at once on the way that its alert names, or waits for the letter of the day, which names its requests', () => {
  expect(runsAsShipped(match({}))).toEqual(run('board-alert', `${pro(1)}:${leadId}`, { leadId, channels: ['sms'] }));
  expect(runsAsShipped(match({ pace: 'daily', channels: ['email'], dueAt: '2026-11-02T22:00:00.000Z' }))).toEqual([]);
  const due: StoryEvent = [boardAlerts, pro(1), 'BoardDigestDue', { ...of, leadIds: [leadId] }];
  expect(runsAsShipped(due)).toEqual(run('board-digest', `${pro(1)}:2026-11-02`, { leadIds: [leadId] }));
});

describe('a request on the board', () => {
  const verdict = (rule: string, past: Past, isOnBoardFor: boolean, about: object = { leadId, leadIds: [leadId] }) => {
    const l = lookupWith({ professionalId: pro(1), ...about }, { distribution: fold(distribution, recorded(distribution, leadId, past)) });
    return verdictOf(rule, { ...l, ask: { ...l.ask, isOnBoardFor: () => Promise.resolve(isOnBoardFor) } });
  };
  it.each(['board-alert', 'board-digest'])('is told by %s while it is free for those it is shown to', async (rule) => {
    expect(await verdict(rule, running, true)).toBe('sent');
    expect(await verdict(rule, running, false)).toBe('Z02');
    expect(await verdict(rule, [...running, claimed(1)], true)).toBe('Z02');
    expect(await verdict(rule, [...runningMulti, claimed(1)], true)).toBe('sent');
  });
  it('no letter goes out that has no request to tell of', async () => expect(await verdict('board-digest', running, true, {})).toBe('Z02'));
});
