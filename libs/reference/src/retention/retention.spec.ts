import {
  configOf,
  DAY_MS,
  keptInWords,
  dueSince,
  overBefore,
  plus,
  plusMonths,
  RETENTION_ROWS,
  RETENTION_WORDS,
  retainedUntil,
  type RetentionRow,
} from '../index.js';

const shipped = configOf(new Map(), 1);
const SINCE = '2026-03-15T14:00:00.000Z';
/** The table of 4.10.13 for something that began or ended then. */
const TABLE: Readonly<Record<RetentionRow, string>> = {
  draft: plus(SINCE, 7 * DAY_MS),
  stoppedRequest: plus(SINCE, 90 * DAY_MS),
  endedRequest: '2027-03-15T14:00:00.000Z',
  requestDetails: '2026-09-15T14:00:00.000Z',
  acceptedRequest: '2028-03-15T14:00:00.000Z',
  documents: plus(SINCE, 90 * DAY_MS),
  messageBodies: plus(SINCE, 180 * DAY_MS),
  enquiry: plus(SINCE, 180 * DAY_MS),
  conversation: plus(SINCE, 180 * DAY_MS),
  explanations: plus(SINCE, 180 * DAY_MS),
  accessLog: '2027-03-15T14:00:00.000Z',
  consents: '2029-03-15T14:00:00.000Z',
  // Six years after the end of 2026, by the clock of the seller.
  books: '2033-01-01T05:00:00.000Z',
  professional: '2028-03-15T14:00:00.000Z',
  account: '2028-03-15T14:00:00.000Z',
  prospect: '2028-03-15T14:00:00.000Z',
  licenceProofs: '2027-03-15T14:00:00.000Z',
  candidate: '2027-03-15T14:00:00.000Z',
  jobApplication: '2026-09-15T14:00:00.000Z',
  surveys: plus(SINCE, 730 * DAY_MS),
  incidents: '2031-03-15T14:00:00.000Z',
  privacyRequests: '2028-03-15T14:00:00.000Z',
};

describe('the table of retention', () => {
  it.each(RETENTION_ROWS)('keeps %s for the time of specification 4.10.13', (row) =>
    expect(retainedUntil(row, SINCE, shipped)).toBe(TABLE[row]),
  );

  it.each(RETENTION_ROWS)('finds %s that is due before it decides on it, and little that is not', (row) => {
    for (const now of ['2026-02-28T23:59:59.000Z', '2028-02-29T00:00:00.000Z', '2026-08-31T12:00:00.000Z', '2026-11-29T08:00:00.000Z']) {
      const bound = dueSince(row, now, shipped);
      if (row !== 'books')
        expect(Date.parse(retainedUntil(row, overBefore(row, now, shipped), shipped))).toBeLessThanOrEqual(Date.parse(now));
      const due = plus(bound, 1);
      expect(Date.parse(retainedUntil(row, due, shipped))).toBeGreaterThan(Date.parse(now));
      if (row !== 'books') expect(Date.parse(retainedUntil(row, plus(bound, -9 * DAY_MS), shipped))).toBeLessThanOrEqual(Date.parse(now));
    }
  });

  it('never lets books go before six years have passed since the end of their tax year', () => {
    for (const at of ['2026-01-01T05:00:00.000Z', '2026-12-31T23:59:59.000Z', '2027-01-01T04:59:59.000Z'])
      expect(retainedUntil('books', at, shipped)).toBe('2033-01-01T05:00:00.000Z');
    expect(retainedUntil('books', '2027-01-01T05:00:00.000Z', shipped)).toBe('2034-01-01T05:00:00.000Z');
  });

  it('goes by a changed time, and a draft by its province', () => {
    const longer = configOf(new Map([['retention.endedMonths', [{ scope: {}, value: 18 }]]]), 2);
    expect(retainedUntil('endedRequest', SINCE, longer)).toBe('2027-09-15T14:00:00.000Z');
    const ontario = configOf(new Map([['lead.draft.expireDays', [{ scope: { province: 'ON' as const }, value: 3 }]]]), 2);
    expect(retainedUntil('draft', SINCE, ontario, { province: 'ON' })).toBe(plus(SINCE, 3 * DAY_MS));
    expect(retainedUntil('draft', SINCE, ontario, { province: 'QC' })).toBe(plus(SINCE, 7 * DAY_MS));
  });

  it.each([
    ['endedRequest', /en cours/, /in progress/],
    ['stoppedRequest', /en cours/, /in progress/],
    ['account', /^Compte$/, /^Account$/],
    ['professional', /^Dossier/, /file$/],
  ] as const)('does not call %s ended or closed while it lives', (why, fr, en) => {
    const { what } = keptInWords({ why });
    expect([what.fr, what.en]).toEqual([expect.stringMatching(fr), expect.stringMatching(en)]);
    expect(keptInWords({ why, until: SINCE })).toBe(RETENTION_WORDS[why]);
  });

  it('has words in both languages for what and why, each a sentence or a name', () => {
    expect(Object.keys(RETENTION_WORDS)).toEqual(RETENTION_ROWS);
    for (const { what, why } of Object.values(RETENTION_WORDS))
      for (const lang of ['fr', 'en'] as const) {
        expect(what[lang]).not.toMatch(/\.$/);
        expect(why[lang]).toMatch(/\.$/);
      }
  });
});

describe('months of the calendar', () => {
  it('end with the last day of a shorter month, forwards and back', () => {
    expect(plusMonths('2026-08-31T10:00:00.000Z', 6)).toBe('2027-02-28T10:00:00.000Z');
    expect(plusMonths('2027-08-31T10:00:00.000Z', 6)).toBe('2028-02-29T10:00:00.000Z');
    expect(plusMonths('2026-03-31T10:00:00.000Z', -1)).toBe('2026-02-28T10:00:00.000Z');
    expect(plusMonths('2026-11-15T10:00:00.000Z', 14)).toBe('2028-01-15T10:00:00.000Z');
  });
});
