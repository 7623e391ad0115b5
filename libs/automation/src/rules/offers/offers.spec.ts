import { fold } from '@jurilien/event-sourcing';
import { at, recorded, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { distribution, offerDigest, offerReceipt } from '@jurilien/search';
import { claimOf, made, ofClaim, offerOf, ofOffer, pro, refused, roundOver, running } from '@jurilien/search/testing';
import { lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';
import { factsNamed } from '../../condition.js';
import type { About } from '../../lookup.js';
import { RULES } from '../index.js';
import { offerRules } from './index.js';

const search = (type: string, data: Record<string, unknown> = {}): StoryEvent => [distribution, leadId, type, { leadId, ...data }];
const over = { ...ofClaim(1), round: 1, wave: 1 };
const released = (cause: string) => search('ClaimReleased', { ...over, offerState: 'Sent', cause });
const run = (rule: string, occasion: string, about: object) => [
  { do: 'work', job: 'notify', key: `${rule}:${occasion}`, input: { rule, ruleVersion: 1, ...about } },
];

describe('a professional hears', () => {
  const again = run('R14', claimOf(1), { leadId });
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    ['nothing of an offer that a claim from the board made', search('OfferMade', { ...made(1)[1], board: true }), []],
    ['of an offer', search('OfferMade', made(1)[1]), run('R10', offerOf(1), ofOffer(1))],
    ['not yet of one that waits for its hour', search('OfferMade', made(1, { sendAt: at(20) })[1]), []],
    ['but when it is sent', search('OfferSent', ofOffer(1)), run('R10', offerOf(1), ofOffer(1))],
    ['once more, half of the wave later', [offerReceipt, offerOf(1), 'OfferReminded', ofOffer(1)], run('R11', offerOf(1), ofOffer(1))],
    [
      'in one letter what others took that day',
      [offerDigest, pro(1), 'OfferDigestDue', { professionalId: pro(1), day: '2026-11-02', from: at(0), until: at(60) }],
      run('R13', `${pro(1)}:2026-11-02`, { professionalId: pro(1), from: at(0), until: at(60) }),
    ],
    ...['conflict', 'cancelled', 'staff', 'suspended'].map(
      (cause) => [`that it is free again (${cause})`, released(cause), again] as const,
    ),
    ...['withdrawn', 'blocked', 'closed', 'stopped'].map((cause) => [`nothing when it is ${cause}`, released(cause), []] as const),
    ['that it is free again after a hold', search('ClaimExpired', { ...over, offerState: 'Late' }), again],
  ];
  const ours = new Set<unknown>(offerRules.map(({ code }) => code));
  it.each(cases)('%s', (_what, happened, runs) => {
    const made = runsAsShipped(happened).filter((e) => e.do === 'work' && ours.has(e.input['rule']));
    expect(made).toEqual(runs);
  });
});

const after = (past: Past) => fold(distribution, recorded(distribution, leadId, past));
/** What becomes of a rule about the offer of professional 1, or another one. */
const verdict = (rule: string, past: Past, about: About = {}) =>
  verdictOf(rule, lookupWith({ ...ofOffer(1), ...about }, { distribution: after(past) }));

describe('messages about an offer', () => {
  it('R10 speaks of an offer that is open, and ends for good once it was refused or is unknown', async () => {
    expect(await verdict('R10', running)).toBe('sent');
    expect(await verdict('R10', [...running, refused(1)])).toBe('Z01');
    expect(await verdict('R10', running, { offerId: 'another' })).toBe('Z01');
  });
  it('R10 alone ends with its offer, so that nothing waits any more', () => {
    const ending = RULES.filter(({ text: { stop } }) => stop && factsNamed(stop).includes('offer.isOpen'));
    expect(ending.map(({ code }) => code)).toEqual(['R10']);
  });
  it('R11 speaks of it while its priority lasts', async () => {
    expect(await verdict('R11', running)).toBe('sent');
    expect(await verdict('R11', [...running, refused(1)])).toBe('Z02');
    expect(await verdict('R11', [...running, ['OfferWindowPassed', { leadId, offerIds: [offerOf(1)], professionalIds: [pro(1)] }]])).toBe(
      'Z02',
    );
  });
  it('R14 announces a second chance to those with an offer in a search that runs', async () => {
    const [theirs, another] = [{ leadId, professionalId: pro(1) }, { offerId: 'another' }];
    const hears = (past: Past, about: About) => verdictOf('R14', lookupWith(about, { distribution: after(past) }));
    expect(await hears(running, theirs)).toBe('sent');
    expect(await hears(running, { ...theirs, professionalId: pro(9) })).toBe('Z02');
    expect(await verdict('R14', running, another)).toBe('Z02');
    expect(await verdict('R14', [])).toBe('Z02');
    expect(await hears([...running, roundOver], theirs)).toBe('Z02');
  });
});

describe('the letter of what others took', () => {
  const about = { professionalId: pro(1), from: at(0), until: at(60) };
  const taken = { code: 'K7M2', lawyerType: 'family', region: '06', province: 'QC' as const };
  it.each([
    ['says nothing of a day without any', [], 'Z02'],
    ['is sent when there was one', [taken], 'sent'],
  ])('%s', async (_what, found, outcome) => {
    const asked: string[][] = [];
    const l = lookupWith(about, {});
    const takenByOthers = (...of: string[]) => {
      asked.push(of);
      return Promise.resolve(found);
    };
    expect(await verdictOf('R13', { ...l, ask: { ...l.ask, takenByOthers } })).toBe(outcome);
    expect(asked).toEqual([[pro(1), at(0), at(60)]]);
  });
});
