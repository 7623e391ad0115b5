import { propertiesOf, registryOf } from '@jurilien/event-sourcing';
import { contexts } from '../../libs/runtime/src/start/contexts.js';

/** Fields in which staff write of a person in words of their own. */
const FREE_WORDS = ['note', 'notice'];

it('what staff write of a person in their own words is sealed in every event', () => {
  const { events } = registryOf(contexts);
  const all = [...events].flatMap(([type, { schema, personal }]) =>
    propertiesOf(schema)
      .filter(({ path }) => FREE_WORDS.includes(path))
      .map(({ path }) => ({ field: `${type}.${path}`, sealed: path in personal })),
  );
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter(({ sealed }) => !sealed).map(({ field }) => field)).toEqual([]);
});
