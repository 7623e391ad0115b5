import { dictionary, requestDay, type RequestDay } from './columns.js';
import { decidedBy, deciders, isKept, isKnown } from './decided.js';

const texts = dictionary();
interface Request {
  readonly due?: number;
  readonly decided?: number;
  readonly ended?: number;
  readonly by?: string;
}
function dayOf(...requests: readonly Request[]): RequestDay {
  const made = requestDay('2026-11-02', requests.length, [], []);
  for (const [row, { due = 0, decided = 0, ended = 0, by }] of requests.entries()) {
    made.at.validationDue[row] = due;
    made.at.decided[row] = decided;
    made.at.ended[row] = ended;
    made.codes.decidedBy[row] = texts.codeOf(by);
  }
  return made;
}
const told = (of: Request, until: number): string => {
  const [found = 0] = decidedBy(dayOf(of), until);
  return isKnown(found) === 0 ? 'unknown' : isKept(found) === 1 ? 'kept' : 'late';
};

describe('a decision about a request', () => {
  it('is in time until the very instant it was due', () => {
    expect([told({ due: 100, decided: 100 }, 500), told({ due: 100, decided: 101 }, 500)]).toEqual(['kept', 'late']);
  });
  it('that no one took is late once it was due, and not yet known before', () =>
    expect([told({ due: 100 }, 99), told({ due: 100 }, 100)]).toEqual(['unknown', 'late']));
  it('that was taken later is not known yet as of an earlier instant', () =>
    expect([told({ due: 100, decided: 90 }, 80), told({ due: 100, decided: 200 }, 150)]).toEqual(['unknown', 'late']));
  it('had to be taken by no one where the request ended before, or was never in the queue', () =>
    expect([told({ due: 100, ended: 90 }, 500), told({ due: 100, ended: 110 }, 500), told({}, 500)]).toEqual([
      'unknown',
      'late',
      'unknown',
    ]));
  it('of the future is not late as of now', () =>
    expect(told({ due: Math.ceil(Date.now() / 1_000) + 3_600 }, 0xffff_ffff)).toBe('unknown'));
});

it('decisions are counted by who took them; what the rules decide is no one’s', () => {
  const day = dayOf(
    { due: 100, decided: 50, by: 'ada' },
    { due: 100, decided: 150, by: 'ada' },
    { due: 100, decided: 60, by: 'bea' },
    { due: 100, decided: 70 },
    { due: 100, decided: 900, by: 'bea' },
    { due: 100, decided: 50, by: 'left out' },
  );
  const counting = deciders(texts, 500);
  counting.add(day, Uint8Array.of(1, 1, 1, 1, 1, 0), decidedBy(day, 500));
  expect(counting.done()).toEqual([
    { staffId: 'ada', decided: 2, kept: 1 },
    { staffId: 'bea', decided: 1, kept: 1 },
  ]);
});
