import { sizeWords } from './sizes.js';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the size of a file, in words', () => {
  it.each([
    [0, '1 ko', '1 kB'],
    [1_300, '1 ko', '1 kB'],
    [21_000, '21 ko', '21 kB'],
    [1_048_576, '1 Mo', '1 MB'],
    [1_500_000, '1,4 Mo', '1.4 MB'],
    [20 * 1_048_576, '20 Mo', '20 MB'],
  ])('of %d bytes', (count, fr, en) => {
    expect([plain(sizeWords(count, 'fr')), plain(sizeWords(count, 'en'))]).toEqual([fr, en]);
  });
});
