import { heldOfTable } from './small-cells.js';

const LEAST = 5;
interface Cell {
  readonly region: string;
  readonly state: string;
  readonly n: number;
}
const cell = (region: string, state: string, n: number): Cell => ({ region, state, n });
const by = [({ region }: Cell) => region, ({ state }: Cell) => state];
const held = (cells: readonly Cell[]): string[] =>
  [...heldOfTable(cells, by, LEAST)].map(({ region, state }) => `${region}/${state}`).sort();

describe('cells of a table whose sums may be known from elsewhere', () => {
  it('are all told where none is of few', () => expect(held([cell('A', 'x', 5), cell('A', 'y', 90), cell('B', 'x', 0)])).toEqual([]));
  it('are held back where they are of few, and the next smallest of their sum with them', () =>
    expect(held([cell('A', 'x', 3), cell('A', 'y', 7), cell('A', 'z', 40)])).toEqual(['A/x', 'A/y']));
  it('give no one away by any sum: neither over states nor over regions', () => {
    const cells = [cell('A', 'x', 3), cell('A', 'y', 7), cell('B', 'x', 8), cell('B', 'y', 9)];
    const back = heldOfTable(cells, by, LEAST);
    for (const column of by)
      for (const part of Map.groupBy(cells, column).values()) {
        const hidden = part.filter((one) => back.has(one)).reduce((sum, { n }) => sum + n, 0);
        expect(hidden === 0 || hidden >= LEAST).toBe(true);
      }
    expect(held(cells)).toEqual(['A/x', 'A/y', 'B/x']);
  });
  it('are held back as they are where several of few are enough together', () =>
    expect(held([cell('A', 'x', 3), cell('A', 'y', 4), cell('B', 'x', 2), cell('B', 'y', 3), cell('B', 'z', 60)])).toEqual([
      'A/x',
      'A/y',
      'B/x',
      'B/y',
    ]));
  it('are all held back where there is nothing else to hold back', () => expect(held([cell('A', 'x', 3)])).toEqual(['A/x']));
  it('are told to who may see rows', () => expect([...heldOfTable([cell('A', 'x', 1)], by, 0)]).toEqual([]));
});
