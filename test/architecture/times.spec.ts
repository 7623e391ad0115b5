import { readFileSync, readdirSync } from 'node:fs';
import { spanOf } from '../../public-site/src/features/acceptances/leads/span';

const ROOTS = ['libs', 'services', 'console/src', 'public-site/src'];
/** The one place that makes words of times (design/interface.md). */
const FORMATTER = 'libs/reference/src/time/times.ts';
/** A name of a month for machines (`2026-11`) is no words. */
const OTHERS = /Intl\.DateTimeFormat|\.toLocale(?:Date|Time)?String\(|RelativeTimeFormat|timeStyle|\.toFormat\((?!'yyyy-MM'\))/;
/** A time in a text as people would not write it: « 08 h 30 », "09:30 a.m.", « 9 h 00 ». */
const ZERO = /\b0\d h\b|\b0\d:\d\d\s?[ap]\.m\.|\b\d{1,2} h 00\b/;
/** A length of hours that reads as a time of day: « depuis {n} h », « en échec, 24 h ». */
const CLOCK_LIKE = /(?<!\$)\{\w+\}(?: |\u00a0|\\u00a0)h\b|\b24(?: |\u00a0|\\u00a0)h\b/;

const sources = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `${root}/${file}`)
    .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file) && !/\.(spec|testing)\.tsx?$|node_modules|\.data\.ts$/.test(file)),
);
const found = (what: RegExp): string[] => sources.filter((file) => what.test(readFileSync(file, 'utf8')));

describe('times in words', () => {
  it('are written by one formatter', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    expect(found(OTHERS)).toEqual([FORMATTER]);
  });
  it('stand nowhere with a leading zero or empty minutes', () => expect(found(ZERO)).toEqual([]));
  it('are never what a length of time looks like', () => {
    expect(found(CLOCK_LIKE)).toEqual([]);
    for (const text of ["'Libre depuis {n} h'", "'%{n} h'", "'Messages en échec, 24 h'"]) expect(text).toMatch(CLOCK_LIKE);
    const [hour, minute] = [3_600_000, 60_000];
    expect([3 * hour, 2 * hour + 5 * minute, 45 * minute, 72 * hour].map((ms) => spanOf(ms, 'j').replaceAll('\u00a0', ' '))).toEqual([
      '3 h 0 min',
      '2 h 5 min',
      '45 min',
      '3 j',
    ]);
  });
});
