import { fits, filterValue } from './filter-values.js';

describe('values of a filter', () => {
  it.each([
    ['uuid', '0190c7f0-0000-7000-8000-000000000001', true],
    ['uuid', '-'.repeat(36), false],
    ['uuid', 7, false],
    ['integer', 12, true],
    ['integer', '12', true],
    ['integer', 2 ** 31, false],
    ['integer', 1.5, false],
    ['integer', 'twelve', false],
    ['integer', '', false],
    ['bigint', '9223372036854775807', true],
    ['bigint', '9223372036854775808', false],
    ['bigint', 1e300, false],
    ['boolean', true, true],
    ['boolean', 'maybe', false],
    ['timestamptz', '2026-02-31', true],
    ['timestamptz', 'yesterday', false],
    ['timestamptz', 5, false],
    ['text', 'é', true],
    ['text', 7, true],
    ['text', 'a\u0000b', false],
    ['text', { gte: 1 }, false],
    ['text', null, false],
    ['text[]', 'family', true],
    ['text[]', ['family'], false],
    ['jsonb', '{}', false],
  ] as const)('%s takes %p: %p', (type, value, expected) => {
    expect(fits(type, value)).toBe(expected);
  });

  it('names the field that does not fit, and brings instants to one form', () => {
    expect(() => filterValue('integer', 'x', 'version')).toThrow(
      expect.objectContaining({ code: 'VALIDATION', fields: [{ field: 'version', message: 'invalid' }] }),
    );
    expect(filterValue('timestamptz', '2026-02-31', 'at')).toBe('2026-03-03T00:00:00.000Z');
  });
});
