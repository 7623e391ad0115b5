import { fold } from '@jurilien/event-sourcing';
import { at, recorded, T0, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { professional } from '@jurilien/professionals';
import { distribution } from '@jurilien/search';
import { claimed, claimOf, ofClaim, pro, running } from '@jurilien/search/testing';
import { lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';

const search = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  distribution,
  leadId,
  type,
  { leadId, ...data },
  minutes,
];
const started = (more: object = {}) => search('ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 100, funded: true, ...more });
const extended = search('ClaimExtended', { ...ofClaim(1), holdUntil: at(15) });
const work = (key: string, input: object, more: object = {}) => ({ do: 'work', job: 'notify', key, input, ...more });
const lastMinutes = (until: number) => {
  const dueAt = at(until - 3);
  const about = { ...ofClaim(1), vars: { until: at(until) }, dueAt, templateVersion: 1 };
  return work(`R12:${claimOf(1)}:${at(until)}`, { rule: 'R12', ruleVersion: 1, ...about }, { dueAt });
};

describe('who holds a request', () => {
  it('hears when three minutes are left, and again of a hold that was made longer', () =>
    expect(runsAsShipped(started(), extended)).toEqual([lastMinutes(10), lastMinutes(15)]));
  it('hears at once of a hold that begins with less than three minutes', () =>
    expect(runsAsShipped(started({ holdUntil: at(2) }))).toEqual([lastMinutes(2)]));
  it('hears what their own rule took, and that it was switched off', () => {
    const off: StoryEvent = [professional, pro(1), 'AutoClaimSwitchedOff', { professionalId: pro(1), cause: 'timeouts' }];
    expect(runsAsShipped(started({ auto: true }), extended, off)).toEqual([
      lastMinutes(10),
      work(`auto-claimed:${claimOf(1)}`, { rule: 'auto-claimed', ruleVersion: 1, ...ofClaim(1) }),
      lastMinutes(15),
      work(`auto-claim-off:${pro(1)}:1`, { rule: 'auto-claim-off', ruleVersion: 1, professionalId: pro(1) }),
    ]);
  });
});

describe('messages about a claim', () => {
  const after = (past: Past) => fold(distribution, recorded(distribution, leadId, past));
  const past = [...running, claimed(1)];
  const { holdUntil } = after(past).claims[0]!;
  const verdict = (rule: string, given: Past, now: string, until: string = holdUntil) =>
    verdictOf(rule, lookupWith({ ...ofClaim(1), vars: { until } }, { distribution: after(given) }, now));

  it('R12 counts down a claim that lives, on the clock it was announced with', async () => {
    expect(await verdict('R12', past, at(5))).toBe('sent');
    expect(await verdict('R12', past, at(5), at(99))).toBe('Z02');
    expect(await verdict('R12', past, holdUntil)).toBe('Z02');
    expect(await verdict('R12', running, T0)).toBe('Z02');
  });
  it('auto-claimed is no news once the claim has ended', async () => {
    expect(await verdict('auto-claimed', past, T0)).toBe('sent');
    expect(await verdict('auto-claimed', past, at(1, holdUntil))).toBe('Z02');
  });
  it('auto-claim-off states that the rule is off, not that there is none', async () => {
    const said = (autoClaim?: { enabled: boolean }) =>
      verdictOf('auto-claim-off', lookupWith({ professionalId: pro(1) }, { professional: { autoClaim } }));
    expect(await said({ enabled: false })).toBe('sent');
    expect(await said({ enabled: true })).toBe('Z02');
    expect(await said()).toBe('Z02');
  });
});
