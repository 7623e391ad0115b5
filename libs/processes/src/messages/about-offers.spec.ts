import { fold } from '@jurilien/event-sourcing';
import { asShipped, at, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { distribution, offerReceipt, type OfferReceiptState, type SearchState } from '@jurilien/search';
import { claimed, claimOf, leadId, made, member, offerOf, pro, refused, running, suspendedMember } from '../claims.testing.js';
import { acceptedBy, getsSecondChance, isFreeOnBoard, listMoments, liveClaimOf, offerMoments, offersFreeAgain } from './about-offers.js';
import { isTimely, type NotifyInput } from './asked.js';

const after = (past: Past): SearchState => fold(distribution, recorded(distribution, leadId, past));
const due = (rule: keyof typeof offerMoments, past: Past, more: Partial<NotifyInput> = {}): boolean => {
  const search = after(past);
  const offer = search.offers.find((o) => o.offerId === (more.offerId ?? offerOf(1)));
  return isTimely(offerMoments, { search, offer }, { rule, now: T0, config: asShipped(), ...more });
};

describe('messages about an offer', () => {
  it('R10 and R11 speak of an offer that is open, and not once it was refused', () => {
    expect([due('R10', running), due('R11', running)]).toEqual([true, true]);
    const past = [...running, refused(1)];
    expect([due('R10', past), due('R11', past)]).toEqual([false, false]);
    expect(due('R10', running, { offerId: 'another' })).toBe(false);
  });
  it('R14 announces a second chance to those with an offer in a search that runs', () => {
    expect(due('R14', running)).toBe(true);
    expect(due('R14', running, { offerId: 'another' })).toBe(false);
    expect(due('R14', [])).toBe(false);
  });
});

describe('messages about a claim', () => {
  const past = [...running, claimed(1)];
  const holdUntil = liveClaimOf(after(past), { claimId: claimOf(1), now: T0 })!.holdUntil;
  const r12 = (until: string, now: string): boolean => due('R12', past, { claimId: claimOf(1), now, vars: { until } });

  it('R12 counts down a claim that lives, on the clock it was announced with', () => {
    expect(r12(holdUntil, at(5))).toBe(true);
    expect(r12(at(99), at(5))).toBe(false);
    expect(r12(holdUntil, holdUntil)).toBe(false);
    expect(due('R12', running, { claimId: claimOf(1), vars: { until: holdUntil } })).toBe(false);
  });
  it('auto-claimed is no news once the claim has ended', () => {
    expect(due('auto-claimed', past, { claimId: claimOf(1) })).toBe(true);
    expect(due('auto-claimed', past, { claimId: claimOf(1), now: at(1, holdUntil) })).toBe(false);
  });
});

describe('who else hears of a request', () => {
  const receipt = (secondChance: boolean): OfferReceiptState => ({ ...offerReceipt.initial, secondChance });
  const person = (past: Past): ProfessionalState => fold(professional, recorded(professional, pro(1), past));

  it('no offer is announced again while its seat is taken, or the search is over', () => {
    expect(offersFreeAgain(after([...running, refused(2)]), T0).map((o) => o.professionalId)).toEqual([pro(1), pro(3)]);
    expect(offersFreeAgain(after([...running, claimed(1)]), T0)).toEqual([]);
    expect(offersFreeAgain(after([]), T0)).toEqual([]);
  });
  it('a second chance goes to a professional who asked for it and may still claim', () => {
    const search = after(running);
    expect(getsSecondChance({ receipt: receipt(true), pro: person(member(1)) }, search, { now: T0, config: asShipped() })).toBe(true);
    expect(getsSecondChance({ receipt: receipt(false), pro: person(member(1)) }, search, { now: T0, config: asShipped() })).toBe(false);
    expect(getsSecondChance({ receipt: receipt(true), pro: person(suspendedMember(1)) }, search, { now: T0, config: asShipped() })).toBe(
      false,
    );
  });
  it('no one has accepted a request that is only offered', () => expect(acceptedBy(after([...running, made(4)]))).toEqual([]));
  it('the board shows a request that is free to those it is shown to', () => {
    const free = (past: Past, eligible: boolean): boolean => isFreeOnBoard({ search: after(past), eligible }, { now: T0 });
    expect([free(running, true), free(running, false), free([...running, claimed(1)], true)]).toEqual([true, false, false]);
  });
  it('a list without entries is not sent', () => {
    for (const rule of ['R13', 'board-digest', 'R63'] as const)
      expect([[], ['x']].map((found) => isTimely(listMoments, found, { rule, now: T0, config: asShipped() }))).toEqual([false, true]);
  });
});
