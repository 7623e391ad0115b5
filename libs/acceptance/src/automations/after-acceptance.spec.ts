import { asShipped, at, configWith, effectsOf, story, T0, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { distribution } from '@jurilien/search';
import { claimOf, pro } from '@jurilien/search/testing';
import { acceptance } from '../acceptance.js';
import { contactDueAt, endWithOutcome, searchAgainWhenReplaced, watchContact } from './after-acceptance.js';

const acceptanceId = claimOf(1);
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const of = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  acceptance,
  acceptanceId,
  type,
  { ...ids, ...data },
  minutes,
];
const subject = `acceptance-${acceptanceId}`;
const cancel = (...timers: string[]) => timers.map((timer) => ({ do: 'cancel', subject, timer }));
const inService = { do: 'dispatch', command: 'RecordLeadContactMade', input: { leadId } };
const over = cancel('accept.sla', 'accept.silent');

describe('the contact clock', () => {
  const cases: [string, StoryEvent, unknown[]][] = [
    [
      'four business hours',
      of('AcceptanceOpened', { priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }),
      [{ do: 'schedule', subject, timer: 'accept.sla', dueAt: at(240), command: 'MissContactSla', input: ids }],
    ],
    [
      'missed: after two days of silence people look after it',
      of('ContactSlaMissed'),
      [{ do: 'schedule', subject, timer: 'accept.silent', dueAt: at(48 * 60), command: 'AskForFollowUp', input: ids }],
    ],
    ['the call stops it', of('ContactRecorded', { channel: 'phone' }), [...over, inService]],
    ['the client’s own word stops it too', of('ContactConfirmedByClient'), [...over, inService]],
    ['an outcome ends it', of('MandateOutcomeRecorded', { outcome: 'retained', ends: true }), over],
    ['an end ends it', of('AcceptanceClosed'), over],
    ['a replacement ends it', of('AcceptanceReplaced', { requestId: 'r-1', cause: 'other' }), over],
  ];
  it.each(cases)('%s', (_rule, happened, effects) => expect(effectsOf(watchContact, story(happened))).toEqual(effects));
  it('runs by the configuration of its event', () => {
    const config = configWith({ 'contact.silentHours': 1 });
    const missed = story(of('ContactSlaMissed')).map((e) => ({ ...e, config }));
    expect(effectsOf(watchContact, missed)).toMatchObject([{ timer: 'accept.silent', dueAt: at(60) }]);
  });
  it('the call is due after as many business hours as are configured', () => {
    expect(contactDueAt({ now: T0, config: asShipped() }, 'QC')).toBe(at(240));
    expect(contactDueAt({ now: T0, config: configWith({ 'contact.slaHours': 1 }) }, 'QC')).toBe(at(60));
  });
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(watchContact, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});

it('a replacement frees the seat, then the request, in streams of their own', () => {
  const events = story(of('AcceptanceReplaced', { requestId: 'r-1', cause: 'other' }), [
    distribution,
    leadId,
    'CapacityReopened',
    { leadId, acceptanceId, professionalId: pro(1), round: 1 },
  ]);
  expect(effectsOf(searchAgainWhenReplaced, events)).toEqual([
    { do: 'dispatch', command: 'ReopenCapacity', input: { leadId, acceptanceId } },
    { do: 'dispatch', command: 'ReturnLeadToReady', input: { leadId, acceptanceId } },
  ]);
  expect(unexercised(searchAgainWhenReplaced, events)).toEqual([]);
});

it('a choice is told to the others and ends the search; an outcome ends the request only where it says so', () => {
  const other = { acceptanceId: claimOf(2), professionalId: pro(2) };
  const events = story(
    of('ProfessionalChosen', { others: [other] }),
    of('MandateOutcomeRecorded', { outcome: 'retained', ends: true }),
    of('MandateOutcomeRecorded', { outcome: 'notRetained', reason: 'fees', ends: false }),
  );
  expect(effectsOf(endWithOutcome, events)).toEqual([
    { do: 'dispatch', command: 'MarkNotChosen', input: { ...other, leadId, chosenAt: at(0), chosenId: acceptanceId } },
    { do: 'work', job: 'end-lead', key: `chosen-${acceptanceId}`, input: { command: 'EndSearchByChoice', ...ids } },
    {
      do: 'work',
      job: 'end-lead',
      key: `outcome-${acceptanceId}-retained`,
      input: { command: 'CloseLead', leadId, closeReason: 'served' },
    },
  ]);
  expect(unexercised(endWithOutcome, events)).toEqual([]);
});
