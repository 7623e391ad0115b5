import { fold } from '@jurilien/event-sourcing';
import { at, recorded } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { searchRounds } from './rounds.js';
import { claimed, made, ofClaim, ofOffer, pro, refused, round, wave } from './testing.js';

const rounds = (past: Parameters<typeof recorded>[2]) => fold(searchRounds, recorded(searchRounds, leadId, past));

describe('the rounds of a search, side by side', () => {
  const first = [
    round(),
    wave(),
    made(1),
    made(2, { sendAt: at(20) }),
    refused(1),
    ['RoundClosed', { leadId, round: 1, cause: 'unserved' }, at(60)],
  ] as const;

  it('each count what they took, and no offer that no one was told of', () =>
    expect(rounds([...first])).toEqual([
      expect.objectContaining({
        round: 1,
        plan: 'default',
        offers: 1,
        refused: 1,
        claims: 0,
        endedAt: at(60),
        cause: 'unserved',
        acceptances: [],
      }),
    ]));

  it('are told apart after a renewal, each with whom it brought and at what price', () => {
    const confirmed = { ...ofClaim(3), acceptanceId: 'a', priceCc: 50, capacityFull: true, round: 2, wave: 1 };
    const renewed = [
      round({ round: 2, plan: 'renewed', coinValueCc: 50 }),
      made(3, { round: 2, priceCc: 50 }),
      made(4, { round: 2, priceCc: 50, sendAt: at(90) }),
      ['OfferSent', ofOffer(4)],
      claimed(3),
      ['AcceptanceConfirmed', confirmed],
    ] as const;
    const [one, two] = rounds([...first, ...renewed]);
    expect(one).toMatchObject({ round: 1, offers: 1, acceptances: [] });
    expect(two).toMatchObject({ round: 2, plan: 'renewed', coinValueCc: 50, offers: 2, refused: 0, claims: 1 });
    expect(two!.acceptances).toEqual([{ acceptanceId: 'a', professionalId: pro(3), priceCc: 50 }]);
    expect(two).not.toHaveProperty('endedAt');
  });
});
