import { columnOf, personalFields, registryOf, sealedColumns, type View } from '@jurilien/event-sourcing';
import { contexts } from './contexts.js';

const { views, events } = registryOf(contexts);
/** Columns that an erasure has to reach. */
const marked = (view: View): string[] =>
  Object.entries(view.columns).flatMap(([name, declared]) => {
    const { personal, derived } = columnOf(declared);
    return (personal ?? derived) ? [name] : [];
  });
const WITH_PERSONS = [...views.values()].filter((view) => marked(view).length > 0);

describe.each(WITH_PERSONS.map((view) => [view.name, view] as const))('%s', (_, view) => {
  const sealed = sealedColumns(view);
  it('says whose key seals each of its personal and derived columns', () => {
    expect([...new Set([...sealed.values()].flat())].sort()).toEqual(marked(view).sort());
  });

  it('finds the rows of an owner by an index, in a column that names one', () => {
    for (const owner of sealed.keys()) {
      const found = owner === view.key || (view.indexes ?? []).some(([first]) => first === owner);
      expect({ owner, found, type: columnOf(view.columns[owner]!).type }).toMatchObject({
        found: true,
        type: expect.stringMatching(/^(text|uuid)$/),
      });
      expect(marked(view)).not.toContain(owner);
    }
  });

  it('promises no value in a column that an erasure empties', () => {
    const emptied = marked(view).filter((name) => {
      const { type, personal, notNull } = columnOf(view.columns[name]!);
      return notNull && !(personal && type === 'text');
    });
    expect(emptied).toEqual([]);
  });
});

it.each([
  ['users', 'emailHash'],
  ['blacklist', 'mark'],
  ['blocks', 'marks'],
  ['messages', 'threadId'],
  ['messages', 'contactId'],
  ['threads', 'lastKind'],
  ['leads', 'pressing'],
])('%s.%s goes with what it was made of', (name, column) => {
  expect([...sealedColumns(views.get(name)!).values()].flat()).toContain(column);
});

/** Views that sealed fields reach the rows of although the view keeps none of them: each of them was looked at. */
const KEEPS_NONE = [
  'acceptances',
  'candidate-contacts',
  'candidates',
  // What a list was narrowed by is sealed in its event; the row has the names of the columns.
  'exports',
  'invoices',
  'match-leads',
  'match-profiles',
  'message-counts',
  'offer-health',
  'professional-metrics',
  'purchases',
  'relays',
  'retained',
  'staff-acts',
  'subscriptions',
];
it('a view of events with sealed fields says whose its rows are, or is known to keep none of them', () => {
  const reached = [...views.values()].filter((view) =>
    Object.keys(view.on).some((type) => Object.keys(events.get(type)?.personal ?? {})[0]),
  );
  expect(
    reached
      .filter((view) => !view.sealedBy)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(KEEPS_NONE);
});

describe('the personal fields of everything', () => {
  const fields = personalFields({ views, events });
  it('are those of every type of event and every view, each with the owner of its key', () => {
    expect(fields).toContainEqual({ in: 'event', of: 'LeadSubmitted', field: 'othersInvolved', owner: 'partiesKey|leadId' });
    expect(fields).toContainEqual({ in: 'view', of: 'lead-details', field: 'othersInvolved', owner: 'id', shows: 'text' });
    expect(fields).toContainEqual({ in: 'view', of: 'lead-details', field: 'clientName', owner: 'personId', shows: 'name' });
    expect(fields).toContainEqual({ in: 'view', of: 'users', field: 'emailHash', owner: 'id' });
    for (const [of, { personal }] of events)
      for (const field of Object.keys(personal))
        expect(fields.some((one) => one.in === 'event' && one.of === of && one.field === field)).toBe(true);
    for (const view of WITH_PERSONS)
      for (const field of marked(view))
        expect(fields.some((one) => one.in === 'view' && one.of === view.name && one.field === field)).toBe(true);
  });
});
