import { fold, type Recorded, type ScheduleEffect } from '@jurilien/event-sourcing';
import { asShipped, at, given, type Past } from '@jurilien/event-sourcing/testing';
import { z } from 'zod';
import { type JsonSchema, sampleOf } from '../../../../test/golden/samples.js';
import { releaseLeadFromValidation } from '../decisions/validation/release-lead-from-validation.js';
import { lead, type LeadEvent, leadEvents } from '../lead.js';
import { leadId, personId, staff, system, taken, validator } from '../testing.js';
import { releaseIdleLocks } from './release-idle-locks.js';

const past = (events: Past) =>
  events.map(([type, data, occurredAt = at(0), actor = staff], i) => ({
    stream: `lead-${leadId}`,
    version: i + 1,
    type,
    data,
    occurredAt,
    actor,
    config: asShipped(),
  })) as unknown as Recorded[];
const inValidation = fold(lead, past(taken));
const owner = { ...validator, id: inValidation.lockedBy! };
const dataOf = (type: LeadEvent['type'], full: boolean) => ({
  ...(sampleOf(z.toJSONSchema(leadEvents[type].schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, full) as object),
  leadId,
});
const armed = (type: string, data: object, actor: { readonly id: string; readonly kind: string }): ScheduleEffect[] =>
  (
    releaseIdleLocks.on[type]?.({
      type,
      data,
      occurredAt: at(10),
      actor,
      stream: `lead-${leadId}`,
      config: asShipped(),
    } as unknown as Recorded) ?? []
  ).filter((e) => e.do === 'schedule');

describe('an idle lock', () => {
  it.each(Object.keys(leadEvents) as LeadEvent['type'][])('ends as late as the life of the lead says after %s of its owner', (type) => {
    for (const full of [true, false]) {
      const data = dataOf(type, full);
      const after = lead.evolve(inValidation, { type, data } as never, {
        occurredAt: at(10),
        actor: owner,
        stream: `lead-${leadId}`,
        config: asShipped(),
      });
      if (after.status !== 'InValidation' || after.lockedBy !== owner.id) continue;
      expect(armed(type, data, owner)).toMatchObject([{ dueAt: after.lockUntil, occurrence: owner.id }]);
    }
  });

  it('is not kept by the looks of others, nor by what no person did', () => {
    const data = { leadId, personId, note: 'Vu' };
    const note = { type: 'LeadNoteAdded', data } as never;
    for (const actor of [staff, system].filter(({ id }) => id !== owner.id)) {
      const after = lead.evolve(inValidation, note, { occurredAt: at(10), actor, stream: `lead-${leadId}`, config: asShipped() });
      expect(after.lockUntil).toBe(inValidation.lockUntil);
      for (const timer of armed('LeadNoteAdded', data, actor)) expect(timer.occurrence).not.toBe(owner.id);
    }
  });

  it('is given back by the timer of the last act, where the one before comes too early', () => {
    const revealed: Past = [...taken, ['PersonalDataRevealed', dataOf('PersonalDataRevealed', false), at(10), owner]];
    const release = (minute: number) =>
      given({ lead: revealed }).when(releaseLeadFromValidation, { leadId, reason: 'lock-expired' }, { actor: system, now: at(minute) });
    expect(release(15).refusal()).toBe('WRONG_STATE: not-due');
    expect(armed('PersonalDataRevealed', {}, owner)).toMatchObject([{ dueAt: at(25) }]);
    expect(release(25).types()).toEqual({ lead: ['LeadReleasedFromValidation'] });
  });
});
