import { at, effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { distribution } from '@jurilien/search';
import { claimOf, leadId, made, ofClaim, ofOffer, offerOf, pro } from '../claims.testing.js';
import { sendPlannedOffers } from './send-planned-offers.js';

const search = (type: string, data: Record<string, unknown>): StoryEvent => [distribution, leadId, type, { leadId, ...data }];
const subject = `distribution-${leadId}`;
const over = { ...ofClaim(1), round: 1, wave: 1 };
const released = (cause: string, waveEndsAt?: string) =>
  search('ClaimReleased', { ...over, offerState: 'Sent', cause, ...(waveEndsAt ? { waveEndsAt } : {}) });
const accepted = (capacityFull: boolean) =>
  search('AcceptanceConfirmed', { ...over, acceptanceId: claimOf(1), priceCc: 100, capacityFull });

describe('planned offers go out at their hour', () => {
  const timer = { subject, timer: 'offer.send', occurrence: offerOf(1) };
  const waiting = { do: 'work', job: 'send-planned', key: `planned-after-${claimOf(1)}`, input: { leadId } };
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    ['one that goes out at once needs no timer', search('OfferMade', made(1)[1]), []],
    [
      'one with an hour has it armed',
      search('OfferMade', made(1, { sendAt: at(20) })[1]),
      [{ do: 'schedule', ...timer, dueAt: at(20), command: 'SendPlannedOffer', input: ofOffer(1) }],
    ],
    [
      'one that was withdrawn has none',
      search('OffersWithdrawn', { offerIds: [offerOf(1)], professionalIds: [pro(1)], cause: 'waveOver' }),
      [{ do: 'cancel', ...timer }],
    ],
    ['the end of a claim looks at those it was in the way of', released('cancelled', at(33)), [waiting]],
    ['not when the search ended with it', released('withdrawn'), []],
    ['nor does a hold that ran out', search('ClaimExpired', { ...over, offerState: 'Late' }), [waiting]],
    ['an acceptance that leaves seats does so too', accepted(false), [waiting]],
    ['one that fills them does not', accepted(true), []],
    [
      'a round that ended sends nothing more',
      search('RoundClosed', { round: 1, cause: 'x' }),
      [{ do: 'cancel', subject, timer: 'offer.send' }],
    ],
  ];
  it.each(cases)('%s', (_rule, happened, effects) => expect(effectsOf(sendPlannedOffers, story(happened))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(sendPlannedOffers, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});
