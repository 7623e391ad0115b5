import { fold } from '@jurilien/event-sourcing';
import { asShipped, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { distribution, offerReceipt, type OfferReceiptState, type SearchState } from '@jurilien/search';
import { claimed, leadId, made, member, pro, refused, running, suspendedMember } from '../claims.testing.js';
import { acceptedBy, getsSecondChance, offersFreeAgain } from './about-offers.js';

const after = (past: Past): SearchState => fold(distribution, recorded(distribution, leadId, past));

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
});
