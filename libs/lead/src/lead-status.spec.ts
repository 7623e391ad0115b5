import type { LeadStatus } from '@jurilien/contracts';
import { leadEvents, type LeadEvent } from './lead.js';
import { STATUS, STATUS_EVENTS, statusAfter } from './lead-status.js';

type DataOf<T extends LeadEvent['type']> = Extract<LeadEvent, { type: T }>['data'];
/** The table as the life types it: another name, or another shape of the data, does not compile. */
const typed: { readonly [T in LeadEvent['type']]?: LeadStatus | ((before: LeadStatus, data: DataOf<T>) => LeadStatus) } = STATUS;

describe('the status of a request', () => {
  it('is changed by events of its life alone', () => {
    expect(STATUS_EVENTS.filter((type) => !(type in leadEvents))).toEqual([]);
    expect(Object.keys(typed)).toEqual(STATUS_EVENTS);
  });

  it('depends on the status before, or on the event, where the table says so', () => {
    const provided = { type: 'LeadInfoProvided', data: {} };
    expect(statusAfter('AwaitingInfo', provided)).toBe('ToValidate');
    expect(statusAfter('Ready', provided)).toBe('Ready');
    const referred = (final: boolean) => ({ type: 'LeadReferredToPartner', data: { final } });
    expect(statusAfter('InValidation', referred(true))).toBe('Referred');
    expect(statusAfter('InValidation', referred(false))).toBe('InValidation');
  });

  it('is not changed by another event', () => {
    expect(statusAfter('Ready', { type: 'LeadTagged', data: {} })).toBe('Ready');
  });
});
