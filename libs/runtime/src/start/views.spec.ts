import { columnOf, registryOf } from '@jurilien/event-sourcing';
import { contexts } from './contexts.js';

/** What shows who a person is, or is a person's own words. */
const PERSONAL: Readonly<Record<string, string>> = {
  leads: 'clientName email phoneNumber',
  'lead-details': 'clientName email phoneNumber address description summary othersInvolved specificQuestions questions answers notes calls',
  messages: 'to subject body',
  professionals: 'email phoneNumber',
};
const { views } = registryOf(contexts);

it.each(Object.entries(PERSONAL))('%s masks what is personal', (name, columns) => {
  expect(
    columns.split(' ').filter((column) => {
      const c = views.get(name)!.columns[column];
      return !c || !columnOf(c).personal;
    }),
  ).toEqual([]);
});
