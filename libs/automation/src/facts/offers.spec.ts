import { fold } from '@jurilien/event-sourcing';
import { at, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { distribution } from '@jurilien/search';
import { claimed, ofClaim, ofOffer, pro, refused, roundOver, running } from '@jurilien/search/testing';
import { lookupWith } from '../acted-out.testing.js';
import type { About } from '../lookup.js';
import { FACTS } from './index.js';

const found = (key: string, about: About, past: Past = running, now = T0) =>
  FACTS.find((f) => f.key === key)!.of(lookupWith(about, { distribution: fold(distribution, recorded(distribution, leadId, past)) }, now));

describe('what conditions may ask about an offer', () => {
  it('is its state, that of the last one of its professional where none is named', async () => {
    expect(await found('offer.state', ofOffer(1))).toBe('Sent');
    expect(await found('offer.state', { leadId, professionalId: pro(2) }, [...running, refused(2)])).toBe('Refused');
    expect(await found('offer.state', { leadId, professionalId: pro(9) })).toBeUndefined();
  });
  it('is whether it can still be accepted, and whether the search goes on', async () => {
    expect([await found('offer.isOpen', ofOffer(1)), await found('offer.isOpen', { ...ofOffer(1), offerId: 'x' })]).toEqual([true, false]);
    expect([await found('search.isLive', ofOffer(1)), await found('search.isLive', ofOffer(1), [...running, roundOver])]).toEqual([
      true,
      false,
    ]);
  });
  it('is whether a reservation holds, and runs to the end that was told', async () => {
    const past = [...running, claimed(1)];
    const until = (end: string): About => ({ ...ofClaim(1), vars: { until: end } });
    expect([await found('claim.isHeld', ofClaim(1), past), await found('claim.isHeld', ofClaim(1), past, at(60))]).toEqual([true, false]);
    expect([await found('claim.clockStands', until(at(10)), past), await found('claim.clockStands', until(at(9)), past)]).toEqual([
      true,
      false,
    ]);
  });
});

it.each(FACTS.filter(({ key }) => /^(search|offer|offers|claim|board)\./.test(key)).map(({ key }) => key))(
  '%s is nothing where the occurrence is about no such thing',
  async (key) => expect(await found(key, { professionalId: pro(1) })).toBeUndefined(),
);
