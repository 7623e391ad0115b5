import { documentListOf } from './document-lists.js';
import { LAWYER_TYPES } from './lawyer-types.js';

describe('documents that a request starts from', () => {
  it.each(LAWYER_TYPES.map(({ code }) => code))('%s: a few, each once and in both languages', (field) => {
    const list = documentListOf(field);
    expect(list.length).toBeGreaterThanOrEqual(3);
    expect(list.length).toBeLessThanOrEqual(8);
    for (const lang of ['fr', 'en'] as const) expect(new Set(list.map((one) => one[lang])).size).toBe(list.length);
  });
  it('is the general list where the field is not known', () => {
    expect(documentListOf(undefined)).toBe(documentListOf('other'));
    expect(documentListOf('constructor')).toBe(documentListOf('other'));
  });
  it('is a list of its own for every field but the last', () =>
    expect(LAWYER_TYPES.filter(({ code }) => documentListOf(code) === documentListOf('other')).map(({ code }) => code)).toEqual(['other']));
});
