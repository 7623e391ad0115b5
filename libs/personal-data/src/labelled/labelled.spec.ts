import { detectPersonalData } from '../index.js';
import { FIRST_EN, FIRST_FR } from './first.testing.js';
import { FOURTH_EN, FOURTH_FR } from './fourth.testing.js';
import { FIFTH_EN, FIFTH_FR } from './fifth.testing.js';
import { SIXTH_EN, SIXTH_FR } from './sixth.testing.js';
import { SEVENTH_EN, SEVENTH_FR } from './seventh.testing.js';
import { EIGHTH_EN, EIGHTH_FR } from './eighth.testing.js';
import { NINTH_EN, NINTH_FR } from './ninth.testing.js';
import { TENTH_EN, TENTH_FR } from './tenth.testing.js';
import { ELEVENTH_EN, ELEVENTH_FR } from './eleventh.testing.js';
import { TWELFTH_EN, TWELFTH_FR } from './twelfth.testing.js';
import { HELD_OUT_EN, HELD_OUT_FR } from './held-out.testing.js';
import { THIRD_EN, THIRD_FR } from './third.testing.js';
import { SECOND_EN, SECOND_FR } from './second.testing.js';

/** A sentence with the kinds of personal data in it, none when it is innocent. */
interface Labelled {
  readonly kinds: readonly string[];
  readonly sentence: string;
}
const labelled = (lines: string): Labelled[] =>
  lines.split('\n').map((line) => {
    const kinds = line.slice(0, line.indexOf('|'));
    return { kinds: kinds === '-' ? [] : kinds.split('+'), sentence: line.slice(line.indexOf('|') + 1) };
  });
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What the detector says of a set: each kind in each sentence counts, found or not, right or not. */
function measure(set: readonly Labelled[]): { recall: number; precision: number; wrong: string[] } {
  const happened = set.map(({ kinds, sentence }) => {
    const findings = detectPersonalData(sentence);
    const found = [...new Set(findings.map((f) => f.kind as string))];
    return { kinds, sentence, findings, found, right: found.filter((kind) => kinds.includes(kind)).length };
  });
  const right = sum(happened.map((t) => t.right));
  return {
    recall: right / sum(happened.map((t) => t.kinds.length)),
    precision: right / sum(happened.map((t) => t.found.length)),
    wrong: happened
      .filter((t) => t.right < t.kinds.length || t.right < t.found.length)
      .map((t) => `${t.kinds.join('+') || '-'} | ${t.sentence} | ${t.findings.map((f) => `${f.kind} “${f.match}”`).join(', ')}`),
  };
}
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The sets it was tuned on, in the order they were written. */
const FR = [FIRST_FR, SECOND_FR, THIRD_FR, FOURTH_FR, FIFTH_FR, SIXTH_FR, SEVENTH_FR, EIGHTH_FR, NINTH_FR, TENTH_FR, ELEVENTH_FR];
const EN = [FIRST_EN, SECOND_EN, THIRD_EN, FOURTH_EN, FIFTH_EN, SIXTH_EN, SEVENTH_EN, EIGHTH_EN, NINTH_EN, TENTH_EN, ELEVENTH_EN];

describe('the detector on labelled sentences', () => {
  it.each([
    ['French', FR.flatMap(labelled)],
    ['English', EN.flatMap(labelled)],
  ] as const)('finds what gives someone away in %s, and little else', (language, set) => {
    const { recall, precision, wrong } = measure(set);
    process.stdout.write(
      [`${language}: ${set.length} sentences, recall ${percent(recall)}, precision ${percent(precision)}`, ...wrong].join('\n  ') + '\n',
    );
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeGreaterThanOrEqual(0.9);
  });

  // The last set counts for what the detector does on texts it was not tuned to.
  it.each([
    ['French', [HELD_OUT_FR, TWELFTH_FR].flatMap(labelled)],
    ['English', [HELD_OUT_EN, TWELFTH_EN].flatMap(labelled)],
  ])('finds most of it in %s sentences that it was not tuned to', (language, set) => {
    const { recall, precision, wrong } = measure(set);
    process.stdout.write(
      [`${language}, held out: ${set.length} sentences, recall ${percent(recall)}, precision ${percent(precision)}`, ...wrong].join(
        '\n  ',
      ) + '\n',
    );
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeGreaterThanOrEqual(0.9);
  });

  it('has at least 300 sentences, about as many in each language, half of them innocent', () => {
    const [fr, en] = [FR, EN].map((sets) => sets.flatMap(labelled));
    expect(fr!.length + en!.length).toBeGreaterThanOrEqual(1_000);
    expect(Math.abs(fr!.length - en!.length)).toBeLessThan(10);
    const innocent = [...fr!, ...en!].filter(({ kinds }) => kinds.length === 0).length / (fr!.length + en!.length);
    expect(innocent).toBeGreaterThan(0.35);
  });
});
