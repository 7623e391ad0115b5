import { nameMarkOf } from './name-mark.js';

describe('the mark by which a name is found again', () => {
  const hash = (value: string): string => `#${value.length}:${[...value].reverse().join('')}`;
  it('is the same however the name was written, and is made with the key alone', () => {
    const [one, other] = [nameMarkOf(hash, 'Éloïse Saint-Amand'), nameMarkOf(hash, 'eloise  saint amand')];
    expect(one).toBe(other);
    expect(one).toMatch(/^#/);
    expect(nameMarkOf(hash, 'Éloïse Saint-Amant')).not.toBe(one);
  });
  it('is none of a name that is none', () => expect(nameMarkOf(hash, ' - ')).toBeUndefined());
});
