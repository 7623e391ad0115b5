import { calculate, FEDERAL_TABLES, sheetOf, type Answers } from '@jurilien/reference/child-support';
import { readPdf } from '../pdf/pdf-read.testing.js';
import { sheetPdf } from './sheet-pdf.js';

const TODAY = '2026-11-21';
const ontario: Answers = { home_a: 'ON', home_b: 'ON', divorce: 'yes', shared: '2', income_a: '90000', income_b: '50000' };
const pdf = (answers: Answers, lang: 'fr' | 'en'): Promise<Buffer> => {
  const answered = calculate(answers, TODAY, FEDERAL_TABLES);
  if (!answered.ok) throw new Error(JSON.stringify(answered.faults));
  return sheetPdf(sheetOf(answered.value, lang, TODAY), TODAY, 'Jurilien');
};

describe('an estimate of child support as a PDF', () => {
  it('says the result first, in reading order, with a head for every figure', async () => {
    const { tree, dictionaries } = readPdf(await pdf(ontario, 'en'));
    expect(tree.map((line) => line.replaceAll('\u00a0', ' '))).toMatchInlineSnapshot(`
     [
       "Document en-CA",
       "  Figure Jurilien",
       "  H1: Child support: estimate",
       "  P: Estimate of November 21, 2026.",
       "  P: You would pay the other parent",
       "  P: $628.00 per month",
       "  P",
       "    Span: Per year",
       "    Span: $7,536.00",
       "  P",
       "    Span: Per month",
       "    Span: $628.00",
       "  P",
       "    Span: Every two weeks",
       "    Span: $289.85",
       "  P",
       "    Span: Per week",
       "    Span: $144.92",
       "  P: With shared time, the difference between the tables is only a starting point: the court also looks at the higher costs and at each parent’s situation.",
       "  P: This is an estimate, not legal advice. The official form or table prevails, and a court may decide otherwise.",
       "  H2: Which rule applies, and why",
       "  P: The Federal Child Support Guidelines.",
       "  P: You are divorcing and at least one of you lives outside Quebec. The federal guidelines apply, with the table of the payer’s province.",
       "  P: Federal tables in force since October 1, 2025.",
       "  H2: Table amounts",
       "  Table",
       "    TR",
       "      TH Column: What it says",
       "      TH Column: You",
       "      TH Column: The other parent",
       "    TR",
       "      TH Row",
       "        P: s. 3  Table of",
       "      TD: Ontario",
       "      TD: Ontario",
       "    TR",
       "      TH Row",
       "        P: s. 15–20  Annual income",
       "      TD: $90,000.00",
       "      TD: $50,000.00",
       "    TR",
       "      TH Row",
       "        P: s. 9  Children who live mostly with the other, or in shared time",
       "      TD: 2",
       "      TD: 2",
       "    TR",
       "      TH Row",
       "        P: How the table counts",
       "      TD: $1,372 + 1.4% of what is above $90,000",
       "      TD: $744 + 1.34% of what is above $50,000",
       "    TR",
       "      TH Row",
       "        P: s. 3  Table amount, per month",
       "      TD: $1,372.00",
       "      TD: $744.00",
       "    TR",
       "      TH Row",
       "        P: s. 9  Difference between the two amounts, per month",
       "      TD: Together: $628.00",
       "      TD",
       "  H2: Sources",
       "  P: Divorce Act, ss. 2(1) and 15.1 (https://laws-lois.justice.gc.ca/eng/acts/D-3.4/)",
       "  P: Federal Child Support Guidelines, SOR/97-175, ss. 3, 4, 7, 8, 9 and 15 to 20 and Schedules I and III (https://laws-lois.justice.gc.ca/eng/regulations/SOR-97-175/)",
     ]
    `);
    expect(dictionaries).toContain('/Lang (en-CA)');
  });

  it('goes on on another page where the form of Quebec is long, and draws every sign of its sums', async () => {
    const quebec = {
      home_a: 'QC',
      home_b: 'QC',
      divorce: 'no',
      with_a: '1',
      access_a: '1',
      access_a_days: '100',
      shared: '1',
      shared_days: '150',
    };
    const { dictionaries } = readPdf(await pdf({ ...quebec, income_a: '60 000', income_b: '80 000', special: '1 000' }, 'fr'));
    expect(dictionaries.match(/\/Type \/Page\b(?!s)/g)!.length).toBeGreaterThan(1);
  });
});
