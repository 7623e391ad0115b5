import { creditAccount } from '@jurilien/credits';
import { at, effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { distribution, offerReceipt } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { leadId, made, ofClaim, offerOf, ofOffer, pro, released, wave } from '../claims.testing.js';
import { claimByRule, planAutoClaims, switchOffIdleRules } from './auto-claims.js';
import { fundClaimsWhenCoinsArrive } from './claims.js';
import { pauseWhenUnanswered, watchIgnoredOffers } from './ignored-offers.js';

const search = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  distribution,
  leadId,
  type,
  { leadId, ...data },
  minutes,
];
const ofPro = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  professional,
  pro(1),
  type,
  { professionalId: pro(1), ...data },
  minutes,
];
const started = (more: object = {}) => search('ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 100, funded: true, ...more });
const work = (job: string, key: string, input: object, more: object = {}) => ({ do: 'work', job, key, input, ...more });

it('coins that arrive or come back look for a claim that waits; coins taken away do not', () => {
  const entry = { professionalId: pro(1), entryId: 'e', cc: 100, lines: [], availableAfterCc: 100 };
  const happened = (type: string, more: Record<string, unknown>): StoryEvent => [
    creditAccount,
    pro(1),
    type,
    { ...entry, key: type, ...more },
  ];
  const parts = { parts: [] };
  const events = story(
    happened('CreditsGranted', { lotId: 'l', lotKind: 'purchased' }),
    happened('CreditsAdjusted', { direction: 'add', ...parts }),
    happened('CreditsAdjusted', { direction: 'remove', ...parts }),
    [creditAccount, pro(1), 'HoldReleased', released(1, 'expired')[1]],
    happened('CreditsPurchased', { lotId: 'l', purchaseId: 'p', worth: [] }),
    happened('SubscriptionCreditsGranted', { lotId: 'l', periodEnd: at(9), expiresAt: at(9) }),
    happened('CreditsRefunded', { claimId: 'c', leadId, acceptanceId: 'c', reopenUntil: at(9), ...parts }),
    happened('RefundReserveEnded', { purchaseId: 'p', requestId: 'r', ...parts }),
    happened('RefundReversed', { purchaseId: 'p', refundId: 'r', ...parts }),
    happened('ClawbackReversed', { purchaseId: 'p', disputeId: 'd', owedCc: 0, ...parts }),
    happened('OwedReturned', { disputeId: 'd', ...parts }),
    [creditAccount, pro(1), 'CreditAccountUnfrozen', { professionalId: pro(1), cause: 'staff' }],
  );
  expect(effectsOf(fundClaimsWhenCoinsArrive, events)).toEqual(
    events.filter((e) => e.data.direction !== 'remove').map((e) => work('fund-claims', `fund-${e.position}`, { professionalId: pro(1) })),
  );
  expect(unexercised(fundClaimsWhenCoinsArrive, events)).toEqual([]);
});

describe('claims by rule', () => {
  it('are planned once per wave, and for an offer made by hand, never for one from the board', () => {
    const events = story(
      search('WaveStarted', wave()[1]),
      search('OfferMade', made(1)[1]),
      search('OfferMade', { ...made(2)[1], manual: true }),
      search('OfferMade', { ...made(3)[1], board: true }),
      search('OfferMade', { ...made(4)[1], manual: true, sendAt: at(5) }),
      search('OfferSent', ofOffer(4)),
    );
    expect(effectsOf(planAutoClaims, events)).toEqual([
      work('plan-auto-claims', `auto-${leadId}-1-1`, { leadId }),
      work('plan-auto-claims', `auto-${offerOf(2)}`, { leadId }),
      work('plan-auto-claims', `auto-${offerOf(4)}`, { leadId }),
    ]);
    expect(unexercised(planAutoClaims, events)).toEqual([]);
  });
  it('are sent when they are due, once per offer', () => {
    const events = story([offerReceipt, offerOf(1), 'AutoClaimPlanned', { ...ofOffer(1), dueAt: at(1) }]);
    expect(effectsOf(claimByRule, events)).toEqual([work('auto-claim', `auto-claim-${offerOf(1)}`, ofOffer(1), { dueAt: at(1) })]);
  });
  it('that ran out of time may switch the rule off; other ends do not', () => {
    const end = (cause: string): StoryEvent => [creditAccount, pro(1), 'HoldReleased', { ...released(1, cause)[1], cause }];
    expect(effectsOf(switchOffIdleRules, story(end('expired')))).toEqual([
      { do: 'dispatch', command: 'SwitchOffAutoClaim', input: { professionalId: pro(1) } },
    ]);
    for (const cause of ['cancelled', 'conflict', 'withdrawn']) expect(effectsOf(switchOffIdleRules, story(end(cause)))).toEqual([]);
  });
});

describe('offers no one answers', () => {
  const subject = `professional-${pro(1)}`;
  it('are counted when their window passed; an answer, but not one by rule, begins anew', () => {
    const events = story(
      search('OfferWindowPassed', { offerIds: [offerOf(1), offerOf(2)], professionalIds: [pro(1), pro(2)] }),
      started(),
      started({ auto: true }),
      search('OfferRefused', ofOffer(2)),
    );
    expect(effectsOf(watchIgnoredOffers, events)).toEqual([
      work('notice-ignored-offers', 'ignored-1', { professionalIds: [pro(1), pro(2)] }),
      { do: 'dispatch', command: 'ForgetIgnoredOffers', input: { professionalId: pro(1) } },
      { do: 'dispatch', command: 'ForgetIgnoredOffers', input: { professionalId: pro(2) } },
    ]);
    expect(unexercised(watchIgnoredOffers, events)).toEqual([]);
  });
  it('lead to a pause a week after they were noticed, unless something was answered', () => {
    const events = story(ofPro('IgnoredOffersNoticed', { count: 5, days: 14 }), ofPro('IgnoredOffersAnswered'));
    expect(effectsOf(pauseWhenUnanswered, events)).toEqual([
      {
        do: 'schedule',
        subject,
        timer: 'ignored.autoPause',
        dueAt: at(7 * 1_440),
        command: 'PauseUnanswered',
        input: { professionalId: pro(1) },
      },
      { do: 'cancel', subject, timer: 'ignored.autoPause' },
    ]);
    expect(unexercised(pauseWhenUnanswered, events)).toEqual([]);
  });
});
