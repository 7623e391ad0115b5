import { z } from 'zod';
import { derived, json, personal } from './columns.js';
import { decider } from './decider.js';
import { event, ERASED } from './event.js';
import { rowsOf, story } from './testing.js';
import { erasedRow, sealedColumns, view, type View } from './view.js';

const guest = decider({
  category: 'guest',
  events: {
    GuestCame: event(z.object({ guestId: z.string(), name: z.string(), phone: z.string() }), {
      personal: { name: 'guestId', phone: 'guestId' },
    }),
    GuestSat: event(z.object({ guestId: z.string(), table: z.number() })),
  },
  initial: {},
  evolve: (s) => s,
});
const happened = story(
  [guest, 'g', 'GuestCame', { guestId: 'g', name: 'Zénobie', phone: '+15145550101' }],
  [guest, 'g', 'GuestSat', { guestId: 'g', table: 4 }],
);
const guests = view(guest)({
  name: 'guests',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    name: { type: 'text', personal: 'name' },
    phone: personal('phone', json<{ number: string }>()),
    mark: derived({ type: 'text' }),
    foundBy: derived(personal('phone', { type: 'text' })),
    note: { type: 'text', personal: 'text' },
    table: 'integer',
  },
  sealedBy: 'id',
  read: {},
  on: {
    GuestCame: (_row, { data: { name, phone } }) => ({ name, phone: { number: phone }, mark: `m:${phone}`, foundBy: phone }),
    GuestSat: (row, { data }) => row && { ...row, table: data.table },
  },
});

it('a row whose keys are gone keeps what is no one’s: texts read as erased, anything else is empty, what was never there stays so', () => {
  const row = rowsOf(guests, happened).get('g')!;
  expect(erasedRow(guests, row)).toEqual({ id: 'g', name: ERASED, phone: null, mark: null, foundBy: null, table: 4 });
  expect(erasedRow({ ...guests, goesWithKey: true }, row)).toBeNull();
});

it('an owner has the columns that are named, or the rest', () => {
  expect([...sealedColumns(guests)]).toEqual([['id', ['name', 'phone', 'mark', 'foundBy', 'note']]]);
  const sealedBy = { table: ['note'], id: 'rest' } as const;
  expect([...sealedColumns({ ...guests, sealedBy })]).toEqual([
    ['table', ['note']],
    ['id', ['name', 'phone', 'mark', 'foundBy']],
  ]);
  expect([...sealedColumns({ columns: { id: 'text' } })]).toEqual([]);
});

it('a column that is made of personal fields and not marked so is refused by the spec of its view', () => {
  const unmarked: View = { ...guests, columns: { ...guests.columns, mark: 'text' } };
  expect(() => rowsOf(unmarked, happened)).toThrow(/guests\.mark of who was erased: "m:\+15145550101", and rebuilt "m:\[erased\]"/);
});
