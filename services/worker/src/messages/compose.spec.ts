import { shippedRule } from '@jurilien/automation';
import { MESSAGE_RULES } from '@jurilien/contracts';
import * as processes from '@jurilien/processes';
import { COMPOSERS } from './compose.js';

const timely = Object.entries(processes).flatMap(([name, table]) => (name.endsWith('Moments') ? Object.keys(table as object) : []));

describe('every message', () => {
  it('is a declared rule, or has what writes it and a moment after which it is not sent', () => {
    const neither = MESSAGE_RULES.filter((rule) => !shippedRule(rule) && !(COMPOSERS[rule] && timely.includes(rule)));
    expect(neither).toEqual([]);
  });
});
