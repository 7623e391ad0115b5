import { configRead } from '@jurilien/reference';
import { everywhere } from '../../in-force/in-force.testing';
import { balanceEffect, type EffectTools } from './effects';

const tools: EffectTools = {
  config: configRead(everywhere({})),
  t: (key, vars) => [key, ...Object.values(vars ?? {})].join('|'),
  deciders: ['Gabriel Fortin'],
  show: { coins: (cc) => `${cc / 100} jc`, cents: String, factor: String, either: (words) => words.join(' ou ') },
};
const person = { name: 'Ariane Thibodeau', account: { availableCc: 200 } };
const effect = (adds: boolean, coins: number, proposes = true) => balanceEffect(tools, person, { adds, coins, proposes });
const balanceOf = ({ rows }: ReturnType<typeof effect>) => rows.find(([label]) => label === 'effects.balance')![1];

describe('what a change of balance will do', () => {
  it('moves the balance at once up to the limit, and says from where on someone else decides', () => {
    expect(effect(true, 5).next).toMatch(/^effects\.given\|.*effects\.limit\|/);
    expect(balanceOf(effect(true, 5))).toBe('effects.change|2 jc|7 jc');
  });
  it('is announced as a proposal above the limit, to the role that may propose', () => {
    expect(effect(true, 12).next).toMatch(/^effects\.waits\|.*Gabriel Fortin/);
    expect(effect(true, 12, false).next).toMatch(/^effects\.ownLimit\|/);
  });
  it('says that more than the account has cannot be taken, and shows no negative balance', () => {
    expect(effect(false, 12).next).toMatch(/^effects\.tooMuch\|/);
    expect(balanceOf(effect(false, 12))).toBe('effects.unchanged|2 jc');
    expect(effect(false, 2).next).toMatch(/^effects\.taken\|/);
  });
});
