import { ERASED } from '@jurilien/event-sourcing';
import { at, configWith, effectsOf, given, rowsOf, story, T0, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { lastWordOf, relay, RELAY_LENGTH } from '@jurilien/messaging';
import { relays } from '../../../messaging/src/views/relays.js';
import { accepted, blocked, personId, withdrawn } from '@jurilien/lead/testing';
import { countRelayedAttempts, mindRelays, RELAY_RULES } from '../automations/relay-words.js';
import { claimOf, leadId, pro } from '../claims.testing.js';
import { writeToClient, writeToProfessional } from './write-through-relay.js';

const acceptanceId = claimOf(1);
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const entryId = '018f2a10-0000-7000-8006-000000000001';
const body = 'Bonjour, puis-je vous appeler demain vers 9 h?';
const bodyKey = `${personId}/word-${entryId}`;
const word = { relayId: acceptanceId, leadId, professionalId: pro(1), personId, entryId, via: 'page', body, bodyKey };
const opened: Past = [['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }]];
const both = { acceptance: opened, lead: accepted };
const decisions = [
  ['WriteToClient', writeToClient, 'ProfessionalWroteToClient'],
  ['WriteToProfessional', writeToProfessional, 'ClientWroteToProfessional'],
] as const;
const DAY = 1_440;

describe.each(decisions)('%s', (_name, decision, type) => {
  const write = (past: Parameters<typeof given>[0] = both, more: Record<string, unknown> = {}, now = at(5)) =>
    given(past).when(decision, { ...ids, entryId, body, ...more }, { now });

  it('keeps the words once, whichever way they came', () => {
    expect(write().events()).toEqual({ relay: [{ type, data: word }] });
    expect(write(both, { via: 'sms' }).events().relay![0]!.data).toMatchObject({ via: 'sms' });
    expect(write({ ...both, relay: [[type, word]] }).events()).toEqual({});
  });
  it('is refused to someone else, as if there were nothing', () => {
    expect(write({ lead: accepted }).refusal()).toBe('NOT_FOUND: acceptance');
    expect(write(both, { professionalId: pro(2) }).refusal()).toBe('NOT_FOUND: acceptance');
  });
  it('has something to say, and not too much at once', () => {
    const fits = (text: string): boolean => decision.input.safeParse({ ...ids, entryId, body: text }).success;
    expect(['  ', 'a'.repeat(RELAY_LENGTH + 1), 'a', 'a'.repeat(RELAY_LENGTH)].map(fits)).toEqual([false, false, true, true]);
  });
  it.each<[string, Past, Past, string]>([
    [
      'someone else took over',
      [...opened, ['AcceptanceReplaced', { ...ids, requestId: entryId, cause: 'notAFit' }]],
      accepted,
      'WRONG_STATE: relay-replaced',
    ],
    [
      'the client chose another',
      [...opened, ['MandateOutcomeRecorded', { ...ids, outcome: 'notRetained', reason: 'notChosen', ends: false }]],
      accepted,
      'WRONG_STATE: relay-not-chosen',
    ],
    ['the client withdrew', opened, withdrawn, 'WRONG_STATE: relay-withdrawn'],
    ['the request was blocked', opened, blocked, 'WRONG_STATE: relay-blocked'],
  ])('ends at once when %s', (_what, acceptance, lead, refusal) => {
    expect(write({ acceptance, lead }).refusal()).toBe(refusal);
  });
  it.each<[string, Past, Past]>([
    ['the acceptance', [...opened, ['AcceptanceClosed', ids, T0]], accepted],
    ['the request', opened, [...accepted, ['LeadClosed', { leadId, closeReason: 'served' }, T0]]],
  ])('ends half a year after %s was closed, to the minute', (_what, acceptance, lead) => {
    expect(write({ acceptance, lead }, {}, at(180 * DAY - 1)).types()).toEqual({ relay: [type] });
    expect(write({ acceptance, lead }, {}, at(180 * DAY)).refusal()).toBe('WRONG_STATE: relay-over');
  });
  it('says nothing about a person who was erased', () => {
    const erased = accepted.map(([what, data, ...rest]) =>
      'clientName' in data ? [what, { ...data, clientName: ERASED }, ...rest] : [what, data, ...rest],
    ) as Past;
    expect(write({ ...both, lead: erased }).refusal()).toBe('SUPPRESSED: person-erased');
  });
});

const said = (by: 'ProfessionalWroteToClient' | 'ClientWroteToProfessional', minutes: number): StoryEvent => [
  relay,
  acceptanceId,
  by,
  { ...word, entryId: `${entryId.slice(0, -1)}${minutes}` },
  minutes,
];

describe('what the two say to each other', () => {
  it('counts as a try to reach the client when a message of the professional left, and only then', () => {
    const messageId = '018f2a10-0000-7000-8006-000000000009';
    const sent = (rule: string): Parameters<typeof countRelayedAttempts.on.MessageSent & object>[0] =>
      ({ data: { messageId, rule, providerId: 'SM1' } }) as never;
    expect(countRelayedAttempts.on.MessageSent!(sent(RELAY_RULES.professional))).toEqual([
      { do: 'work', job: 'count-relayed-attempt', key: `relayed-attempt-${messageId}`, input: { messageId } },
    ]);
    for (const rule of [RELAY_RULES.client, 'R16', 'thread']) expect(countRelayedAttempts.on.MessageSent!(sent(rule))).toEqual([]);
  });
  it('is listed by who wrote last, without a word of it', () => {
    const happened = story(said('ProfessionalWroteToClient', 1), said('ClientWroteToProfessional', 2));
    const row = rowsOf(relays, happened).get(acceptanceId);
    expect(row).toMatchObject({ leadId, professionalId: pro(1), words: 2, lastBy: 'client', professionalAt: at(1), clientAt: at(2) });
    expect(JSON.stringify(row)).not.toContain(body);
  });
  it('knows when each of them last spoke', () => {
    const state = story(said('ProfessionalWroteToClient', 1), said('ProfessionalWroteToClient', 3)).reduce(
      (s, e) => relay.evolve(s, e as never, e as never),
      relay.initial,
    );
    expect([lastWordOf(state, 'professional'), lastWordOf(state, 'client')]).toEqual([at(3), undefined]);
  });
});

describe('the configuration in force', () => {
  it('says when a request is accepted how long the two may write after the end', () => {
    const write = (days: number, now: number, past: Past) => {
      const [[type, data]] = past as [Past[number]];
      const begun: Past[number] = [type, data, T0, undefined, configWith({ 'relay.afterClosingDays': days })];
      const config = configWith({ 'relay.afterClosingDays': now });
      return given({ acceptance: [begun, ['AcceptanceClosed', ids, T0]], lead: accepted }).when(
        writeToClient,
        { ...ids, entryId, body },
        { now: at(20 * DAY), config },
      );
    };
    expect(write(30, 10, opened).types()).toEqual({ relay: ['ProfessionalWroteToClient'] });
    expect(write(10, 30, opened).refusal()).toBe('WRONG_STATE: relay-over');
  });
  it('says how long an answer may take', () => {
    const said = story([relay, acceptanceId, 'ClientWroteToProfessional', word]);
    const late = (config?: ReturnType<typeof configWith>) =>
      effectsOf(
        mindRelays,
        said.map((e) => (config ? { ...e, config } : e)),
      ).map((e) => (e.do === 'work' ? [e.dueAt, (e.input as { answerBy?: string }).answerBy] : []));
    expect(late()[1]).toEqual([at(72 * 60), at(72 * 60)]);
    expect(late(configWith({ 'relay.answerHours': 5 }))[1]).toEqual([at(300), at(300)]);
  });
});
