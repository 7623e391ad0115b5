/** @jest-environment node */
import { keepDraft } from './draft.server';

const request = new Request('http://localhost/fr/demande');
const token = 'x'.repeat(43);
const endsIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const secondsOf = (header: string): number => Number(/Max-Age=(\d+)/.exec(header)![1]);

it.each([1, 7, 30])('a browser keeps its draft of %i days as long as there is one', (days) => {
  const header = keepDraft(request, { token, endsAt: endsIn(days) });
  expect(header).toMatch(`draft=${token};`);
  expect(Math.abs(secondsOf(header) - days * 86_400)).toBeLessThan(60);
});

it('one that is closed, or that was sent, is forgotten', () => {
  expect([secondsOf(keepDraft(request, { token, endsAt: endsIn(-1) })), keepDraft(request, null)]).toEqual([
    0,
    expect.stringMatching(/^draft=;.*Max-Age=0/),
  ]);
});
