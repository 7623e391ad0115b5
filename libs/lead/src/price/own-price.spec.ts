import type { Config } from '@jurilien/event-sourcing';
import { asShipped, configIn, configWith, type Past, T0 } from '@jurilien/event-sourcing/testing';
import { priceInput } from '../decisions/search/offering.js';
import { lead, type LeadEvent } from '../lead.js';
import type { LeadState } from '../lead-state.js';
import { leadId, submitted } from '../testing.js';
import { asConfigured } from './own-price.js';
import { price } from './price.js';

/** A request after its past, each event decided under a configuration. */
const after = (past: Past, config: Config = asShipped()): LeadState =>
  past.reduce(
    (s, [type, data]) =>
      lead.evolve(s, { type, data } as unknown as LeadEvent, { occurredAt: T0, actor: { id: 'x', kind: 'system' }, config, stream: '' }),
    lead.initial,
  );
const cc = (s: LeadState, config: Config): number => price(priceInput(asConfigured(s), config), config).coinValueCc;
const superLead = (multiplier: number): Past => [...submitted, ['SuperLeadSet', { leadId, multiplier }]];

describe('a price that is asked about under another configuration', () => {
  it('follows its base where no one wrote another one', () => {
    const request = after(submitted);
    const [now, then] = [cc(request, asShipped()), cc(request, configWith({ 'pricing.base': 4 }))];
    expect([then > now, cc(request, configIn('QC', { 'pricing.base': 4 })), cc(request, configIn('ON', { 'pricing.base': 4 }))]).toEqual([
      true,
      then,
      now,
    ]);
  });
  it('stays what staff wrote', () => {
    const request = after([...submitted, ['LeadPriceSet', { leadId, creditValue: 6 }]]);
    expect(cc(request, configWith({ 'pricing.base': 4 }))).toBe(cc(request, asShipped()));
  });
  it('stays what the form of a member of staff gave, where that was not the base of its time', () => {
    const [type, data] = submitted[1]!;
    const facts = { ...(data as { facts: object }).facts, creditValue: 2 };
    const request = after([submitted[0]!, [type, { ...data, facts }]]);
    expect(cc(request, configWith({ 'pricing.base': 4 }))).toBe(cc(request, asShipped()));
    expect(
      cc(after([submitted[0]!, [type, { ...data, facts }]], configWith({ 'pricing.base': 2 })), configWith({ 'pricing.base': 4 })),
    ).not.toBe(cc(request, asShipped()));
  });
  it('follows the multiplier of super leads, unless someone wrote another one', () => {
    const [usual, own] = [after(superLead(3)), after(superLead(5))];
    const doubled = configWith({ 'pricing.superMultiplier': 6 });
    expect([cc(usual, asShipped()), cc(usual, doubled)]).toEqual([250, 450]);
    expect(cc(own, doubled)).toBe(cc(own, asShipped()));
  });
});
