import type { Automation, Recorded } from '@jurilien/event-sourcing';
import { asShipped, at, T0 } from '@jurilien/event-sourcing/testing';
import { configOf, type Override } from '@jurilien/reference';
import { leadEvents } from '../lead.js';
import { leadContext } from '../index.js';
import { leadId, staff } from '../testing.js';
import { releaseIdleLocks } from './release-idle-locks.js';
import { startOfferingWhenDue } from './start-offering-when-due.js';
import { expireDrafts } from './expire-drafts.js';
import { remindOfDrafts } from './remind-of-drafts.js';
import { timeOutQuestions } from './time-out-questions.js';
import { awaitConfirmation } from './await-confirmation.js';

const on = (a: Automation, type: string, data: Record<string, unknown> = {}, more: object = { config: asShipped() }) =>
  a.on[type]!({ type, data: { leadId, ...data }, occurredAt: T0, actor: staff, stream: `lead-${leadId}`, ...more } as unknown as Recorded);

describe('timers of a lead', () => {
  it('listen only to events of its life, and send only commands that exist', () => {
    const commands = leadContext.decisions.map((d) => d.name);
    for (const a of leadContext.automations) {
      expect(Object.keys(a.on).filter((type) => !(type in leadEvents))).toEqual([]);
      for (const type of Object.keys(a.on)) {
        const effects = on(a, type, { until: T0, dueAt: T0, lockUntil: T0, sendAfter: at(1), unservedAt: T0, facts: {} });
        for (const e of effects) if ('command' in e) expect(commands).toContain(e.command);
      }
    }
  });
  it('wait for a confirmation an hour and a fortnight', () =>
    expect(on(awaitConfirmation, 'LeadSubmitted', { facts: {} })).toMatchObject([
      { timer: 'lead.confirm.grace', dueAt: at(60), command: 'QueueLead' },
      { timer: 'lead.confirm.expire', dueAt: at(14 * 1440), command: 'ExpireLead' },
    ]));
  it('run as long as is configured where the request is', () => {
    const config = configOf(
      new Map<string, Override[]>([
        ['lead.confirm.graceMinutes', [{ scope: { province: 'ON' }, value: 5 }]],
        ['lead.confirm.expireDays', [{ scope: { province: 'ON' }, value: 2 }]],
        ['lead.draft.expireDays', [{ scope: {}, value: 3 }]],
        [
          'lead.draft.remind1Hours',
          [
            { scope: {}, value: 4 },
            { scope: { province: 'ON' }, value: 3 },
          ],
        ],
        ['lead.draft.remind2Hours', [{ scope: {}, value: 5 }]],
        ['validation.lockMinutes', [{ scope: { province: 'ON' }, value: 2 }]],
      ]),
      2,
    );
    const due = (a: Automation, type: string, data: object, province?: 'QC' | 'ON') =>
      on(a, type, { ...data }, { config, province }).map((e) => ('dueAt' in e ? e.dueAt : undefined));
    expect(due(awaitConfirmation, 'LeadSubmitted', { facts: { province: 'ON' } })).toEqual([at(5), at(2 * 1_440)]);
    expect(due(awaitConfirmation, 'LeadSubmitted', { facts: { province: 'QC' } })).toEqual([at(60), at(14 * 1_440)]);
    expect(due(expireDrafts, 'LeadDraftStarted', {})).toEqual([at(3 * 1_440)]);
    expect(due(expireDrafts, 'LeadDraftSaved', { endsAt: at(9) })).toEqual([at(9)]);
    expect(due(expireDrafts, 'LeadDraftSaved', {})).toEqual([]);
    expect(due(remindOfDrafts, 'LeadDraftSaved', { remind: true })).toEqual([at(4 * 60), at(5 * 60)]);
    expect(due(remindOfDrafts, 'LeadDraftSaved', { remind: true, province: 'ON' })).toEqual([at(3 * 60), at(5 * 60)]);
    expect([due(releaseIdleLocks, 'LeadEdited', {}, 'ON'), due(releaseIdleLocks, 'LeadEdited', {}, 'QC')]).toEqual([[at(2)], [at(15)]]);
  });
  it('give a question that no one answers back to the team', () =>
    expect(on(timeOutQuestions, 'LeadInfoRequested', { dueAt: at(72 * 60) })).toMatchObject([
      { timer: 'lead.info.timeout', dueAt: at(72 * 60), command: 'ReleaseLeadFromValidation' },
    ]));
  it('start the offering at once, or when its instant comes', () => {
    expect(on(startOfferingWhenDue, 'LeadValidated', { sendAfter: T0 })).toEqual([
      { do: 'dispatch', command: 'StartOffering', input: { leadId } },
    ]);
    expect(on(startOfferingWhenDue, 'LeadValidated', { sendAfter: at(9) })).toMatchObject([
      { do: 'schedule', dueAt: at(9), command: 'StartOffering' },
    ]);
  });
  it('start the offering of what was renewed as it was, and leave the rest to the team', () => {
    expect(on(startOfferingWhenDue, 'LeadRenewed', { ready: true })).toEqual([
      { do: 'dispatch', command: 'StartOffering', input: { leadId } },
    ]);
    expect(on(startOfferingWhenDue, 'LeadRenewed', { ready: false })).toEqual([]);
  });
  it('move the lock with its owner’s work', () =>
    expect(on(releaseIdleLocks, 'LeadEdited')).toMatchObject([{ timer: 'lead.validation.lock', dueAt: at(15) }]));
});
