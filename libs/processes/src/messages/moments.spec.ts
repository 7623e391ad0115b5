import { MESSAGE_RULES, type MessageRule } from '@jurilien/contracts';
import * as messages from './index.js';

const { SEVERAL } = messages;
const tables = Object.entries(messages).filter(([name]) => name.endsWith('Moments'));

it('no message has two moments', () => {
  const named = tables.flatMap(([, table]) => Object.keys(table));
  expect(named.filter((rule, n) => named.indexOf(rule) !== n || !MESSAGE_RULES.includes(rule as MessageRule))).toEqual([]);
});

it('a message to several professionals is about a request they share', () => {
  const shared: readonly MessageRule[] = ['R14', 'R61', 'client-note', 'request-ended'];
  expect(Object.keys(SEVERAL).toSorted()).toEqual([...shared].toSorted());
});
