import { KEYS } from '@jurilien/reference';
import { namesWith } from './values-at.js';

it('names keys in the order of the registry, and those of other releases after them', () => {
  const names = KEYS.map(({ key }) => key);
  const asTheDatabaseHasThem = [...names].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const values = Object.fromEntries(asTheDatabaseHasThem.map((key) => [key, { shipped: 1 }]));
  expect(namesWith([{ key: 'b.gone' }, { key: names[0]! }, { key: 'a.gone' }], { values })).toEqual([...names, 'a.gone', 'b.gone']);
});
