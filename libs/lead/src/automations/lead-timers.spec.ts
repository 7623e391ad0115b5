import type { Automation, Recorded } from '@jurilien/event-sourcing';
import { at, T0 } from '@jurilien/event-sourcing/testing';
import { leadEvents } from '../lead.js';
import { leadContext } from '../index.js';
import { leadId, staff } from '../testing.js';
import { releaseIdleLocks } from './release-idle-locks.js';
import { startOfferingWhenDue } from './start-offering-when-due.js';
import { awaitConfirmation } from './await-confirmation.js';

const on = (a: Automation, type: string, data: Record<string, unknown> = {}) =>
  a.on[type]!({ type, data: { leadId, ...data }, occurredAt: T0, actor: staff, stream: `lead-${leadId}` } as unknown as Recorded);

describe('timers of a lead', () => {
  it('listen only to events of its life, and send only commands that exist', () => {
    const commands = leadContext.decisions.map((d) => d.name);
    for (const a of leadContext.automations) {
      expect(Object.keys(a.on).filter((type) => !(type in leadEvents))).toEqual([]);
      for (const type of Object.keys(a.on)) {
        const effects = on(a, type, { until: T0, dueAt: T0, lockUntil: T0, sendAfter: at(1), unservedAt: T0 });
        for (const e of effects) if ('command' in e) expect(commands).toContain(e.command);
      }
    }
  });
  it('wait for a confirmation an hour and a fortnight', () =>
    expect(on(awaitConfirmation, 'LeadSubmitted')).toMatchObject([
      { timer: 'lead.confirm.grace', dueAt: at(60), command: 'QueueLead' },
      { timer: 'lead.confirm.expire', dueAt: at(14 * 1440), command: 'ExpireLead' },
    ]));
  it('start the offering at once, or when its instant comes', () => {
    expect(on(startOfferingWhenDue, 'LeadValidated', { sendAfter: T0 })).toEqual([
      { do: 'dispatch', command: 'StartOffering', input: { leadId } },
    ]);
    expect(on(startOfferingWhenDue, 'LeadValidated', { sendAfter: at(9) })).toMatchObject([
      { do: 'schedule', dueAt: at(9), command: 'StartOffering' },
    ]);
  });
  it('move the lock with its owner’s work', () =>
    expect(on(releaseIdleLocks, 'LeadEdited')).toMatchObject([{ timer: 'lead.validation.lock', dueAt: at(15) }]));
});
