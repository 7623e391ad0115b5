import { at, given, T0 } from '@jurilien/event-sourcing/testing';
import { client, leadId, personId, queued, ready, staff, submitted, taken } from '../../testing.js';
import { addClientNote } from './add-client-note.js';
import { editLead } from './edit-lead.js';

const by = (actor: typeof staff | typeof client, now = T0) => ({ actor, now });
const description = 'Je me suis trompée : le bail a été signé en mars, et non en mai.';

describe('EditLead of what the client wrote', () => {
  it.each([
    ['awaiting confirmation', submitted],
    ['in the queue', queued],
    ['under the lock of a validator', taken],
  ])('keeps a new version of the text while it is %s', (_when, lead) => {
    const { lead: events } = given({ lead }).when(editLead, { leadId, description }, by(client)).events();
    expect(events).toEqual([
      { type: 'LeadEdited', data: expect.objectContaining({ leadId, personId, description, changed: ['description'] }) },
    ]);
  });
  it('is refused once the team has validated it, and to everybody but the client', () => {
    expect(given({ lead: ready }).when(editLead, { leadId, description }, by(client)).refusal()).toBe('WRONG_STATE: lead-is-validated');
    expect(given({ lead: queued }).when(editLead, { leadId, description }, by(staff)).refusal()).toBe('VALIDATION: fields');
  });
  it('asks for as much text as a first request', () => {
    expect(given({ lead: queued }).when(editLead, { leadId, description: 'Court' }, by(client)).refusal()).toBe('VALIDATION: fields');
  });
});

describe('AddClientNote', () => {
  it('adds the note and calls the team to it, in every state that lives', () => {
    expect(given({ lead: ready }).when(addClientNote, { leadId, note: ' Audience avancée au 3. ' }, by(client)).events()).toEqual({
      lead: [
        { type: 'LeadNoteAdded', data: { leadId, personId, note: 'Audience avancée au 3.', fromClient: true } },
        { type: 'LeadTagged', data: { leadId, personId } },
      ],
    });
  });
  it('is not kept twice, and ten a day are enough', () => {
    const noted = (n: number) => [
      ...ready,
      ...Array.from(
        { length: n },
        (_, i) => ['LeadNoteAdded', { leadId, personId, note: `Note ${i}`, fromClient: true }, T0, client] as const,
      ),
    ];
    expect(
      given({ lead: noted(1) })
        .when(addClientNote, { leadId, note: 'Note 0' }, by(client))
        .events(),
    ).toEqual({});
    expect(
      given({ lead: noted(10) })
        .when(addClientNote, { leadId, note: 'Une de plus' }, by(client))
        .refusal(),
    ).toBe('RATE_LIMITED: client-notes');
    expect(
      given({ lead: noted(10) })
        .when(addClientNote, { leadId, note: 'Demain' }, by(client, at(24 * 60)))
        .types().lead,
    ).toContain('LeadNoteAdded');
  });
});
