import { availableCc, heldCc, holdsOf } from '@jurilien/credits';
import { at, T0 } from '@jurilien/event-sourcing/testing';
import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { distribution, offerReceipt, openOffers } from '@jurilien/search';
import { accepting, claimed, leadId, made, offeredLead, offerOf, ofOffer, pro, round, running, staff, wave } from './claims.testing.js';
import { tellWhatMeetsAMerge } from './lives/merge-races.testing.js';
import { type Sent } from './memory-log.testing.js';

import { raceWorld, type RaceLog } from './race-world.testing.js';
import { tellWhatEndsAtTheSameMillisecond } from './same-millisecond-ends.testing.js';

/** Table 4.3.7, row by row and in both commit orders: both read before either writes. */
export function tellWhatHappensAtTheSameMillisecond(newLog: () => RaceLog): void {
  const { otherLead, world, by, claim, bySystem, byClient, claimedBy, types, byStream } = raceWorld(newLog);

  describe('at the same millisecond', () => {
    it.each([
      [1, 2],
      [2, 1],
    ])(
      'two claims for one seat, %s before %s: the first commit wins, the second made no hold and may ask for another chance',
      async (winner, loser) => {
        const w = world();
        const [first, second] = await w.race(claim(winner), claim(loser));
        expect([types(first), types(second)]).toEqual([['ClaimStarted', 'CreditsHeld'], 'OFFER_TAKEN: claimed-by-other']);
        expect([heldCc(w.coins(winner)), heldCc(w.coins(loser)), holdsOf(w.coins(loser))]).toEqual([100, 0, []]);
        expect(types(await w.send(by(loser, 'RequestSecondChance', ofOffer(loser))))).toEqual(['SecondChanceRequested']);
        expect(w.state(offerReceipt, offerOf(loser)).secondChance).toBe(true);
      },
    );

    it.each([
      ['this', true],
      ['the other', false],
    ])(
      'two claims of one professional with coins for one, %s request first: the second decides again and begins without coins',
      async (_which, thisFirst) => {
        const w = world(running, { 1: 150 });
        w.seed(
          lead,
          otherLead,
          offeredLead.map(([type, data]) => [type, { ...data, leadId: otherLead }]),
        );
        const elsewhere = { leadId: otherLead, offerId: offerOf(9), professionalId: pro(1) };
        w.seed(distribution, otherLead, [round({ leadId: otherLead }), made(1, elsewhere)]);
        const there = by(1, 'ClaimOffer', elsewhere);
        const [first, second] = await (thisFirst ? w.race(claim(1), there) : w.race(there, claim(1)));
        expect([types(first), types(second)]).toEqual([
          ['ClaimStarted', 'CreditsHeld'],
          ['ClaimStarted', 'HoldAwaited'],
        ]);
        expect([availableCc(w.coins(1), T0), heldCc(w.coins(1))]).toEqual([50, 100]);
        const funded = [w.search(), w.state(distribution, otherLead)].map((s) => s.claims[0]!.funded);
        expect(funded).toEqual(thisFirst ? [true, false] : [false, true]);
      },
    );

    it('two claims of one professional without any coins: one begins without, the second decides again and is refused', async () => {
      const w = world(running, { 1: 50 });
      w.seed(
        lead,
        otherLead,
        offeredLead.map(([type, data]) => [type, { ...data, leadId: otherLead }]),
      );
      const elsewhere = { leadId: otherLead, offerId: offerOf(9), professionalId: pro(1) };
      w.seed(distribution, otherLead, [round({ leadId: otherLead }), made(1, elsewhere)]);
      const [first, second] = await w.race(claim(1), by(1, 'ClaimOffer', elsewhere));
      expect([types(first), types(second)]).toEqual([['ClaimStarted', 'HoldAwaited'], 'INSUFFICIENT_COINS: not-enough-coins']);
    });

    it.each([
      ['received before the hold and its grace are over, the acceptance stands', at(10 + 4.999 / 60), ['HoldCaptured']],
      ['at the very end of the grace it has expired', at(10 + 5 / 60), ['HoldReleased']],
    ])('ConfirmAcceptance and ExpireClaim: %s', async (_row, now, ends) => {
      for (const first of ['accept', 'expire']) {
        const w = await claimedBy(1);
        await (first === 'accept' ? w.race(w.confirm(now), w.expire(now)) : w.race(w.expire(now), w.confirm(now)));
        expect([first, w.ends(1)]).toEqual([first, ends]);
      }
    });

    it('ConfirmAcceptance twice, from two devices: one answer, one capture', async () => {
      const w = await claimedBy(1);
      const [first, second] = await w.race(w.confirm(at(1)), w.confirm(at(1)));
      expect([types(first), types(second)]).toEqual([
        expect.arrayContaining(['AcceptanceConfirmed', 'HoldCaptured', 'AcceptanceOpened', 'LeadAccepted']),
        [],
      ]);
      expect([w.ends(1), w.search().acceptances.length, w.events(acceptance, w.ids.claimId).length]).toEqual([['HoldCaptured'], 1, 1]);
    });

    it('a claim and the wave’s timer: claim first, and the wave is frozen; wave first, and the claim is still valid on its own offer', async () => {
      const timer = bySystem('EndWave', { round: 1, wave: 1 }, at(30));
      const claimFirst = world();
      expect((await claimFirst.race(claim(1, at(30)), timer)).map(types)).toEqual([
        ['ClaimStarted', 'CreditsHeld'],
        'WRONG_STATE: claim-live',
      ]);
      expect(claimFirst.search().wave).toMatchObject({ number: 1, over: false, frozenAt: at(30) });
      const waveFirst = world();
      expect((await waveFirst.race(timer, claim(1, at(30)))).map(types)).toEqual([
        ['WaveEnded', 'OfferWindowPassed'],
        ['ClaimStarted', 'CreditsHeld'],
      ]);
    });

    describe.each([
      ['StopOffering', 'stopped', (input: object): Sent => ({ name: 'StopOffering', input: { leadId, ...input }, actor: staff, at: T0 })],
      ['WithdrawLead', 'withdrawn', (input: object): Sent => byClient(input)],
      [
        'BlockLead',
        'blocked',
        (input: object): Sent => ({ name: 'BlockLead', input: { leadId, blockType: 'spam', ...input }, actor: staff, at: T0 }),
      ],
    ])('a claim and %s', (_name, cause, command) => {
      it('claim first: the command looks again and releases it free', async () => {
        const w = world();
        const [first, second] = await w.race(claim(1), command({}));
        expect([types(first), types(second)]).toEqual([['ClaimStarted', 'CreditsHeld'], 'STALE_VERSION: claim-of-other-account']);
        expect(types(await w.send(command({ claimProfessionalIds: [pro(1)] })))).toEqual(
          expect.arrayContaining(['HoldReleased', 'ClaimReleased', 'OffersWithdrawn', 'RoundClosed']),
        );
        expect(holdsOf(w.coins(1))).toMatchObject([{ ended: 'released', cause }]);
        expect([availableCc(w.coins(1), T0), openOffers(w.search())]).toEqual([500, []]);
      });
      it('command first: the offer has expired', async () => {
        const w = world();
        const [, second] = await w.race(command({}), claim(1));
        expect([types(second), holdsOf(w.coins(1))]).toEqual(['OFFER_EXPIRED: search-over', []]);
      });
    });

    it('an acceptance and WithdrawLead: acceptance first, and it stands', async () => {
      const w = await claimedBy(1);
      const [, second] = await w.race(w.confirm(at(1)), byClient({ claimProfessionalIds: [pro(1)] }, at(1)));
      expect([types(second), w.ends(1)]).toEqual([['LeadWithdrawn'], ['HoldCaptured']]);
      expect(w.events(lead, leadId).at(-1)!.data).toMatchObject({ afterAcceptance: true });
    });

    it('WithdrawLead first: the claim is cancelled and the coins come back', async () => {
      const w = await claimedBy(1);
      const [, second] = await w.race(byClient({ claimProfessionalIds: [pro(1)] }, at(1)), w.confirm(at(1)));
      expect([types(second), w.ends(1), availableCc(w.coins(1), at(1))]).toEqual(['CLAIM_EXPIRED: claim-ended', ['HoldReleased'], 500]);
      expect(w.search().acceptances).toEqual([]);
    });

    it('several may accept and one seat is left: as one seat', async () => {
      const w = world([round({ maxAcceptances: 2 }), wave(), made(1), made(2), made(3), claimed(3), accepting(3, false)]);
      expect((await w.race(claim(2), claim(1))).map(types)).toEqual([['ClaimStarted', 'CreditsHeld'], 'OFFER_TAKEN: claimed-by-other']);
    });

    it('several may accept and two seats are left: both claim, the second after deciding again', async () => {
      const w = world([round({ maxAcceptances: 2 }), wave(), made(1), made(2)]);
      expect((await w.race(claim(1), claim(2))).map(types)).toEqual([
        ['ClaimStarted', 'CreditsHeld'],
        ['ClaimStarted', 'CreditsHeld'],
      ]);
      const [one, two] = w
        .search()
        .claims.map((c) =>
          by(
            c.professionalId === pro(1) ? 1 : 2,
            'ConfirmAcceptance',
            { ...ofOffer(c.professionalId === pro(1) ? 1 : 2), claimId: c.claimId, noConflict: true },
            at(1),
          ),
        );
      const [first, second] = await w.race(one!, two!);
      expect([types(first), types(second)]).toEqual([
        expect.not.arrayContaining(['LeadAccepted']),
        expect.arrayContaining(['AcceptanceConfirmed', 'RoundClosed', 'LeadAccepted']),
      ]);
    });

    it('a refusal on the web and a claim by text message of one person: refuse then claim within two minutes is a second thought', async () => {
      const w = world();
      expect((await w.race(by(1, 'RefuseOffer', ofOffer(1)), claim(1))).map(types)).toEqual([
        ['OfferRefused'],
        ['ClaimStarted', 'CreditsHeld'],
      ]);
      const late = world();
      await late.send(by(1, 'RefuseOffer', ofOffer(1)));
      expect(types(await late.send(claim(1, at(2.1))))).toBe('OFFER_EXPIRED: offer-refused');
    });

    it('claim then refuse gives the claim back', async () => {
      const w = world();
      expect((await w.race(claim(1), by(1, 'RefuseOffer', ofOffer(1)))).map(types)).toEqual([
        ['ClaimStarted', 'CreditsHeld'],
        ['ClaimReleased', 'OfferRefused', 'HoldReleased'],
      ]);
      expect(availableCc(w.coins(1), T0)).toBe(500);
    });

    it('the provider delivers one text message twice: its id is the command’s, the second says nothing', async () => {
      const w = world();
      const twice = { ...claim(1), commandId: '018f2a10-aaaa-4000-8000-000000000001' };
      const first = await w.send(twice);
      const before = w.length();
      const again = await w.send(twice);
      const happened = 'answer' in first ? first.answer.events : [];
      expect(again).toMatchObject({ answer: { duplicate: true } });
      expect('answer' in again && [...again.answer.events].sort(byStream)).toEqual([...happened].sort(byStream));
      expect([w.length(), holdsOf(w.coins(1)).length]).toEqual([before, 1]);
    });

    it('a change of price applies to the next round only', async () => {
      const w = world();
      w.seed(lead, leadId, [
        ...offeredLead,
        [
          'LeadEdited',
          {
            leadId,
            personId: leadId,
            changed: ['commercial', 'rate', 'budget'],
            facts: { commercial: true, rate: '5', budget: 5, region: '06', lawyerType: 'family', province: 'QC' },
          },
        ],
        ['ConsentRecorded', { leadId, purpose: 'sharing', textVersion: '1', granted: true }],
      ]);
      await w.send(claim(1));
      expect(w.search().claims[0]!.priceCc).toBe(100);
      await w.send({ name: 'StopOffering', input: { leadId, claimProfessionalIds: [pro(1)] }, actor: staff, at: at(1) });
      await w.send({ name: 'RestartOffering', input: { leadId }, actor: staff, at: at(2) });
      await w.send(bySystem('StartRound', w.events(lead, leadId).at(-1)!.data, at(2)));
      // 0.75 × 1.25 × 1.25 × 1.4 of a juricoin, up to the next half.
      expect(w.search()).toMatchObject({ round: 2, live: true, coinValueCc: 200 });
    });

    describe.each([
      [
        'a suspension',
        { name: 'SuspendProfessional', input: { professionalId: pro(1), notice: 'Assurance à renouveler' }, actor: staff, at: T0 },
        'FORBIDDEN: E01-suspended',
      ],
      [
        'a pause',
        { name: 'PauseOffers', input: { professionalId: pro(1) }, actor: { kind: 'token', id: pro(1) } as const, at: T0 },
        'FORBIDDEN: E01-paused',
      ],
    ])('a claim and %s', (_what, stop, why) => {
      it('stop first: the claim is refused', async () => {
        const w = world();
        expect(types((await w.race(stop, claim(1)))[1])).toBe(why);
      });
      it('claim first: the claim is released free', async () => {
        const w = world();
        // The two write to different streams: both commit, and the system gives the claim back.
        expect((await w.race(claim(1), stop)).map((o) => 'answer' in o)).toEqual([true, true]);
        expect(types(await w.send(bySystem('ReleaseClaim', { professionalId: pro(1) }, T0)))).toEqual(['ClaimReleased', 'HoldReleased']);
        expect(holdsOf(w.coins(1))).toMatchObject([{ cause: 'suspended' }]);
      });
      it('a confirmed acceptance stands', async () => {
        const w = await claimedBy(1);
        await w.send(w.confirm(at(1)));
        await w.send(stop);
        expect(types(await w.send(bySystem('ReleaseClaim', { professionalId: pro(1), claimId: w.ids.claimId }, at(2))))).toBe(
          'WRONG_STATE: already-accepted',
        );
        expect(w.ends(1)).toEqual(['HoldCaptured']);
      });
    });
  });
  tellWhatEndsAtTheSameMillisecond(newLog);
  tellWhatMeetsAMerge(newLog);
}
