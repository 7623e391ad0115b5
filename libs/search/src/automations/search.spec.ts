import { at, effectsOf, story, T0, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, offering } from '@jurilien/lead/testing';
import { distribution } from '../search.js';
import { claimOf, ofClaim, offerOf, ofOffer, round, wave } from '../testing.js';
import { expireOffersWhenSearchEnds, openBoardAtInstant, runWaves, startRoundWhenOffering, widenRunningSearch } from './search.js';

const search = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  distribution,
  leadId,
  type,
  { leadId, ...data },
  minutes,
];
const subject = `distribution-${leadId}`;
const stop = { do: 'cancel', subject, timer: 'wave.end' };
const match = (n: number, key = `match-${leadId}-1-${n}`) => ({ do: 'work', job: 'match-wave', key, input: { leadId, round: 1, wave: n } });
const clock = (dueAt: string) => ({
  do: 'schedule',
  subject,
  timer: 'wave.end',
  occurrence: '1-1',
  dueAt,
  command: 'EndWave',
  input: { leadId, round: 1, wave: 1 },
});
const over = { ...ofClaim(1), round: 1, wave: 1 };
const released = (cause: string, waveEndsAt?: string) =>
  search('ClaimReleased', { ...over, offerState: 'Sent', cause, ...(waveEndsAt ? { waveEndsAt } : {}) });
const accepted = (capacityFull: boolean, waveEndsAt?: string) =>
  search('AcceptanceConfirmed', { ...over, acceptanceId: claimOf(1), priceCc: 100, capacityFull, ...(waveEndsAt ? { waveEndsAt } : {}) });
const next = match(2, `match-after-${claimOf(1)}`);

describe('waves run', () => {
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    ['a round begins with the matching of its first wave', search('RoundStarted', round()[1]), [match(1)]],
    ['but nothing is matched where staff chose by hand', search('RoundStarted', round({ plan: 'manual', waves: [] })[1]), []],
    [
      'a preferred professional who cannot be asked gives way at once',
      search('WaveSkipped', { round: 1, wave: 1, cause: 'preferredUnavailable' }),
      [stop, match(2)],
    ],
    ['a search that was widened asks again', search('RoundWidened', { round: 1, added: { size: 10, minutes: 120 }, next: 4 }), [match(4)]],
    ['or when its wave is over', search('RoundWidened', { round: 1, added: { size: 10, minutes: 120 } }), []],
    ['a wave has its clock', search('WaveStarted', wave()[1]), [clock(at(30))]],
    ['the next follows', search('WaveEnded', { round: 1, wave: 1, early: false }), [stop, match(2)]],
    ['also one that staff did not wait for', search('WaveSkipped', { round: 1, wave: 1, cause: 'staff' }), [stop, match(2)]],
    [
      'when no one was left to ask, what comes after the last',
      search('WaveSkipped', { round: 1, wave: 2, cause: 'noEligible' }),
      [match(0, `after-skip-${leadId}-1-2`)],
    ],
    [
      'a refusal may be the last word of a search that has no one left to ask: looked at when it can no more be taken back',
      search('OfferRefused', ofOffer(1)),
      [{ do: 'work', job: 'match-wave', key: `after-refusal-${offerOf(1)}-${T0}`, input: { leadId, wave: 0 }, dueAt: at(2) }],
    ],
    ['a claim stops the clock', search('ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 100, funded: true }), [stop]],
    ['a claim given back lets it run on', released('cancelled', at(33)), [clock(at(33))]],
    ['a conflict after the wave was over sends the next', released('conflict'), [next]],
    ['staff and suspensions give back like anyone', released('suspended', at(33)), [clock(at(33))]],
    ...['withdrawn', 'blocked', 'closed', 'stopped'].map(
      (cause) => [`a search that is ${cause} has no next wave`, released(cause), []] as const,
    ),
    ['a hold that ended lets it run on', search('ClaimExpired', { ...over, offerState: 'Late', waveEndsAt: at(33) }), [clock(at(33))]],
    ['an acceptance that leaves seats lets it run on', accepted(false, at(33)), [clock(at(33))]],
    ['an acceptance that fills them does not', accepted(true), []],
    ['a round that ended has no clock', search('RoundClosed', { round: 1, cause: 'accepted' }), [stop]],
    [
      'the lead knows that it is on the board',
      search('LeadOpenedOnBoard', { round: 1 }),
      [{ do: 'dispatch', command: 'MarkLeadSelfServed', input: { leadId } }],
    ],
  ];
  it.each(cases)('%s', (_rule, happened, effects) => expect(effectsOf(runWaves, story(happened))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(runWaves, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});

describe('the board at an instant', () => {
  const cancel = { do: 'cancel', subject, timer: 'board.open' };
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    ['needs no timer where it opens after the last wave', search('RoundStarted', round()[1]), []],
    [
      'is armed where staff wrote one',
      search('RoundStarted', round({ boardFrom: at(90), boardEarly: true })[1]),
      [{ do: 'schedule', subject, timer: 'board.open', dueAt: at(90), command: 'OpenOnBoard', input: { leadId, round: 1 } }],
    ],
    ['but not for what is kept off the board', search('RoundStarted', round({ board: false, boardFrom: at(90) })[1]), []],
    ['is forgotten when it opened', search('LeadOpenedOnBoard', { round: 1 }), [cancel]],
    ['or when the round ended', search('RoundClosed', { round: 1, cause: 'x' }), [cancel]],
  ];
  it.each(cases)('%s', (_rule, happened, effects) => expect(effectsOf(openBoardAtInstant, story(happened))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(openBoardAtInstant, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});

it('a search the client widens has one more wave', () => {
  const events = story([lead, leadId, 'LeadSearchWidened', { leadId, anyRate: true }]);
  expect(effectsOf(widenRunningSearch, events)).toEqual([{ do: 'dispatch', command: 'WidenRound', input: { leadId } }]);
});

it('an offered lead gets its round, with what was frozen', () => {
  const [type, data] = offering.at(-1)!;
  const events = story([lead, leadId, type, data]);
  expect(effectsOf(startRoundWhenOffering, events)).toEqual([{ do: 'dispatch', command: 'StartRound', input: events[0]!.data }]);
});

it.each([
  ['LeadUnserved', { reason: 'noTaker' }],
  ['LeadAccepted', { acceptanceId: 'a', professionalId: 'p' }],
])('%s leaves no offer open', (type, data) =>
  expect(effectsOf(expireOffersWhenSearchEnds, story([lead, leadId, type, { leadId, ...data }]))).toEqual([
    { do: 'dispatch', command: 'ExpireOffers', input: { leadId } },
  ]),
);
