import type { Recorded } from '@jurilien/event-sourcing';
import { asShipped, at, effectsOf, type Past } from '@jurilien/event-sourcing/testing';
import { lead, type LeadState, zoneOfClient } from '@jurilien/lead';
import { system, unserved } from '@jurilien/lead/testing';
import { quietHours } from '@jurilien/messaging';
import { inviteToRenew, planRenewals } from '../../automations/renewals.js';
import { memoryLog } from '../../memory-log.testing.js';

const COUNT = 5_000;
const config = asShipped();
const idOf = (n: number): string => `018f2a10-0000-7000-8000-${(n * 2_654_435_761 + 12_345).toString(16).padStart(12, '0').slice(-12)}`;
/** Three time zones of Quebec, so that their evenings end at different instants. */
const CITIES = ['Montréal', 'Blanc-Sablon', 'Îles-de-la-Madeleine'];
const of = (n: number): Past =>
  unserved.map(([type, data, ...rest]): Past[number] => {
    const facts = typeof data.facts === 'object' ? { facts: { ...data.facts, city: CITIES[n % CITIES.length] } } : {};
    return [type, { ...data, leadId: idOf(n), ...facts }, ...rest];
  });

type World = ReturnType<typeof memoryLog>;
/** Carries out what an automation makes of events, each command at the instant its timer names. */
async function carryOut(w: World, automation: typeof planRenewals | typeof inviteToRenew, events: readonly Recorded[]): Promise<void> {
  for (const effect of effectsOf(automation, events)) {
    if (effect.do !== 'dispatch' && effect.do !== 'schedule') continue;
    const when = effect.do === 'schedule' ? effect.dueAt : events[0]!.occurredAt;
    await w.send({ name: effect.command, input: effect.input, actor: system, at: when });
  }
}
const last = (w: World, n: number, type: string): Recorded[] => w.events(lead, idOf(n)).filter((e) => e.type === type);
const isOpen = (s: LeadState, instant: string): boolean =>
  quietHours('email-service', 'client', { now: instant, config }, { province: s.facts.province ?? 'QC', zone: zoneOfClient(s) }) ===
  instant;

/** A few minutes before the evening's end in Montréal, when it is over farther east: some have hours left, the others wait for a morning. */
const ENDED = at(11 * 60 - 5);

describe('a day without lawyers', () => {
  it('ends five thousand searches at once: each client is invited once, in the hours of their place, and never many in one minute', async () => {
    const w = memoryLog();
    for (let n = 0; n < COUNT; n++) {
      const [type, data] = of(n).at(-1)!;
      w.seed(lead, idOf(n), [...of(n).slice(0, -1), [type, data, ENDED]]);
      await carryOut(w, planRenewals, last(w, n, 'LeadUnserved'));
      await carryOut(w, inviteToRenew, last(w, n, 'RenewalPlanned'));
    }
    const perMinute = new Map<string, number>();
    let [lost, outside] = [0, 0];
    for (let n = 0; n < COUNT; n++) {
      const sent = last(w, n, 'RenewalInvitationSent');
      if (sent.length !== 1) lost++;
      for (const { occurredAt } of sent) {
        if (!isOpen(w.state(lead, idOf(n)), occurredAt)) outside++;
        const minute = occurredAt.slice(0, 'yyyy-mm-ddThh:mm'.length);
        perMinute.set(minute, (perMinute.get(minute) ?? 0) + 1);
      }
    }
    expect({ lost, outside }).toEqual({ lost: 0, outside: 0 });
    expect(Math.max(...perMinute.values())).toBeLessThan(100);
  }, 120_000);
});
