import { availableCc, heldCc, holdsOf } from '@jurilien/credits';
import { at, T0, type Past } from '@jurilien/event-sourcing/testing';
import { professional } from '@jurilien/professionals';
import { leadId, made, member, ofOffer, pro, round, running, staff, wave } from './claims.testing.js';
import type { Sent } from './memory-log.testing.js';

import { raceWorld, type RaceLog } from './race-world.testing.js';

/** The other half of table 4.3.7: what ends a claim, an offer or a search while someone acts on it. */
export function tellWhatEndsAtTheSameMillisecond(newLog: () => RaceLog): void {
  const { world, by, claim, bySystem, claimedBy, types } = raceWorld(newLog);

  describe('at the same millisecond', () => {
    const rule = { professionalId: pro(1), enabled: true, filters: {}, maxPerDay: 3, coinCeilingCc: 500 };
    const withRule: Past = [...member(1), ['AutoClaimRuleSet', rule]];
    const claimByRule = (now: string): Sent => bySystem('ClaimOffer', ofOffer(1), now);

    it('a claim by rule and one by hand: no priority, the first commit wins', async () => {
      for (const ruleFirst of [true, false]) {
        const w = world();
        w.seed(professional, pro(1), withRule);
        const pair = [claimByRule(at(1)), claim(2, at(1))] as const;
        const [won, lost] = await (ruleFirst ? w.race(pair[0], pair[1]) : w.race(pair[1], pair[0]));
        expect([types(won), types(lost)]).toEqual([['ClaimStarted', 'CreditsHeld'], 'OFFER_TAKEN: claimed-by-other']);
        expect(w.search().claims.map((c) => [c.professionalId, c.auto ?? false])).toEqual([ruleFirst ? [pro(1), true] : [pro(2), false]]);
      }
    });
    it('a claim by rule and the person’s own refusal: refusal first, and the rule keeps its hands off; rule first, and it is given back', async () => {
      const refusal = by(1, 'RefuseOffer', ofOffer(1), at(1));
      const refusedFirst = world();
      refusedFirst.seed(professional, pro(1), withRule);
      expect((await refusedFirst.race(refusal, claimByRule(at(1)))).map(types)).toEqual([
        ['OfferRefused'],
        'FORBIDDEN: auto-claim-answered',
      ]);
      const ruleFirst = world();
      ruleFirst.seed(professional, pro(1), withRule);
      expect((await ruleFirst.race(claimByRule(at(1)), refusal)).map(types)).toEqual([
        ['ClaimStarted', 'CreditsHeld'],
        ['ClaimReleased', 'OfferRefused', 'HoldReleased'],
      ]);
    });
    it('the rule is switched off while it claims: off first, and nothing is claimed; claim first, and it stands', async () => {
      const off = by(1, 'SetAutoClaimRule', { ...rule, enabled: false }, at(1));
      const offFirst = world();
      offFirst.seed(professional, pro(1), withRule);
      expect(types((await offFirst.race(off, claimByRule(at(1))))[1])).toBe('FORBIDDEN: auto-claim-off');
      const claimFirst = world();
      claimFirst.seed(professional, pro(1), withRule);
      expect((await claimFirst.race(claimByRule(at(1)), off)).map(types)).toEqual([['ClaimStarted', 'CreditsHeld'], ['AutoClaimRuleSet']]);
    });

    const onBoard: Past = [
      round(),
      wave(),
      ['WaveEnded', { leadId, round: 1, wave: 1, early: false }, at(30)],
      ['LeadOpenedOnBoard', { leadId, round: 1 }, at(30)],
    ];
    const fromBoard = (n: number, now: string): Sent => by(n, 'ClaimOffer', { leadId, professionalId: pro(n) }, now);
    it.each([
      [1, 2],
      [2, 1],
    ])('two claims from the board, %s before %s: one offer and one claim, and nothing is left of the other', async (winner, loser) => {
      const w = world(onBoard);
      expect((await w.race(fromBoard(winner, at(31)), fromBoard(loser, at(31)))).map(types)).toEqual([
        ['OfferMade', 'ClaimStarted', 'CreditsHeld'],
        'OFFER_TAKEN: claimed-by-other',
      ]);
      expect(w.search().offers.map((o) => [o.professionalId, o.board, o.state])).toEqual([[pro(winner), true, 'Claimed']]);
      expect(holdsOf(w.coins(loser))).toEqual([]);
    });
    it('a claim from the board by one person on two devices: one offer, one claim', async () => {
      const w = world(onBoard);
      expect((await w.race(fromBoard(1, at(31)), fromBoard(1, at(31)))).map(types)).toEqual([
        ['OfferMade', 'ClaimStarted', 'CreditsHeld'],
        [],
      ]);
    });
    it('the price that falls after a day on the board: who was shown the old one pays the new one', async () => {
      const w = world([
        round({ coinValueCc: 200 }),
        wave(),
        made(1, { priceCc: 200 }),
        ['WaveEnded', { leadId, round: 1, wave: 1, early: false }, at(30)],
        ['LeadOpenedOnBoard', { leadId, round: 1 }, at(30)],
      ]);
      await w.send(claim(1, at(30 + 24 * 60)));
      // Nothing is confirmed on this request: 0.75 × 0.75 of a juricoin, up to the next half.
      expect(w.search().claims[0]!.priceCc).toBe(100);
    });

    const coins = (n: number, now: string): Sent => ({
      name: 'GrantCredits',
      input: { professionalId: pro(n), cc: 100 },
      actor: staff,
      at: now,
    });
    /** Professional 1 holds without coins; they arrive in time. */
    async function unfunded() {
      const w = world(running, { 1: 50 });
      await w.send(claim(1));
      const ids = { leadId, professionalId: pro(1), claimId: w.search().claims[0]!.claimId };
      return {
        ...w,
        fund: (now: string) => bySystem('FundClaim', ids, now),
        expire: (now: string) => bySystem('ExpireClaim', ids, now),
        ids,
      };
    }
    it('coins arrive while a claim without them ends: funded first, and it goes on; over first, and they stay free', async () => {
      const end = at(10 + 4.999 / 60);
      const fundedFirst = await unfunded();
      await fundedFirst.send(coins(1, at(9)));
      expect((await fundedFirst.race(fundedFirst.fund(end), fundedFirst.expire(at(10 + 5 / 60)))).map(types)).toEqual([
        ['ClaimFunded', 'ClaimExtended', 'CreditsHeld'],
        'WRONG_STATE: not-due',
      ]);
      expect(fundedFirst.search().claims).toMatchObject([{ funded: true, extended: true, holdUntil: at(15) }]);
      const overFirst = await unfunded();
      await overFirst.send(coins(1, at(9)));
      const over = at(10 + 5 / 60);
      expect((await overFirst.race(overFirst.expire(over), overFirst.fund(over))).map(types)).toEqual([
        ['ClaimExpired', 'HoldAwaitEnded'],
        [],
      ]);
      expect([heldCc(overFirst.coins(1)), availableCc(overFirst.coins(1), over)]).toEqual([0, 150]);
    });
    it('coins arrive while the claim begins: it begins with them, or is funded by them', async () => {
      const coinsFirst = world(running, { 1: 50 });
      expect(types((await coinsFirst.race(coins(1, T0), claim(1)))[1])).toEqual(['ClaimStarted', 'CreditsHeld']);
      const claimFirst = await unfunded();
      const [, granted] = await claimFirst.race(claimFirst.fund(at(1)), coins(1, at(1)));
      expect(types(granted)).toEqual(['CreditsGranted', 'GivenByStaff']);
      expect(types(await claimFirst.send(claimFirst.fund(at(1))))).toEqual(['ClaimFunded', 'ClaimExtended', 'CreditsHeld']);
    });
    it('a claim without coins keeps others out like any other, and shows no names', async () => {
      const w = await unfunded();
      expect(types(await w.send(claim(2, at(1))))).toBe('OFFER_TAKEN: claimed-by-other');
      expect(types(await w.send(by(1, 'RevealClaimNames', { ...ofOffer(1), claimId: w.ids.claimId }, at(1))))).toBe(
        'INSUFFICIENT_COINS: claim-not-funded',
      );
    });
    it('two pieces of work fund one claim: it is funded once', async () => {
      const w = await unfunded();
      await w.send(coins(1, at(1)));
      expect((await w.race(w.fund(at(2)), w.fund(at(2)))).map(types)).toEqual([['ClaimFunded', 'ClaimExtended', 'CreditsHeld'], []]);
      expect(holdsOf(w.coins(1))).toHaveLength(1);
    });

    it('a new claim after a hold ended but before the sweep: the command ends the old one itself, the late timer finds nothing', async () => {
      const w = await claimedBy(1);
      const overdue = at(10.1);
      expect(types(await w.send(claim(2, overdue, { claimProfessionalIds: [pro(1)] })))).toEqual([
        'ClaimExpired',
        'ClaimStarted',
        'CreditsHeld',
        'HoldReleased',
      ]);
      expect(types(await w.send(w.expire(at(10.2))))).toEqual([]);
      expect([w.ends(1), heldCc(w.coins(2)), w.search().claims.map((c) => c.professionalId)]).toEqual([['HoldReleased'], 100, [pro(2)]]);
    });

    it('the sweep and the new claim: whichever commits first, the old hold ends once', async () => {
      for (const sweepFirst of [true, false]) {
        const w = await claimedBy(1);
        const [sweep, anew] = [w.expire(at(10.1)), claim(2, at(10.1), { claimProfessionalIds: [pro(1)] })];
        await (sweepFirst ? w.race(sweep, anew) : w.race(anew, sweep));
        expect([w.ends(1), w.search().claims.map((c) => c.professionalId)]).toEqual([['HoldReleased'], [pro(2)]]);
      }
    });
  });
}
