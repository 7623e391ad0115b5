import { ERASED, fold } from '@jurilien/event-sourcing';
import { at, configWith, effectsOf, given, recorded, rowsOf, story, T0, uuidFor, type Past } from '@jurilien/event-sourcing/testing';
import { destroyBodyKeys } from '../automations/purge-bodies.js';
import { relay } from '../relay.js';
import { thread } from '../thread.js';
import { relays } from '../views/relays.js';
import { forgetRelayWords, forgetTexts } from './forget-words.js';

const DAY = 24 * 60;
const threadId = 'number-1';
const key = (textId: string) => `${threadId}/text-${textId}`;
const received = (providerMessageId: string, when: string, more: object = { bodyKey: key(providerMessageId) }): Past[number] => [
  'SmsReceived',
  { threadId, from: '+15145550101', body: 'Bonjour', providerMessageId, ...more },
  when,
];
const onPage: Past[number] = [
  'PageReplyReceived',
  { threadId, replyId: 'page', from: '+15145550101', body: 'De ma page', bodyKey: key('page') },
  at(3 * DAY),
];
const forgotten = (entryIds: readonly string[], more: object = {}): Past[number] => [
  'TextsForgotten',
  { threadId, entryIds, bodyKeys: entryIds.map(key), ...more },
];

describe('ForgetTexts', () => {
  const forget = (past: Past, minutes: number, days = 180) =>
    given({ thread: past }).when(forgetTexts, { threadId }, { now: at(minutes), config: configWith({ 'comms.bodyDays': days }) });

  it('erases what was kept for the days in force, to the minute, and says since when the rest is kept', () => {
    const past = [received('a', T0), received('b', at(2 * DAY)), onPage];
    expect(forget(past, 180 * DAY - 1).events()).toEqual({});
    expect(forget(past, 181 * DAY).events()).toEqual({
      thread: [{ type: 'TextsForgotten', data: { threadId, entryIds: ['a'], bodyKeys: [key('a')], keptSince: at(2 * DAY) } }],
    });
    expect(forget(past, 183 * DAY).events()).toEqual({
      thread: [{ type: 'TextsForgotten', data: { threadId, entryIds: ['a', 'b', 'page'], bodyKeys: [key('a'), key('b'), key('page')] } }],
    });
    expect(forget(past, 91 * DAY, 90).types()).toEqual({ thread: ['TextsForgotten'] });
  });
  it('is no news for what is forgotten already', () => {
    expect(forget([received('a', T0), forgotten(['a'])], 400 * DAY).events()).toEqual({});
    expect(forget([received('a', T0), received('b', T0), forgotten(['a'])], 400 * DAY).events()).toMatchObject({
      thread: [{ data: { entryIds: ['b'] } }],
    });
  });
  it('hides texts of before words had a key of their own', () =>
    expect(forget([received('a', T0, {})], 180 * DAY).events()).toEqual({
      thread: [{ type: 'TextsForgotten', data: { threadId, entryIds: ['a'], bodyKeys: [] } }],
    }));
  it('leaves that a text came, and when', () => {
    const events = recorded(thread, threadId, [received('a', T0), forgotten(['a'])]);
    expect(fold(thread, events).received).toMatchObject([{ providerMessageId: 'a', at: T0, body: ERASED, forgotten: true }]);
  });
});

describe('ForgetRelayWords', () => {
  const relayId = uuidFor('acceptance');
  const [first, second] = [uuidFor('first'), uuidFor('second')];
  const ids = { relayId, leadId: uuidFor('lead'), professionalId: uuidFor('pro'), personId: 'p-1' };
  const word = (type: string, entryId: string, when: string): Past[number] => [
    type,
    {
      ...ids,
      entryId,
      via: 'page',
      body: 'Bonjour',
      bodyKey: `p-1/word-${entryId}`,
      ...(type.startsWith('Auto') ? { rule: 'own-away' } : {}),
    },
    when,
  ];
  const past = [word('ClientWroteToProfessional', first, T0), word('AutomationWroteToClient', second, at(DAY))];
  const gone = { relayId, entryIds: [first], bodyKeys: [`p-1/word-${first}`], keptSince: at(DAY) };

  it('erases what the two wrote to each other, by hand or by an automation, in the same way', () => {
    const forget = (minutes: number) => given({ relay: past }).when(forgetRelayWords, { relayId }, { now: at(minutes) });
    expect(forget(180 * DAY - 1).events()).toEqual({});
    expect(forget(180 * DAY).events()).toEqual({ relay: [{ type: 'RelayWordsForgotten', data: gone }] });
    expect(forget(181 * DAY).events()).toMatchObject({ relay: [{ data: { entryIds: [first, second] } }] });
  });
  it('leaves who wrote when', () => {
    const events = recorded(relay, relayId, [...past, ['RelayWordsForgotten', gone]]);
    expect(fold(relay, events).entries).toMatchObject([
      { entryId: first, by: 'client', at: T0, body: ERASED, forgotten: true },
      { entryId: second, by: 'professional', body: 'Bonjour' },
    ]);
  });
  it('is found by the list of conversations, where an automation alone wrote too', () => {
    const row = (...steps: Past) =>
      rowsOf(relays, story(...steps.map(([type, data], n) => [relay, relayId, type, data, n] as const))).get(relayId);
    expect(row(past[1]!)).toMatchObject({ keptSince: at(0), leadId: ids.leadId });
    expect(row(...past)).toMatchObject({ keptSince: at(0), words: 1, lastBy: 'client' });
    expect(row(...past, ['RelayWordsForgotten', gone])).toMatchObject({ keptSince: at(DAY) });
    expect(row(...past, ['RelayWordsForgotten', { ...gone, keptSince: undefined }])).toMatchObject({ keptSince: null });
  });
});

it('destroys the keys of what was forgotten', () => {
  const happened = story(
    [thread, threadId, 'TextsForgotten', { threadId, entryIds: ['a', 'b'], bodyKeys: ['k-1'] }],
    [relay, uuidFor('r'), 'RelayWordsForgotten', { relayId: uuidFor('r'), entryIds: ['c'], bodyKeys: ['k-2'] }],
  );
  expect(effectsOf(destroyBodyKeys, happened)).toMatchObject([
    { job: 'destroy-key', input: { owner: 'k-1' } },
    { job: 'destroy-key', input: { owner: 'k-2' } },
  ]);
});
