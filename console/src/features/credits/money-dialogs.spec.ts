import { configRead } from '@jurilien/reference';
import fc from 'fast-check';
import { everywhere } from '../../in-force/in-force.testing';
import type { Lead, Pricing } from '../lead';
import * as effects from './effects';
import { words } from './words.fr';

/** The sentences of the page, with what stands in them. */
const t = (key: string, vars: Record<string, unknown> = {}): string =>
  (words.effects as Record<string, string>)[key.replace('effects.', '')]!.replace(/\{(\w+)\}/g, (_, name: string) => String(vars[name]));
const coins = (cc: number): string => `${String(cc / 100).replace('.', ',')} jc`;
const show = {
  coins,
  cents: (n: number) => `${n / 100} $`,
  factor: (bp: number) => `× ${bp / 10_000}`,
  either: (words: readonly string[]) => words.join(' ou '),
};
const toolsWith = (values: Readonly<Record<string, unknown>>) => ({
  t: t as never,
  config: configRead(everywhere(values)),
  deciders: ['Odile Roy', 'Jérôme Nadeau'],
  show,
});
const tools = toolsWith({});
const maude = { name: 'Me Maude Tremblay', account: { availableCc: 1_250 } };
const lead = { code: 'K7QF', province: 'QC', facts: {} } as unknown as Lead;
const preview = {
  baseCc: 100,
  coinValueCc: 100,
  factors: [
    { code: 'smallMandate', bp: 6_000 },
    { code: 'rate', bp: 11_000 },
  ],
};

describe('a dialog about money', () => {
  it('says whose coins, how many, the balance before and after, and who must agree above the limit', () => {
    const { rows, next, done, proposed } = effects.balanceEffect(tools, maude, { adds: true, coins: '5', proposes: true });
    expect(rows).toEqual([
      ['Pour', 'Me Maude Tremblay'],
      ['Montant', '+ 5 jc'],
      ['Solde disponible', '12,5 jc → 17,5 jc'],
    ]);
    expect(next).toContain('l’accord d’une autre personne de l’administration (Odile Roy ou Jérôme Nadeau).');
    expect(done).toBe('5 jc ajoutés au compte de Me Maude Tremblay : 17,5 jc disponibles.');
    expect(proposed).toContain('(Odile Roy ou Jérôme Nadeau)');
  });
  it('asks for a second person from the limit in force on', () => {
    const given = { adds: true, coins: '5', proposes: true };
    expect(effects.balanceEffect(tools, maude, given).next).toContain('Au-delà de 10 jc');
    expect(effects.balanceEffect(toolsWith({ 'credits.fourEyesAboveCc': 400 }), maude, given).next).toContain('4 jc');
    const refund = { cc: 100, cents: 4_000, approved: true, second: false };
    const next = (values: object) => effects.refundEffect(toolsWith({ ...values }), maude.name, refund).next;
    expect(next({ 'refund.fourEyesAboveCents': 3_999 })).not.toBe(next({}));
  });
  it('computes a price within the bounds in force, and shows none where a plan is in force', () => {
    const price = (values: object) => effects.priceEffect(toolsWith({ ...values }), lead, preview, { creditValue: 2 })!.rows.at(-1)![1];
    expect(price({})).toBe('1 jc → 1,5 jc');
    expect(price({ 'pricing.stepCc': 100 })).toBe('1 jc → 2 jc');
    expect(price({ 'billing.model': 'subscription' })).not.toContain('jc');
  });
  it('tells a role that proposes nothing its own limit', () =>
    expect(effects.balanceEffect(tools, maude, { adds: true, coins: '5', proposes: false }).next).toContain(
      'Votre rôle permet 10 jc au plus',
    ));
  it('never shows another balance than before plus or minus the amount, and none below zero', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 1, max: 200 }), fc.boolean(), (before, steps, adds) => {
        const account = { name: 'A', account: { availableCc: before * 50 } };
        const { rows } = effects.balanceEffect(tools, account, { adds, coins: String(steps / 2), proposes: true });
        const shown = rows[2]![1]
          .replace(', inchangé', '')
          .split(' → ')
          .map((part: string) =>
            Number(
              part
                .replace(/[^\d,−-]/g, '')
                .replace(',', '.')
                .replace('−', '-'),
            ),
          );
        const after = before / 2 + (adds ? steps : -steps) / 2;
        expect(shown).toEqual(after < 0 ? [before / 2] : [before / 2, after]);
      }),
      { numRuns: 1_000 },
    ));
  it('says that a refusal changes no balance', () =>
    expect(effects.proposalEffect(tools, maude, { what: 'grant', cc: 2_000, approved: false }).rows[2]![1]).toBe('12,5 jc, inchangé'));
  it('says that the first yes to a large refund sends nothing, and names who must say yes too', () => {
    const of = (cents: number, second: boolean) => effects.refundEffect(tools, 'A', { cc: 2_000, cents, approved: true, second }).next;
    expect(of(90_000, false)).toBe(
      'Rien ne part encore : une deuxième personne de l’administration doit dire oui aussi (Odile Roy ou Jérôme Nadeau).',
    );
    expect([of(90_000, true), of(20_000, false)].every((next) => next.includes('mis de côté'))).toBe(true);
  });
  it('shows what professionals would pay under another base or multiplier', () => {
    const price = (wanted: Pricing) => effects.priceEffect(tools, lead, preview, wanted)!.rows.at(-1)![1];
    expect([price({ creditValue: 2 }), price({ multiplier: 3 }), price({ multiplier: 0 })]).toEqual([
      '1 jc → 1,5 jc',
      '1 jc → 2 jc',
      '1 jc → 1 jc',
    ]);
    expect(effects.priceEffect(tools, lead, preview, { creditValue: 9, refused: true })!.done).toBe(
      'Prix proposé refusé : la demande K7QF reste à 1 jc.',
    );
  });
  it('says of a province that pays by plan that the price is in it', () =>
    expect(effects.priceEffect(tools, { ...lead, province: 'ON' }, preview, { creditValue: 2 })!.rows.at(-1)![1]).toBe(
      'compris dans l’abonnement → compris dans l’abonnement',
    ));
});
