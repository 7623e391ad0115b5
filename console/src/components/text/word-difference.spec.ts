import { wordDifference } from './word-difference';

const told = (mine: string, theirs: string): string =>
  wordDifference(mine, theirs)
    .map(({ in: where, text }) => (where === 'both' ? text : where === 'mine' ? `[-${text}]` : `[+${text}]`))
    .join('');

describe('two texts beside each other', () => {
  it.each([
    ['Séparation après onze ans.', 'Séparation après onze ans.', 'Séparation après onze ans.'],
    [
      'Séparation après onze ans.',
      'Séparation après douze ans, deux enfants.',
      'Séparation après[- onze ans.][+ douze ans, deux enfants.]',
    ],
    ['un deux trois', 'un trois', 'un[- deux] trois'],
    ['', 'tout est neuf', '[+tout est neuf]'],
    ['tout est parti', '', '[-tout est parti]'],
  ])('« %s » and « %s »', (mine, theirs, expected) => expect(told(mine, theirs)).toBe(expected));
  it('lose no word of either', () => {
    const [mine, theirs] = ['a b c d e f', 'b x c f y e'];
    const runs = wordDifference(mine, theirs);
    const of = (...where: string[]) =>
      runs
        .filter((run) => where.includes(run.in))
        .map(({ text }) => text.trim())
        .join(' ');
    expect([of('both', 'mine'), of('both', 'theirs')]).toEqual([mine, theirs]);
  });
  it('are read line by line where they are long', () => {
    const long = Array.from({ length: 900 }, (_, n) => `ligne ${n}`).join('\n');
    expect(wordDifference(long, long.replace('ligne 450\n', 'autre\n')).map((run) => run.in)).toEqual(['both', 'mine', 'theirs', 'both']);
  });
});
