import { KEYS } from '@jurilien/reference';
import type { Report } from '@jurilien/runtime';
import { reportLines } from './report-csv.js';

const report: Report = {
  environment: 'test',
  fingerprint: 'f',
  at: '2026-11-28T12:00:00.000Z',
  version: 1,
  keys: KEYS.map(({ key, shipped }) => ({ key, shipped: { shipped }, value: shipped, own: [], marks: [] })) as unknown as Report['keys'],
};
/** What stands in a column of the line of a key. */
const column = (lang: 'fr' | 'en', head: string, key: string) => {
  const [names, ...lines] = reportLines(report, (id) => id, lang);
  return lines.find(([name]) => name === key)![names!.indexOf(head)];
};

describe('the configuration as a table', () => {
  it('says in words of its language in what each figure counts', () => {
    const french = (key: string) => column('fr', 'Unité', key);
    const english = (key: string) => column('en', 'Unit', key);
    expect(['caps.person.perDay', 'pricing.minCc', 'selfServe.discountBp'].map(french)).toEqual([
      'nombre',
      'centièmes de juricoin',
      'points de base',
    ]);
    expect(['caps.person.perDay', 'pricing.minCc', 'selfServe.discountBp'].map(english)).toEqual([
      'number',
      'hundredths of a juricoin',
      'basis points',
    ]);
    expect(french('tax.rates')).toBe('');
  });
});
