import { keyNamed, KEYS, type Key } from '@jurilien/reference';
import { i18nOf } from '../../../i18nProvider';
import { fr } from '../../../i18n/fr';
import type { Translate } from '../../../useT';
import { figureWords, measureOf, storedOf, typedOf } from './measures';
import { differenceOf, optionWords, valueParts, valueWords, type Say } from './parts';
import { blankOf, wantingIn } from './wanting';

const key = (name: string): Key => keyNamed(name)!;
/** Non-breaking spaces are spaces to a reader. */
const read = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
let say: Say;
beforeAll(async () => {
  const fail = (fault: string) => {
    throw new Error(fault);
  };
  const faults = { missing: (name: string) => fail(`no text for ${name}`), unfit: (name: string) => fail(`unfit: ${name}`) };
  const i18n = await i18nOf(fr, 'fr', faults, ['configuration']);
  const t = ((name: string, vars?: object) => i18n.translate(name, vars)) as Translate;
  say = { t, code: (family, code) => i18n.translate(`codes.${family}.${code}`, { _: String(code) }) };
});

describe('a value in words', () => {
  it.each([
    ['credits.unitPriceCents', 4_050, '40,50 $'],
    ['pricing.minCc', 150, '1,5 jc'],
    ['selfServe.discountBp', 7_500, '× 0,75'],
    ['lead.hold.maxDays', 1, '1 jour'],
    ['validation.slaMinutes', 30, '30 minutes ouvrables'],
    ['session.refreshLeadMs', 5_000, '5 secondes'],
    ['offer.lateClaim', false, 'Désactivé'],
    ['billing.model', 'subscription', 'Abonnement'],
    ['invoice.prefix', 'JC', 'JC'],
    [
      'wave.plan.urgent',
      [
        { size: 5, minutes: 10 },
        { size: 10_000, minutes: 30 },
      ],
      '5 personnes, 10 min · toutes les personnes restantes, 30 min',
    ],
    [
      'hours.business',
      { days: [1, 2, 3, 5], from: 540, to: 1_020, holidaysClosed: true },
      'lun. à mer. et ven., 9 h à 17 h, sauf les jours fériés',
    ],
    ['subscription.plan', { cc: 0, cents: 9_900 }, '0 jc · 99,00 $'],
    ['contact.nudgeMinutes', [60, 120], '60 minutes ouvrables · 120 minutes ouvrables'],
  ])('%s', (name, value, words) => expect(read(valueWords(key(name), value, say))).toBe(words));

  it('has words for what every key ships with', () => {
    for (const each of KEYS) expect(valueParts(key(each.key), each.shipped, say).map(({ words }) => words)).not.toContain('–');
  });

  it('is counted where it has many parts', () => {
    expect(valueWords(key('tax.rates'), key('tax.rates').shipped, say)).toBe('15 valeurs');
  });
});

describe('the difference between two values', () => {
  it('is the parts that they do not share, each by its name', () => {
    const factors = key('pricing.factor').shipped as { budget: number[]; contact: object };
    const next = { ...factors, commercial: 15_000, budget: factors.budget.with(1, 7_000), contact: { ...factors.contact, none: 5_000 } };
    expect(
      differenceOf(key('pricing.factor'), factors, next, say).map(({ label, before, after }) =>
        [label, before, after].map((w) => read(w!)),
      ),
    ).toEqual([
      ['Affaire commerciale', '× 1,25', '× 1,5'],
      ['Budget : moins de 500 $', '× 0,8', '× 0,7'],
      ['Coordonnées : aucune', '× 0,75', '× 0,5'],
    ]);
  });
  it('is a rate of a tax, with its days', () => {
    const rates = key('tax.rates').shipped as { code: string; until?: string }[];
    const next = rates.map((rate) => (rate.code === 'QST' ? { ...rate, until: '2027-01-01' } : rate));
    const [only, ...others] = differenceOf(key('tax.rates'), rates, next, say);
    expect(others).toEqual([]);
    expect(read(only!.after!)).toBe('TVQ 9,975 %, Québec, du 1er janv. 2013 au 1er janv. 2027 exclu');
  });
  it('is a row that is added or taken away, and nothing where a scope had no value of its own', () => {
    const plan = [{ size: 3, minutes: 30 }];
    expect(differenceOf(key('wave.plan.default'), plan, [...plan, { size: 5, minutes: 60 }], say)).toEqual([
      { path: '1', label: 'Ligne 2', before: undefined, after: '5\u00a0personnes, 60\u00a0min' },
    ]);
    expect(differenceOf(key('lead.files.max'), undefined, 4, say)).toEqual([{ path: '', label: '', before: undefined, after: '4' }]);
  });
});

