import { at, effectsOf, story, untold, type Told } from '@jurilien/event-sourcing/testing';
import { acceptance } from '../acceptance.js';
import { distribution } from '../distribution.js';
import { lead } from '../lead.js';
import { leadId, offering } from '../lives.testing.js';
import { claimOf, ofClaim, pro, round, wave } from '../search-lives.testing.js';
import { expireOffersWhenSearchEnds, runWaves, startRoundWhenOffering, watchContact } from './search.js';

const search = (type: string, data: Record<string, unknown> = {}, minutes = 0): Told => [
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
  const cases: readonly (readonly [string, Told, readonly object[]])[] = [
    ['a round begins with the matching of its first wave', search('RoundStarted', round()[1]), [match(1)]],
    ['a wave has its clock', search('WaveStarted', wave()[1]), [clock(at(30))]],
    ['the next follows', search('WaveEnded', { round: 1, wave: 1, early: false }), [stop, match(2)]],
    ['also one that staff did not wait for', search('WaveSkipped', { round: 1, wave: 1, cause: 'staff' }), [stop, match(2)]],
    [
      'when nobody was left to ask, what comes after the last',
      search('WaveSkipped', { round: 1, wave: 2, cause: 'noEligible' }),
      [match(0, `after-skip-${leadId}-1-2`)],
    ],
    ['a claim stops the clock', search('ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 100, funded: true }), [stop]],
    ['a claim given back lets it run on', released('cancelled', at(33)), [clock(at(33))]],
    ['a conflict after the wave was over sends the next', released('conflict'), [next]],
    ['staff and suspensions give back like anybody', released('suspended', at(33)), [clock(at(33))]],
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
  it.each(cases)('%s', (_rule, told, effects) => expect(effectsOf(runWaves, story(told))).toEqual(effects));
  it('on nothing untold here', () => expect(untold(runWaves, story(...cases.map(([, told]) => told)))).toEqual([]));
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

it('an acceptance arms the clock of the first call, the call stops it and brings the lead into service', () => {
  const ids = { acceptanceId: claimOf(1), leadId, professionalId: pro(1) };
  const [opened, contacted] = story(
    [acceptance, claimOf(1), 'AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }],
    [acceptance, claimOf(1), 'ContactRecorded', { ...ids, channel: 'phone' }],
  );
  const of = { subject: `acceptance-${claimOf(1)}`, timer: 'accept.sla' };
  expect(effectsOf(watchContact, [opened!])).toEqual([{ do: 'schedule', ...of, dueAt: at(240), command: 'MissContactSla', input: ids }]);
  expect(effectsOf(watchContact, [contacted!])).toEqual([
    { do: 'cancel', ...of },
    { do: 'dispatch', command: 'RecordLeadContactMade', input: { leadId } },
  ]);
  expect(untold(watchContact, [opened!, contacted!])).toEqual([]);
});
