import { detectPersonalData } from './personal-data-detector.js';
import { FIRST_EN, FIRST_FR } from './personal-data/labelled-first.testing.js';
import { FOURTH_EN, FOURTH_FR } from './personal-data/labelled-fourth.testing.js';
import { FIFTH_EN, FIFTH_FR } from './personal-data/labelled-fifth.testing.js';
import { HELD_OUT_EN, HELD_OUT_FR } from './personal-data/labelled-held-out.testing.js';
import { THIRD_EN, THIRD_FR } from './personal-data/labelled-third.testing.js';
import { SECOND_EN, SECOND_FR } from './personal-data/labelled-second.testing.js';

interface Labelled {
  readonly kind: string;
  readonly sentence: string;
}
const labelled = (lines: string): Labelled[] =>
  lines.split('\n').map((line) => ({ kind: line.slice(0, line.indexOf('|')), sentence: line.slice(line.indexOf('|') + 1) }));

/** What the detector says of a set: shares of sentences, and each sentence it is wrong about. */
function measure(set: readonly Labelled[]): { recall: number; precision: number; wrong: string[] } {
  const told = set.map(({ kind, sentence }) => {
    const kinds = detectPersonalData(sentence).map((f) => f.kind as string);
    return { kind, sentence, kinds, flagged: kinds.length > 0, right: kinds.includes(kind) };
  });
  const personal = told.filter((t) => t.kind !== '-');
  const flagged = told.filter((t) => t.flagged);
  return {
    recall: personal.filter((t) => t.right).length / personal.length,
    precision: flagged.filter((t) => t.kind !== '-').length / flagged.length,
    wrong: told
      .filter((t) => (t.kind === '-' ? t.flagged : !t.right))
      .map(
        (t) =>
          `${t.kind} | ${t.sentence} | ${detectPersonalData(t.sentence)
            .map((f) => `${f.kind} “${f.match}”`)
            .join(', ')}`,
      ),
  };
}
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The sets it was tuned on, in the order they were written. */
const FR = [FIRST_FR, SECOND_FR, THIRD_FR, FOURTH_FR, FIFTH_FR];
const EN = [FIRST_EN, SECOND_EN, THIRD_EN, FOURTH_EN, FIFTH_EN];

describe('the detector on labelled sentences', () => {
  it.each([
    ['French', FR.flatMap(labelled)],
    ['English', EN.flatMap(labelled)],
  ] as const)('finds what gives somebody away in %s, and little else', (language, set) => {
    const { recall, precision, wrong } = measure(set);
    process.stdout.write(
      [`${language}: ${set.length} sentences, recall ${percent(recall)}, precision ${percent(precision)}`, ...wrong].join('\n  ') + '\n',
    );
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeGreaterThanOrEqual(0.9);
  });

  // What nobody tuned it to is found less often: the floor says so, the figure is printed.
  it.each([
    ['French', labelled(HELD_OUT_FR)],
    ['English', labelled(HELD_OUT_EN)],
  ])('finds most of it in %s sentences that it was not tuned to', (language, set) => {
    const { recall, precision, wrong } = measure(set);
    process.stdout.write(
      [`${language}, held out: ${set.length} sentences, recall ${percent(recall)}, precision ${percent(precision)}`, ...wrong].join(
        '\n  ',
      ) + '\n',
    );
    expect(recall).toBeGreaterThanOrEqual(0.9);
    expect(precision).toBeGreaterThanOrEqual(0.9);
  });

  it('has at least 300 sentences, about as many in each language, half of them innocent', () => {
    const [fr, en] = [FR, EN].map((sets) => sets.flatMap(labelled));
    expect(fr!.length + en!.length).toBeGreaterThanOrEqual(300);
    expect(Math.abs(fr!.length - en!.length)).toBeLessThan(10);
    const innocent = [...fr!, ...en!].filter(({ kind }) => kind === '-').length / (fr!.length + en!.length);
    expect(innocent).toBeGreaterThan(0.35);
  });
});
