import { offerDay, type OfferDay } from './columns.js';
import { offerCounts } from './offer-waves.js';
import { NOW } from './reached.js';

interface Offer {
  readonly to: number;
  readonly wave: number;
  readonly claimed?: number;
  readonly accepted?: number;
  readonly region?: number;
}
function dayOf(...offers: readonly Offer[]): OfferDay {
  const made = offerDay('2026-11-02', offers.length);
  for (const [row, { to, wave, claimed = 0, accepted = 0, region = 1 }] of offers.entries()) {
    made.professional[row] = to;
    made.at[row] = 100;
    made.wave[row] = wave;
    made.claimed[row] = claimed;
    made.accepted[row] = accepted;
    made.codes.region[row] = region;
  }
  return made;
}
const day = dayOf(
  { to: 1, wave: 1, claimed: 200, accepted: 300 },
  { to: 2, wave: 1 },
  { to: 2, wave: 2, claimed: 500 },
  { to: 3, wave: 0, region: 2 },
);
const counted = (until: number, region?: number) => {
  const counts = offerCounts({ until, filter: region ? { region: [region] } : {} });
  counts.add(day);
  return counts;
};

describe('offers by wave', () => {
  it('say what each brought, those of the team’s choice last', () =>
    expect(counted(NOW).ofWaves()).toEqual([
      { wave: 1, offers: 2, claimed: 1, accepted: 1 },
      { wave: 2, offers: 1, claimed: 1, accepted: 0 },
      { wave: null, offers: 1, claimed: 0, accepted: 0 },
    ]));
  it('know as of an instant what had happened by then', () =>
    expect(counted(250).ofWaves()[0]).toEqual({ wave: 1, offers: 2, claimed: 1, accepted: 0 }));
  it('are of the requests that are asked for, and none before they were sent', () => {
    expect(counted(NOW, 2).ofWaves()).toEqual([{ wave: null, offers: 1, claimed: 0, accepted: 0 }]);
    expect(counted(99).ofWaves()).toEqual([]);
  });
  it('count who received how many', () => expect(counted(NOW).ofPeople()).toEqual([1, 2, 1]));
});
