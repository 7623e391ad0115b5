import { pageSpan } from '../../console/src/components/list/pageSpan';

describe('a page of a list', () => {
  const counted = { perPage: 25, total: 60, more: false };
  const stopped = { perPage: 25, total: 10_000, more: true };
  it.each([
    ['in the middle', { ...counted, page: 2, rows: 25 }, { from: 26, to: 50, hasNext: true }],
    ['the last', { ...counted, page: 3, rows: 10 }, { from: 51, to: 60, hasNext: false }],
    ['the last, full', { ...counted, total: 75, page: 3, rows: 25 }, { from: 51, to: 75, hasNext: false }],
    ['behind a count that stopped', { ...stopped, page: 401, rows: 25 }, { from: 10_001, to: 10_025, hasNext: true }],
    ['the last behind a count that stopped', { ...stopped, page: 402, rows: 3 }, { from: 10_026, to: 10_028, hasNext: false }],
    ['empty behind a count that stopped', { ...stopped, page: 402, rows: 0 }, { from: 10_026, to: 10_025, hasNext: false }],
  ])('%s', (_, shown, expected) => expect(pageSpan(shown)).toEqual(expected));
});
