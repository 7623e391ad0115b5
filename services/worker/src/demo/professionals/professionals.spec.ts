import { credits } from '@jurilien/credits';
import { processes } from '@jurilien/processes';
import { professionals } from '@jurilien/professionals';
import { memoryLog } from '../memory.testing.js';
import { professionalStory, standingOf } from './professionals.js';
import { profiles } from './professional-profiles.js';
import { randomFrom } from '../random.js';
import { tell } from '../tell.js';

const NOW = Date.parse('2026-11-19T19:00:00Z');
const admin = { kind: 'user' as const, id: 'a', role: 'jurilien_admin' };

describe('the demo’s professionals', () => {
  it('are sixty, of every kind, in both provinces, each with an address of their own', () => {
    const people = profiles(randomFrom(1), 2026);
    expect(people).toHaveLength(60);
    expect(new Set(people.map((p) => p.title))).toEqual(new Set(['lawyer', 'notary', 'paralegal', 'mediator']));
    expect(new Set(people.map((p) => p.province))).toEqual(new Set(['QC', 'ON']));
    expect(new Set(people.map((p) => p.phoneNumber)).size).toBe(60);
    // No one has the number that texts come from.
    expect(people.filter((p) => p.phoneNumber.endsWith('5550100'))).toEqual([]);
  });

  it('join by commands the rules accept, and are the same for the same seed', async () => {
    const happened = async () => {
      const ports = memoryLog([professionals, credits, processes]);
      const trouble: string[] = [];
      const ids = randomFrom(2);
      const stories = profiles(randomFrom(1), 2026).map((p, i) =>
        professionalStory(p, standingOf(i), { now: NOW, config: ports.config, random: randomFrom(i), admin }),
      );
      await tell(stories, ports, () => ids.uuid(), {
        onTrouble: (step, error) => {
          trouble.push(`${step.command.name}: ${String(error)}`);
        },
      });
      return { log: ports.log, trouble };
    };
    const [first, second] = [await happened(), await happened()];
    expect(first.trouble).toEqual([]);
    expect(first.log.filter((e) => e.type === 'ProfessionalApproved').length).toBeGreaterThan(50);
    // Both ways of paying for access are shown: plans in Ontario, each month with its invoice, and coins in Quebec.
    const plans = first.log.filter((e) => e.type === 'SubscriptionPeriodPaid');
    expect(plans.length).toBeGreaterThan(10);
    expect(
      first.log.filter((e) => e.type === 'InvoiceIssued' && e.data['source'] === 'subscription').map((e) => e.data['sourceId']),
    ).toEqual(plans.map((e) => e.data['providerInvoiceId']));
    expect(first.log.every((e) => Date.parse(e.occurredAt) <= NOW)).toBe(true);
    expect(second.log.map((e) => [e.type, e.stream, e.occurredAt])).toEqual(first.log.map((e) => [e.type, e.stream, e.occurredAt]));
  });
});
