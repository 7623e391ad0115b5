import { FEDERAL_TABLES } from './federal-data.js';
import { calculate, type Answers } from './answers.js';
import { periodsOf, sheetOf, type Sheet } from './sheet.js';

const TODAY = '2026-11-21';
const quebec: Answers = { home_a: 'QC', home_b: 'QC', divorce: 'yes', with_b: '2', income_a: '45 000', income_b: '65 000' };
const ontario: Answers = { home_a: 'ON', home_b: 'ON', divorce: 'yes', with_b: '2', income_a: '90000', income_b: '50000' };
const sheet = (answers: Answers, lang: 'fr' | 'en' = 'fr'): Sheet => {
  const answered = calculate(answers, TODAY, FEDERAL_TABLES);
  if (!answered.ok) throw new Error(JSON.stringify(answered.faults));
  return sheetOf(answered.value, lang, TODAY);
};
const plain = (text: string | undefined): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const happened = ({ parts }: Sheet): string[] =>
  parts.flatMap(({ title, rows }) => [
    plain(title),
    ...rows.map(({ no, name, how, a, b, all }) =>
      plain([no, name, how && `(${how})`, a ?? '–', b ?? '–', all && `= ${all}`].filter(Boolean).join(' ')),
    ),
  ]);

describe('a calculation in words', () => {
  it('shows Part 2 of the form to the person who wrote its lines, and to no one else', () => {
    const s = sheet({ ...quebec, income_a: '', line200_a: '40 000', line206_a: '5 000' });
    expect(happened(s).slice(0, 5)).toEqual([
      'Partie 2 : revenus',
      '200 Salaire brut 40 000,00 $ –',
      '206 Intérêts, dividendes imposables et autres placements 5 000,00 $ –',
      '209 Total des revenus (200 + … + 208) 45 000,00 $ 65 000,00 $',
      'Partie 3 : revenu disponible',
    ]);
    expect(happened(sheet(quebec))[0]).toBe('Partie 3 : revenu disponible');
  });

  it('says who pays how much, by period, with every line of the form', () => {
    const s = sheet({ ...quebec, special: '5 700', union_a: '500' });
    expect(s.verdict).toMatchObject({ who: 'Vous verseriez à l’autre parent' });
    expect(happened(s)).toMatchInlineSnapshot(`
     [
       "Partie 3 : revenu disponible",
       "300 Revenu annuel 45 000,00 $ 65 000,00 $",
       "301 Déduction de base 13 865,00 $ 13 865,00 $",
       "302 Cotisations syndicales 500,00 $ 0,00 $",
       "304 Total des déductions (301 + 302 + 303) 14 365,00 $ 13 865,00 $",
       "305 Revenu disponible (300 − 304) 30 635,00 $ 51 135,00 $",
       "306 Revenu disponible des deux parents (305 + 305′) – – = 81 770,00 $",
       "307 Facteur de répartition (305 ÷ 306) 37,46 % 62,54 %",
       "Partie 4 : contribution des parents",
       "400 Nombre d’enfants – – = 2",
       "401 Contribution de base des deux parents (table, 2 enfants, revenu de la ligne 306) – – = 15 090,00 $",
       "402 Contribution de base de chaque parent (401 × 307) 5 653,44 $ 9 436,56 $",
       "405 Frais particuliers nets – – = 5 700,00 $",
       "406 Total des frais (403 + 404 + 405) – – = 5 700,00 $",
       "407 Part des frais de chaque parent (406 × 307) 2 135,50 $ 3 564,50 $",
       "Partie 5. Section 1 : garde exclusive",
       "511 Contribution et frais (401 + 406) – – = 20 790,00 $",
       "512 Pension annuelle à verser (511 × 307) 7 788,94 $ –",
       "Partie 6 : capacité de payer",
       "600 Revenu disponible du parent qui verse (305) 30 635,00 $ –",
       "601 La moitié de ce revenu (600 × 50 %) 15 317,50 $ –",
       "602 Pension selon la partie 5 7 788,94 $ –",
       "603 Pension annuelle à verser (le moindre de 601 et 602) 7 788,94 $ –",
     ]
    `);
    expect(s.periods.map(({ label, amount }) => plain(`${label} ${amount}`))).toMatchInlineSnapshot(`
     [
       "Par année 7 788,94 $",
       "Par mois 649,08 $",
       "Aux deux semaines 299,57 $",
       "Par semaine 149,79 $",
     ]
    `);
    expect(s.law.lines.map(plain)).toMatchInlineSnapshot(`
     [
       "Le modèle québécois de fixation des pensions alimentaires pour enfants.",
       "Vous divorcez et vous vivez tous deux au Québec. La Loi sur le divorce renvoie alors aux règles du Québec : être mariés n’y change rien.",
       "Table du Québec en vigueur depuis le 1er janvier 2026.",
     ]
    `);
  });

  it('says the same of the federal tables, with their articles', () => {
    const s = sheet({ ...ontario, with_b: '1', with_a: '1', special: '4 200' }, 'en');
    expect(happened(s)).toMatchInlineSnapshot(`
     [
       "Table amounts",
       "s. 3 Table of Ontario Ontario",
       "s. 15–20 Annual income $90,000.00 $50,000.00",
       "s. 8 Children who live mostly with the other, or in shared time 1 1",
       "How the table counts $841 + 0.92% of what is above $90,000 $450 + 1.26% of what is above $50,000",
       "s. 3 Table amount, per month $841.00 $450.00",
       "s. 8 Difference between the two amounts, per month – – = $391.00",
       "Special or extraordinary expenses",
       "s. 7 Total expenses, per year – – = $4,200.00",
       "s. 7(2) Share by income 64.29% 35.71%",
       "s. 7(2) Share of the expenses, per year $2,700.00 $1,500.00",
       "Share of the one who pays, per month $225.00 –",
       "Total per month $616.00 –",
     ]
    `);
    expect(s.law.lines).toMatchInlineSnapshot(`
     [
       "The Federal Child Support Guidelines.",
       "You are divorcing and at least one of you lives outside Quebec. The federal guidelines apply, with the table of the payer’s province.",
       "Federal tables in force since October 1, 2025.",
     ]
    `);
  });

  it('deducts union and professional dues under the federal guidelines, and shows the line (Schedule III, s. 1(g))', () => {
    const dues = { union_a: '1,200', professional_a: '800', union_b: '500' };
    const s = sheet({ ...ontario, ...dues, special: '4 200' }, 'en');
    expect(happened(s)).toMatchInlineSnapshot(`
     [
       "Table amounts",
       "s. 3 Table of Ontario –",
       "s. 15–20 Annual income $90,000.00 $50,000.00",
       "Sched. III, s. 1(g) Union and professional dues, deducted $2,000.00 $500.00",
       "s. 16 Income after these dues $88,000.00 $49,500.00",
       "s. 3 Children who live mostly with the other, or in shared time 2 0",
       "How the table counts $1,342 + 1.5% of what is above $88,000 –",
       "s. 3 Table amount, per month $1,342.00 nothing to pay",
       "Special or extraordinary expenses",
       "s. 7 Total expenses, per year – – = $4,200.00",
       "s. 7(2) Share by income 64% 36%",
       "s. 7(2) Share of the expenses, per year $2,688.00 $1,512.00",
       "Share of the one who pays, per month $224.00 –",
       "Total per month $1,566.00 –",
     ]
    `);
    // The same as parents who earn that much less.
    expect(s.verdict).toEqual(sheet({ ...ontario, income_a: '88 000', income_b: '49 500', special: '4 200' }, 'en').verdict);
    expect(happened(sheet({ ...ontario, ...dues })).slice(2, 5)).toEqual([
      'Art. 15–20 Revenu annuel 90 000,00 $ 50 000,00 $',
      'Annexe III, al. 1g) Cotisations syndicales et professionnelles, à déduire 2 000,00 $ 500,00 $',
      'Art. 16 Revenu après ces cotisations 88 000,00 $ 49 500,00 $',
    ]);
    expect(sheet({ ...ontario, union_a: '95 000' }).verdict.amount).toBeUndefined();
    expect(happened(sheet(ontario)).join()).not.toMatch(/Cotisations/);
  });

  it('divides a year by its months, fortnights and weeks, to the nearest cent', () => {
    const answered = calculate(quebec, TODAY, FEDERAL_TABLES);
    if (!answered.ok || answered.value.model !== 'quebec') throw new Error('no calculation');
    const { year, month, fortnight, week } = periodsOf(answered.value);
    expect(year).toBe(answered.value.result.annualCents);
    for (const [cents, n] of [
      [month, 12],
      [fortnight, 26],
      [week, 52],
    ] as const)
      expect(Math.abs(cents * n - year)).toBeLessThanOrEqual(n / 2);
  });

  it.each([
    ['the half that stays with the payer', { income_a: '20 000', income_b: '0', special: '40 000' }, /moitié du revenu disponible/],
    ['an income above the Quebec table', { income_a: '200 000', income_b: '100 000' }, /dépasse 200 000/],
    ['a table that is not here yet', { date: '2027-02-01' }, /table du Québec de 2027/],
    ['parents without income', { income_a: '0', income_b: '0' }, /Sans revenu disponible/],
    [
      'expenses where no one pays',
      { with_b: '', shared: '1', shared_days: '182,5', income_a: '50 000', income_b: '50 000', special: '1 000' },
      /500,00 \$ pour vous et 500,00 \$/,
    ],
  ])('warns of %s', (_, answers, expected) => {
    expect(plain(sheet({ ...quebec, ...answers }).warnings.join())).toMatch(expected);
  });

  it.each([
    ['an income above $150,000', { income_a: '200 000' }, /first \$150,000/],
    ['shared time', { with_b: '', shared: '2' }, /only a starting point/],
    ['several arrangements at once', { shared: '1' }, /joins sections 8 and 9/],
    ['a law that is not sure', { home_a: 'AB', divorce: 'no' }, /could apply another rule/],
  ])('warns of %s under the federal guidelines', (_, answers, expected) => {
    expect(sheet({ ...ontario, ...answers }, 'en').warnings.join()).toMatch(expected);
  });

  it('warns of nothing when there is nothing to warn of, and says when no one pays', () => {
    expect(sheet(quebec).warnings).toEqual([]);
    expect(sheet({ ...ontario, income_a: '10 000' }, 'en').verdict).toEqual({
      who: 'No support to pay',
      why: 'With these figures, neither parent pays the other support.',
    });
  });
});
