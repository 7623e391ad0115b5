/** The longest suites first: one that starts last keeps a single processor busy while the others have nothing left to do. */
import Sequencer from '@jest/test-sequencer';

/** Folders and suites by how long they take, longest first, where no one has measured yet: a fresh clone has no times to go by. */
const LONGEST = [
  'test/browser/site',
  'test/browser/console.e2e',
  'test/browser/pages',
  'test/browser/pro.e2e',
  'test/browser/account',
  'test/browser/',
  'test/journeys/permissions.e2e',
  'test/faults/killed-worker',
  'test/faults/runner',
  'test/faults/',
  '.property.spec.',
  'demo.spec.',
];

const rank = ({ path }) => {
  const found = LONGEST.findIndex((part) => path.includes(part));
  return found < 0 ? LONGEST.length : found;
};

export default class LongestFirst extends (Sequencer.default ?? Sequencer) {
  sort(tests) {
    const usual = super.sort(tests);
    const known = usual.some(({ duration }) => duration);
    return known ? usual : usual.toSorted((a, b) => rank(a) - rank(b));
  }
}
