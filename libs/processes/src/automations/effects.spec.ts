import { at, automation, cancel, forEach, send, timer, view, type Effect, type ViewHandler } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { leadId } from '@jurilien/lead/testing';
import { markLeadUnserved } from '@jurilien/search';
import { withNextTimer } from '../views/request/next-timer.js';
import { withProposals } from '../views/request/open-proposals.js';
import { leadHandlers } from '../../../lead/src/views/lead-handlers.js';
import { work } from '../work.js';

const ends = timer('lead.unserved', markLeadUnserved);
const day = '2026-11-23T12:00:00.000Z';

describe('effects are values until they are written down', () => {
  it('a command by its decision', () =>
    expect(send(markLeadUnserved, { leadId, reason: 'noTaker' })).toEqual({
      do: 'dispatch',
      command: 'MarkLeadUnserved',
      input: { leadId, reason: 'noTaker' },
    }));
  it('a timer under its stored name, with an occurrence only where one is named', () => {
    const armed = { do: 'schedule', subject: 's', timer: 'lead.unserved', dueAt: day, command: 'MarkLeadUnserved', input: { leadId } };
    expect(at(day, ends, { leadId }, 's')).toStrictEqual(armed);
    expect(at(day, ends, { leadId }, 's', 'o')).toStrictEqual({ ...armed, occurrence: 'o' });
    expect(cancel(ends, 's')).toStrictEqual({ do: 'cancel', subject: 's', timer: 'lead.unserved' });
  });
  it('work under the name of its kind, later only where it says so', () => {
    const asked = { do: 'work', job: 'settle-lead', key: 'k', input: { leadId } };
    expect(work('settle-lead', 'k', { leadId })).toStrictEqual(asked);
    expect(work('settle-lead', 'k', { leadId }, day)).toStrictEqual({ ...asked, dueAt: day });
  });
  it('one handler for several events stands under each of their names', () =>
    expect(Object.keys(forEach(lead)(['LeadWithdrawn', 'LeadClosed'], () => []))).toEqual(['LeadWithdrawn', 'LeadClosed']));
});

/** What the compiler must refuse: `npm run typecheck` fails where one of these lines compiles. */
export const refused = [
  // @ts-expect-error a reason that does not exist
  () => send(markLeadUnserved, { leadId, reason: 'noTakerr' }),
  // @ts-expect-error a field that does not exist
  () => send(markLeadUnserved, { leadId, why: 'noTaker' }),
  // @ts-expect-error a field that is missing
  () => send(markLeadUnserved, {}),
  // @ts-expect-error a command by its name
  () => send('MarkLeadUnserved', { leadId }),
  // @ts-expect-error a reason that does not exist, later
  () => at(day, ends, { leadId, reason: 'noTakerr' }, 's'),
  // @ts-expect-error a timer by its name
  () => cancel('lead.unserved', 's'),
  // @ts-expect-error an effect written by hand
  (): Effect => ({ do: 'dispatch', command: 'MarkLeadUnserved', input: {} }),
  // @ts-expect-error a kind of work that no one does
  () => work('settle-leed', 'k', { leadId }),
  // @ts-expect-error work without what it needs
  () => work('match-wave', 'k', { leadId }),
  // @ts-expect-error a reason to close that does not exist
  () => work('end-lead', 'k', { command: 'CloseLead', leadId, closeReason: 'servd' }),
  // @ts-expect-error a message that has no words
  () => work('notify', 'k', { rule: 'R99', leadId }),
  // @ts-expect-error an event that a lead does not have
  () => automation(lead)({ name: 'x', on: { LeadWithdrawnn: () => [] } }),
  // @ts-expect-error the same one in a list
  () => forEach(lead)(['LeadWithdrawnn'], () => []),
  // @ts-expect-error the same one spread into the handlers
  () => automation(lead)({ name: 'x', on: { LeadClosed: () => [], ...{ LeadWithdrawnn: () => [] } } }),
  // @ts-expect-error names that are only known when the code runs
  () => automation(lead)({ name: 'x', on: Object.fromEntries(['LeadWithdrawn'].map((type) => [type, () => []])) }),
  // @ts-expect-error an event that no life of the list of requests has
  () => withNextTimer({ WaveStarte: (row) => row }),
  // @ts-expect-error the same one, wrapped twice
  () => view(lead)({ ...shape, on: withProposals(withNextTimer({ WaveStarte: (row) => row })) }),
  // @ts-expect-error an event that a lead does not have, in a view's handlers
  () => leadHandlers({ LeadWithdrawnn: () => ({}) }),
  // @ts-expect-error handlers under names that are only known when the code runs
  () => view(lead)({ ...shape, on: {} as Record<string, ViewHandler> }),
];
const shape = { name: 'x', version: 1, key: 'id', columns: { id: 'uuid' }, read: {} } as const;
