import { readFileSync } from 'node:fs';
import { documentsOf, filesOf, type Text } from './documents.js';

/** Words for which the field has its own, or plain English has one (section "Plain technical English" of the architecture). */
const RATHER: readonly [RegExp, string][] = [
  [/\b(?:some|no|any)body(?!-)\b/i, 'someone, no one, anyone, or who it is: the caller, the client'],
  [/\bwhoever(?!-)\b/i, 'who it is: the caller, the client; "no matter who"'],
  [/\bthe own\b/i, 'its own, their own, one’s own'],
  [/\bheed(?:s|ed)?(?!-)\b/i, 'handled'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fixed'],
  [/\bat hand\b/i, 'cached, read already'],
  [/\bunderway\b/i, 'in flight, under way'],
  [/\bway to the database\b/i, 'round trip'],
];
const COMMENT = /^\s*(?:\/\/|\/?\*)|\s\/\/ |\/\*\*? /;
const TITLE = /\b(?:describe|it|test)(?:\.\w+(?:\([^)]*\))?)*\((['"`])(.*)\1/;

/** Lines of a source that a reader reads as prose: comments, and the titles of specs. */
const proseOf = ({ path, text }: Text): string[] =>
  text.split('\n').flatMap((line, n) => {
    const prose = TITLE.exec(line)?.[2] ?? (COMMENT.test(line) ? line : '');
    return prose ? [`${path}:${n + 1}: ${prose.trim()}`] : [];
  });
/** Documents quote codes and names as code. */
const linesOf = ({ path, text }: Text): string[] =>
  text.split('\n').map((line, n) => `${path}:${n + 1}: ${line.replace(/`[^`]*`|"[^"]*"/g, '')}`);
const objections = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => RATHER.filter(([word]) => word.test(line.replace(/^\S+ /, ''))).map(([, rather]) => `${line} → ${rather}`));

describe('comments, titles of specs and documents', () => {
  it('are in plain words', () => {
    const sources = filesOf('.').filter(
      (path) => /^(?:libs|services|console|public-site|test)\/.*\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('plain-words.spec.ts'),
    );
    expect(sources.length).toBeGreaterThan(1_000);
    expect(objections(sources.map((path) => ({ path, text: readFileSync(path, 'utf8') })).flatMap(proseOf))).toEqual([]);
    expect(objections(documentsOf('.').flatMap(linesOf))).toEqual([]);
  });
  it.each([
    ['  // Nobody waits for it.', 1],
    ["  it('goes to whoever asks', () => {", 1],
    [' * What is at hand, and was mended.', 2],
    ["  expect(refusal()).toBe('nobody-asks');", 0],
    ['    // The code `x` is nobody-asks.', 0],
    ["  const nobody = 'mended';", 0],
  ])('are objected to: %s', (line, times) => {
    expect(objections(proseOf({ path: 'a.ts', text: line }))).toHaveLength(times);
  });
});
