import { contexts } from '@jurilien/runtime';
import type { Recorded } from '@jurilien/event-sourcing';
import { fillDemo } from './demo.js';
import { TARGETS } from './leads.js';
import { memoryLog } from './memory.testing.js';
import { randomFrom } from './random.js';
import { STAFF } from './staff.js';

const NOW = Date.parse('2026-11-19T19:00:00Z');

/** State of a lead by the last event that names one. */
const STATES: Readonly<Record<string, string>> = {
  LeadDraftStarted: 'Draft',
  LeadSubmitted: 'AwaitingConfirmation',
  LeadQueuedForValidation: 'ToValidate',
  LeadTakenForValidation: 'InValidation',
  LeadInfoRequested: 'AwaitingInfo',
  LeadHeld: 'OnHold',
  LeadValidated: 'Ready',
  LeadOfferingStarted: 'Offering',
  LeadSelfServed: 'SelfServe',
  LeadAccepted: 'Accepted',
  LeadContactMade: 'InService',
  LeadUnserved: 'Unserved',
  LeadClosed: 'Closed',
  LeadRejected: 'Rejected',
  LeadBlocked: 'Blocked',
  LeadWithdrawn: 'Withdrawn',
};

describe('the demo', () => {
  const ids = randomFrom(3);
  const staff = new Map(STAFF.map((m) => [m.key as string, ids.uuid()]));
  const fill = async () => {
    const ports = memoryLog(contexts);
    const report = await fillDemo(ports, { now: NOW, seed: 2026, product: 'jurilien', staff });
    return { log: ports.log, report };
  };
  let first: Awaited<ReturnType<typeof fill>>;
  beforeAll(async () => {
    first = await fill();
  });

  it('is told without one refused command', () => {
    expect(
      first.report.trouble.map(
        ({ step, error }) => `${step.command}: ${String(error)} ${JSON.stringify((error as { fields?: unknown }).fields ?? '')}`,
      ),
    ).toEqual([]);
  });

  it('leaves leads in every state', () => {
    const states = new Map<string, string>();
    for (const e of first.log) if (e.stream.startsWith('lead-') && STATES[e.type]) states.set(e.stream, STATES[e.type]!);
    const counts: Record<string, number> = {};
    for (const state of states.values()) counts[state] = (counts[state] ?? 0) + 1;
    expect(states.size).toBe(250);
    expect(Object.keys(counts).sort()).toEqual(Object.keys(TARGETS).sort());
  });

  it('happened in the sixty days before, never later', () => {
    expect(first.log.every((e: Recorded) => Date.parse(e.occurredAt) <= NOW)).toBe(true);
    const leads = first.log.filter((e) => e.type === 'LeadSubmitted').map((e) => Date.parse(e.occurredAt));
    expect(Math.min(...leads)).toBeGreaterThan(NOW - 61 * 86_400_000);
  });

  it('is the same for the same seed', async () => {
    const again = await fill();
    expect(again.log.map((e) => [e.stream, e.type, e.occurredAt])).toEqual(first.log.map((e) => [e.stream, e.type, e.occurredAt]));
  });
});
