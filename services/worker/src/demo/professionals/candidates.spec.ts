import { contexts } from '@jurilien/runtime';
import { CANDIDATES, presentCandidates } from './candidates.js';
import { memoryLog } from '../memory.testing.js';
import { randomFrom } from '../random.js';

const NOW = Date.parse('2026-11-19T19:00:00Z');

it('a dozen candidates present themselves in the weeks before, and one of them hides', async () => {
  const ports = memoryLog(contexts);
  await presentCandidates(ports, 'jurilien', randomFrom(7), NOW);
  const of = (type: string) => ports.log.filter((e) => e.type === type);
  expect(CANDIDATES).toHaveLength(12);
  expect([of('UserCreated'), of('EmailVerified'), of('CandidateProfileCreated')].map((all) => all.length)).toEqual([12, 12, 12]);
  expect(of('CandidateVisibilitySet')).toHaveLength(11);
  expect(ports.log.every((e) => Date.parse(e.occurredAt) < NOW)).toBe(true);
});
