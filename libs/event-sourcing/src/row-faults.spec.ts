import { z } from 'zod';
import { json, notNull, oneOf, personal, someOf } from './columns.js';
import { ERASED } from './event.js';
import { faultsOf } from './testing.js';
import { view, type RowOf } from './view.js';

const desks = view()({
  name: 'desks',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    floor: 'integer not null',
    state: notNull(oneOf(['free', 'taken'])),
    tags: someOf(['window', 'quiet']),
    freeAt: 'timestamptz',
    owner: { type: 'text', notNull: true, personal: 'name' },
    note: { type: 'text', notNull: true, personal: 'text' },
    size: json(z.object({ width: z.number(), depth: z.number().optional() })),
    history: notNull(json<string[]>()),
    address: personal('text', json<{ street: string }>()),
    salary: 'integer not null',
  },
  read: { detailOnly: ['history'], figuresOnly: ['salary'] },
  on: {},
});
const row = { floor: 2, state: 'free', owner: 'Anne Roy', note: 'x', history: [], salary: 1 };

describe('the faults of a row', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['nothing where all is as declared', {}, []],
    ['nothing where what may be empty is', { tags: null, freeAt: undefined, size: null }, []],
    ['nothing of a text that was erased', { owner: ERASED, note: ERASED }, []],
    ['an empty value where there must be one', { floor: null }, ['floor is empty: null']],
    ['a column that does not exist', { flor: 2 }, ['flor is no column']],
    ['a value of another type', { floor: 1.5, freeAt: 'soon' }, ['floor is not integer: 1.5', 'freeAt is not timestamptz: "soon"']],
    ['a value outside its list', { state: 'lent' }, ['state is none of free, taken: "lent"']],
    ['one of several outside their list', { tags: ['quiet', 'loud'] }, ['tags is none of window, quiet: ["quiet","loud"]']],
    ['another shape', { size: { width: '2' } }, ['size has another shape (width invalid_type): {"width":"2"}']],
    ['a shape that is [erased]', { size: ERASED }, ['size has another shape ( invalid_type): "[erased]"']],
  ])('are %s', (_what, changed, faults) => expect(faultsOf(desks, { ...row, ...changed })).toEqual(faults));
});

/** Compiles only where both types are the same. */
const same = <A, B>(_: (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false): void => undefined;

it('the type of a row is what its columns declare', () => {
  type Desk = RowOf<typeof desks>;
  same<
    Desk,
    {
      id: string;
      floor: number;
      state: 'free' | 'taken';
      /** Masked for some, but never left out. */
      owner: string;
      tags?: ('window' | 'quiet')[] | null;
      freeAt?: string | null;
      /** Left out for who may not read it. */
      note?: string | null;
      size?: { width: number; depth?: number | undefined } | null;
      /** Lists do without it. */
      history?: string[] | null;
      address?: { street: string } | null;
    }
  >(true);
  const names: readonly (keyof Desk)[] = ['floor'];
  // @ts-expect-error a column that does not exist
  const wrong: readonly (keyof Desk)[] = ['flor'];
  // @ts-expect-error a column that no reader sees
  const hidden: readonly (keyof Desk)[] = ['salary'];
  expect([names, wrong, hidden].flat()).toHaveLength(3);
  view()({
    name: 'chairs',
    version: 1,
    key: 'id',
    columns: { id: 'uuid', legs: 'integer' },
    // @ts-expect-error a list is sorted by a column of the view
    read: { defaultSort: ['at', 'desc'] },
    on: {
      // @ts-expect-error a handler writes values of the column's type
      '*': () => ({ legs: 'four' }),
    },
  });
});