describe('one of a few codes', () => {
  const optionsIn = (shape: object): string[] =>
    Object.entries(shape).flatMap(([name, part]: [string, unknown]) => {
      if (name === 'options') return part as string[];
      return typeof part === 'object' && part !== null ? optionsIn(part) : [];
    });
  it('has words of its own in every setting', () => {
    const options = new Set(KEYS.flatMap(({ kind }) => optionsIn(kind.shape)));
    expect([...options].filter((option) => optionWords(option, say) === option)).toEqual([]);
    expect(valueWords(key('lead.confirm.required'), 'any', say)).toBe('L’une des deux');
  });
});

describe('a typed figure', () => {
  const dollars = measureOf('cents');
  it('is kept as what is stored, with a comma or a point', () => {
    expect(['40,1', '40.10', ' 1 234,5 '].map((typed) => storedOf(typed, dollars))).toEqual([4_010, 4_010, 123_450]);
    expect(storedOf('1,1', measureOf('basis-points'))).toBe(11_000);
    expect(typedOf(4_010, dollars)).toBe('40,1');
    expect(read(figureWords(4_010, dollars, say.t))).toBe('40,10 $');
  });
  it('stays text where it is none, so that nothing typed is lost', () => {
    expect(['', '-', '4o', '1,2,3'].map((typed) => storedOf(typed, dollars))).toEqual(['', '-', '4o', '1,2,3']);
    expect(typedOf('4o', dollars)).toBe('4o');
  });
});

describe('what is missing in a value', () => {
  const of = (name: string, value: unknown) =>
    wantingIn(key(name).kind.shape, value).map(({ path, message }) => `${path} ${message}`.trim());
  it('is said where it is missing, or out of its range', () => {
    expect(of('lead.hold.maxDays', '')).toEqual(['required']);
    expect(of('lead.hold.maxDays', 'x')).toEqual(['invalid']);
    expect(of('lead.hold.maxDays', 1.5)).toEqual(['invalid']);
    expect(of('lead.hold.maxDays', 0)).toEqual(['least:1']);
    expect(
      of('credits.packs', [
        { cc: 500, cents: '' },
        { cc: 0, cents: 200_000_000 },
      ]),
    ).toEqual(['0.cents required', '1.cc least:1', '1.cents max:50000000']);
    expect(of('credits.packs', [])).toEqual(['min:1']);
    expect(of('offer.window', { days: [1, 2, 1], from: 540, to: 1_200, holidaysClosed: true })).toEqual(['days repeated']);
    expect(of('tax.rates', [{ code: 'GST', province: 'QC', fr: 'TPS', en: 'G', rateMilli: 5_000, from: '' }])).toEqual([
      '0.en min:2',
      '0.from required',
    ]);
  });
  it('is nothing in what every key ships with', () => {
    expect(KEYS.flatMap((each) => wantingIn(each.kind.shape, each.shipped))).toEqual([]);
  });
  it('starts a new row with what is possible', () => {
    expect(blankOf(key('credits.packs').kind.shape)).toEqual([{ cc: 1, cents: 1 }]);
  });
});
