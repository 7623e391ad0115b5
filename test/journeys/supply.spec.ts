import { shippedConfig } from '@jurilien/reference';
import { FLOWS } from '../../public-site/src/features/intake/questions/flows.js';
import { askedOf, type Asking } from '../../public-site/src/features/intake/questions/asked.js';
import { saysMore, supplyText, withSupply, type Supply } from '../../public-site/src/features/intake/wizard/supply.js';
import { figuresOf } from '../../public-site/src/lang/index.server';
import type { Raw } from '../../public-site/src/forms/raw.js';

const supply: Supply = {
  count: 25,
  turned: [
    { criterion: 'acceptDistance', count: 1_040 },
    { criterion: 'juridicalHelp', count: 25 },
    { criterion: 'mediator', count: null },
  ],
  brackets: { budget: { 1: null, 2: 10, 3: 25, 4: 25, 5: 25 }, rate: { 1: null, 2: null, 3: 20, 4: 25, 5: 25 } },
};
const figures = figuresOf(shippedConfig);
const shown = (name: string, raw: Raw = {}, lang: 'fr' | 'en' = 'fr', known: Supply | null = supply) => {
  const asking: Asking = { flow: FLOWS.demand, raw, set: null, figures };
  const asked = askedOf(name, asking, lang);
  return { asked, shared: withSupply(asked, known, asking, lang) };
};

describe('what a page about means says of the supply (IN8, IN9)', () => {
  it('is shown for each bracket, and not of an answer that is none', () => {
    const { asked, shared } = shown('budget', {}, 'en');
    const hint = (code: string) => shared.choices!.find((c) => c.value === code)!.hint;
    expect(hint('2')).toBe('at least 10 professionals');
    expect(hint('1')).toBe('fewer than 5 professionals');
    expect(hint('0')).toBe(asked.choices!.find((c) => c.value === '0')!.hint);
    expect(shown('rate', {}, 'en').shared.choices!.find((c) => c.value === '3')!.label).toMatch(/ \(at least 20 professionals\)$/);
  });

  it('is shown for yes and for no, whichever was answered', () => {
    const ends = (raw: Raw) => shown('acceptDistance', raw, 'en').shared.hint;
    expect(ends({})).toMatch(/If yes: at least 1,040 professionals\. If not: at least 25\.$/);
    expect(ends({ acceptDistance: 'yes' })).toMatch(/If yes: at least 25 professionals\. If not: at least 1,040\.$/);
    expect(shown('mediator', {}, 'en').shared.hint).toMatch(/If yes: fewer than 5 professionals\. If not: at least 25\.$/);
  });

  it('is left out where an answer changes nothing, where nothing is known, and of legal aid, which is a right', () => {
    const fewer = { ...supply, turned: [{ criterion: 'juridicalHelp', count: null }] };
    for (const [name, known] of [
      ['juridicalHelp', fewer],
      ['mediator', { ...supply, turned: [{ criterion: 'mediator', count: 25 }] }],
      ['hasLegalAidCert', supply],
      ['budget', null],
    ] as const) {
      const { asked, shared } = shown(name, {}, 'fr', known);
      expect(shared).toEqual(asked);
    }
  });

  it('is not shown at all where there are fewer than five whatever is answered', () => {
    const few = { budget: { 1: null }, rate: { 1: null } };
    expect(saysMore({ count: null, turned: [{ criterion: 'mediator', count: null }], brackets: few })).toBe(false);
    expect(saysMore({ count: null, turned: [], brackets: { ...few, rate: { 1: null, 2: 5 } } })).toBe(true);
  });

  it('says « fewer than five » once, above, and beside an answer only when it changes that', () => {
    const scarce = { ...supply, count: null, brackets: { budget: { 1: null, 2: null, 3: 10 }, rate: { 1: null } } };
    const hints = shown('budget', {}, 'en', scarce).shared.choices!.map((c) => c.hint ?? '');
    expect(hints.filter((hint) => hint.includes('fewer than five'))).toEqual([]);
    expect(hints).toContain('at least 10 professionals');
  });

  it('never names fewer than five', () => {
    expect(supplyText({ ...supply, count: null }, 'fr', figures)).toContain('moins de 5');
    expect(supplyText(supply, 'fr', figures)).toContain('au moins 25');
  });
});
