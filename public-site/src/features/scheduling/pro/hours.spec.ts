import fc from 'fast-check';
import { askedIn, draftOf, refusedIn, type Draft, type Hours } from './hours';

const shipped = { zone: 'America/Toronto', bufferMinutes: 10, minNoticeHours: 4, slotMinutes: 30 };
const EMPTY = { serverNow: '2027-01-04T15:00:00.000Z', province: 'QC', shipped, next: [] } as unknown as Hours;
const draft = (part: Partial<Draft> = {}): Draft => ({ ...draftOf(EMPTY), ...part });
const week = (...spans: Draft['week'][number][]): Draft['week'] => Array.from({ length: 7 }, (_, d) => spans[d] ?? []);
const problem = (field: string, message: string) => ({ status: 422, code: 'VALIDATION', errors: [{ field, message }] });

describe('the form of one’s hours', () => {
  it('begins with what is shipped, and without hours', () => {
    expect(askedIn(draft(), 'en')).toEqual({
      payload: {
        ...{ zone: 'America/Toronto', weekly: [], exceptions: [], autoConfirm: false, offersBooking: true },
        ...{ bufferMinutes: 10, minNoticeHours: 4, slotMinutes: 30 },
      },
    });
  });
  it('sends what it was given back, whatever the plan', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 1, max: 1_440 }))
      .filter(([from, until]) => from < until)
      .map(([from, until]) => ({ from, until }));
    const plan = fc.record({
      zone: fc.constantFrom('America/Toronto', 'America/Halifax'),
      weekly: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), span), { maxLength: 20 }),
      blocks: fc.array(span, { maxLength: 3 }),
      bufferMinutes: fc.integer({ min: 0, max: 60 }),
      autoConfirm: fc.boolean(),
    });
    const inOrder = <B extends { readonly from: number; readonly weekday?: number }>(blocks: readonly B[]): B[] =>
      [...blocks].sort((a, b) => (a.weekday ?? 0) - (b.weekday ?? 0) || a.from - b.from);
    fc.assert(
      fc.property(plan, ({ weekly, blocks, ...rest }) => {
        const kept = {
          ...{ ...shipped, ...rest, offersBooking: true },
          weekly: weekly.map(([weekday, block]) => ({ weekday, ...block })),
          exceptions: [{ from: '2027-03-01', until: '2027-03-05', blocks }],
        };
        const asked = askedIn(draftOf({ ...EMPTY, plan: kept }), 'fr');
        expect(asked).toEqual({
          payload: { ...kept, weekly: inOrder(kept.weekly), exceptions: [{ ...kept.exceptions[0], blocks: inOrder(blocks) }] },
        });
      }),
      { numRuns: 200 },
    );
  });
  it('the end of the day is midnight; one day needs no second date', () => {
    const asked = askedIn(
      draft({ week: week([{ from: '20:00', until: '00:00' }]), exceptions: [{ from: '2027-07-01', until: '', spans: [] }] }),
      'en',
    );
    expect(asked).toMatchObject({
      payload: {
        weekly: [{ weekday: 1, from: 1_200, until: 1_440 }],
        exceptions: [{ from: '2027-07-01', until: '2027-07-01', blocks: [] }],
      },
    });
  });
  it('says at its field what is missing', () => {
    const asked = askedIn(
      draft({
        week: week([], [{ from: '09:00', until: '' }]),
        exceptions: [{ from: '', until: '', spans: [{ from: '', until: '10:00' }] }],
        bufferMinutes: 'ten',
      }),
      'en',
    );
    expect('errors' in asked && Object.keys(asked.errors).sort()).toEqual([
      'bufferMinutes',
      'day-2-0-until',
      'days-0-0-from',
      'days-0-from',
    ]);
  });
});

describe('a refusal', () => {
  const of = draft({
    week: week(
      [{ from: '09:00', until: '12:00' }],
      [],
      [
        { from: '09:00', until: '12:00' },
        { from: '11:00', until: '12:00' },
      ],
    ),
  });
  it.each([
    ['weekly.2.from', 'overlaps', 'day-3-1-from', 'overlap'],
    ['weekly.0.until', 'after-start', 'day-1-0-until', 'before the start'],
    ['exceptions.1.blocks.2.until', 'after-start', 'days-1-2-until', 'before the start'],
    ['exceptions.1.from', 'overlaps', 'days-1-from', 'another line'],
    ['exceptions.0.until', 'after-start', 'days-0-until', 'before the first'],
    ['slotMinutes', 'invalid', 'slotMinutes', 'multiple of 5'],
    ['videoLink', 'link', 'videoLink', 'https://'],
    ['zone', 'zone', 'zone', 'from the list'],
  ])('of %s (%s) stands at %s', (field, message, id, words) => {
    const errors = refusedIn(problem(field, message), of, 'en');
    expect(Object.keys(errors)).toEqual([id]);
    expect(errors[id]).toContain(words);
  });
});
