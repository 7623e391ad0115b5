import { given, T0, uuidFor } from '@jurilien/event-sourcing/testing';
import { leadId, queued, staff, validator } from '@jurilien/lead/testing';
import { addLeadNote } from './add-lead-note.js';

const by = (actor: typeof staff | typeof validator, now = T0) => ({ actor, now });
describe('AddLeadNote', () => {
  it('is written by the validator to whom the request is assigned', () => {
    const colleague = uuidFor('validator');
    const assigned = [...queued, ['LeadAssignedToStaff', { leadId, assigneeId: colleague }] as const];
    expect(
      given({ lead: assigned })
        .when(addLeadNote, { leadId, note: 'Vu' }, by({ ...validator, id: colleague } as never))
        .types(),
    ).toEqual({ lead: ['LeadNoteAdded'] });
  });
  it('keeps notes from strangers to the lead', () => {
    expect(given({ lead: queued }).when(addLeadNote, { leadId, note: 'Vu' }, by(validator)).refusal()).toBe('FORBIDDEN: not-taken-by-you');
    expect(given().when(addLeadNote, { leadId, note: 'Vu' }, by(staff)).refusal()).toBe('NOT_FOUND: lead');
  });
});
