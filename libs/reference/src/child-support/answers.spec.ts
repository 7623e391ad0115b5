import fc from 'fast-check';
import { FEDERAL_TABLES } from './federal-data.js';
import { calculate, QUESTIONS, SHARED_QUESTIONS, type Answers, type Calculation } from './answers.js';
import { readAmount, readCount, readDays } from './read.js';

const TODAY = '2026-11-21';
const quebec: Answers = { home_a: 'QC', home_b: 'QC', divorce: 'no', with_b: '2', income_a: '45 000', income_b: '65 000' };
const ontario: Answers = { home_a: 'ON', home_b: 'ON', divorce: 'yes', with_b: '2', income_a: '90,000', income_b: '50,000' };
const faults = (answers: Answers) => {
  const answered = calculate(answers, TODAY, FEDERAL_TABLES);
  return answered.ok ? {} : answered.faults;
};
const value = (answers: Answers): Calculation => {
  const answered = calculate(answers, TODAY, FEDERAL_TABLES);
  if (!answered.ok) throw new Error(JSON.stringify(answered.faults));
  return answered.value;
};

describe('an amount as people write it', () => {
  it.each([
    ['45 000,50', 4_500_050],
    ['45\u00a0000,5\u00a0$', 4_500_050],
    ['45\u202f000', 4_500_000],
    ['$45,000.50', 4_500_050],
    ['45.000,50', 4_500_050],
    ['45,000', 4_500_000],
    ['45000.5', 4_500_050],
    ['0', 0],
    ['007', 700],
    ['100 000 000', 10_000_000_000],
    ['100 000 000,01', 'huge'],
    ['9'.repeat(4_000), 'huge'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['4 5 0', 'amount'],
    ['45 000,505', 'amount'],
    ['1e5', 'amount'],
    ['45k', 'amount'],
    ['٤٥٠٠٠', 'amount'],
    ['<script>', 'amount'],
  ])('« %s » is %s', (text, expected) => {
    expect(readAmount(text)).toBe(expected);
  });

  it('is read back as it is written in either language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), fc.constantFrom('fr-CA', 'en-CA'), (cents, locale) => {
        expect(readAmount(new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' }).format(cents / 100))).toBe(cents);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is no count of children and no number of days', () => {
    expect([readCount('2', 20), readCount('21', 20), readCount('-1', 20), readCount('1,5', 20)]).toEqual([
      2,
      'many-children',
      'count',
      'count',
    ]);
    expect([readDays('182,5'), readDays('94.9'), readDays('366'), readDays('x')]).toEqual([18_250, 9_490, 'days', 'days']);
  });
});

describe('the answers', () => {
  it('lead to the Quebec model, with the table in force today', () => {
    expect(value(quebec)).toMatchObject({
      model: 'quebec',
      date: TODAY,
      result: { section: '1', payer: 'a', table: { from: '2026-01-01' } },
    });
    expect(value({ ...quebec, date: '2025-06-01' })).toMatchObject({ result: { table: { from: '2025-01-01' } } });
  });

  it('lead to the federal guidelines where a divorced parent lives outside Quebec', () => {
    expect(value(ontario)).toMatchObject({ model: 'federal', result: { section: '3', payer: 'a', monthlyCents: 137_200 } });
    expect(value({ ...quebec, divorce: 'yes', home_b: 'ON' })).toMatchObject({
      model: 'federal',
      result: { sides: { a: { place: 'QC' } } },
    });
    expect(value({ ...ontario, date: '2024-01-15' })).toMatchObject({ result: { table: { from: '2017-11-22' } } });
  });

  it('place each child: prolonged access, sharing, and each of them at once', () => {
    const days = (answers: Answers) => value({ ...quebec, with_b: '', ...answers });
    expect(days({ access_a: '2', access_a_days: '94,9' })).toMatchObject({ result: { section: '1.1', payer: 'a' } });
    expect(days({ access_b: '1', access_b_days: '100' })).toMatchObject({ result: { section: '1.1', payer: 'b' } });
    expect(days({ shared: '2', shared_days: '182,5' })).toMatchObject({ result: { section: '3' } });
    expect(days({ with_a: '1', with_b: '1' })).toMatchObject({ result: { section: '2' } });
    expect(days({ with_a: '1', access_a: '1', access_a_days: '100', shared: '1', shared_days: '150' })).toMatchObject({
      result: { section: '4' },
    });
  });

  it('need no days under the federal guidelines, and no income of who owes nothing', () => {
    expect(value({ ...ontario, with_b: '', access_a: '2', income_b: '' })).toMatchObject({
      result: { section: '3', monthlyCents: 137_200 },
    });
    expect(faults({ ...ontario, income_b: '', special: '1 200' })).toEqual({ income_b: 'missing' });
    expect(faults({ ...ontario, with_b: '', shared: '1', income_b: '' })).toEqual({ income_b: 'missing' });
  });

  it('are refused at the question that is wrong, all at once', () => {
    expect(faults({})).toEqual({
      home_a: 'choose',
      home_b: 'choose',
      divorce: 'choose',
      with_a: 'no-child',
      income_a: 'missing',
      income_b: 'missing',
    });
    expect(faults({ ...quebec, with_a: '19' })).toEqual({ with_a: 'many-children' });
    expect(faults({ ...quebec, with_b: '25' })).toEqual({ with_b: 'many-children' });
    expect(faults({ ...quebec, with_b: '', access_a: '1' })).toEqual({ access_a_days: 'days-missing' });
    expect(faults({ ...quebec, with_b: '', access_a: '1', access_a_days: '73' })).toEqual({ access_a_days: 'days-access' });
    expect(faults({ ...quebec, with_b: '', shared: '1', shared_days: '145' })).toEqual({ shared_days: 'days-shared' });
    expect(faults({ ...quebec, income_a: '-1', special: 'beaucoup' })).toEqual({ income_a: 'negative', special: 'amount' });
    expect(faults({ ...quebec, home_a: 'OUT', home_b: 'OUT' })).toEqual({ home_b: 'outside' });
  });

  it('ask for a day whose tables are kept', () => {
    expect(faults({ ...quebec, date: '2024-12-31' })).toEqual({ date: 'date-quebec' });
    expect(faults({ ...ontario, date: '2017-11-21' })).toEqual({ date: 'date-federal' });
    expect(faults({ ...ontario, home_a: 'AB', date: '2025-09-30' })).toEqual({ date: 'date-ontario' });
    expect(faults({ ...quebec, date: '2028-01-01' })).toEqual({ date: 'date-far' });
    expect(faults({ ...quebec, date: '2026-02-30' })).toEqual({ date: 'date' });
    expect(value({ ...quebec, date: '2027-03-01' })).toMatchObject({ result: { table: { from: '2026-01-01' } } });
  });

  it('take an income by its lines, and say when a total disagrees with them', () => {
    const lines = { ...quebec, income_a: '', line200_a: '40 000', line206_a: '5 000,00' };
    expect(value(lines)).toMatchObject({ incomeCents: { a: 4_500_000, b: 6_500_000 } });
    expect(value({ ...lines, income_a: '45 000' })).toEqual(value(lines));
    expect(faults({ ...lines, income_a: '45 001' })).toEqual({ income_a: 'sum' });
    expect(faults({ ...lines, line207_a: 'un peu' })).toEqual({ line207_a: 'amount' });
    expect(faults({ ...lines, income_a: '45 000', line207_a: '-1' })).toEqual({ line207_a: 'negative' });
    expect(value({ ...ontario, income_a: '', line200_a: '80,000', line208_a: '10,000' })).toMatchObject({ incomeCents: { a: 9_000_000 } });
  });

  it('are shared without what someone earns or pays', () => {
    expect(SHARED_QUESTIONS).toHaveLength(12);
    expect(SHARED_QUESTIONS.join()).not.toMatch(/income|line|union|professional|childcare|studies|special/);
  });

  it('may be anything at all without breaking the calculator', () => {
    const any = fc.oneof(fc.string(), fc.constantFrom('QC', 'ON', 'OUT', 'yes', 'no', '1', '2', '100', '182,5', '45 000', '2026-01-01'));
    fc.assert(
      fc.property(fc.record(Object.fromEntries(QUESTIONS.map((q) => [q, fc.option(any, { nil: undefined })]))), (answers) => {
        const answered = calculate(answers, TODAY, FEDERAL_TABLES);
        expect(answered.ok || Object.keys(answered.faults).length > 0).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
