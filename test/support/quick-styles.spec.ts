import { createRequire } from 'node:module';

interface Matching {
  matches(selector: string): boolean;
}
interface Page {
  readonly window: { readonly document: { querySelectorAll(selector: string): Iterable<Matching> } };
}
const load = createRequire(import.meta.url);
const { JSDOM } = load('jsdom') as { JSDOM: new (html: string) => Page };
const { mayMatch } = load('./quick-styles.cjs') as { mayMatch(element: Matching, selector: string): boolean };

const { document } = new JSDOM(`<!DOCTYPE html><body class="day">
  <main id="top"><p class="css-a\tcss-b">x<a href="#top" class="css-b">y</a></p><input disabled class="css-c"><h1>z</h1></main>
  <svg><linearGradient class="css-a"></linearGradient></svg></body>`).window;
const elements = [...document.querySelectorAll('*')];

const SELECTORS = [
  ...['*', 'p', 'P', 'linearGradient', 'h1, h2', 'main p', 'main>p', 'p+input', 'p ~ h1', '#top', 'main#top', ':root', 'a:link', '.css-a'],
  ...['.css-a.css-b', '.css-b.css-a', 'p.css-a', 'a.css-a', '.css-a .css-b', '.day > main .css-b', '.css-b , .css-c', 'input:disabled'],
  ...[
    '.css-c:disabled',
    'p:not(.css-a)',
    'p:is(.css-a, .css-c)',
    '[disabled]',
    'input[class="css-c"]',
    '[class~="css-b"]',
    'a, [href="#top"]',
  ],
];

describe('rules that cannot apply to an element', () => {
  it.each(SELECTORS)('%s is kept for every element that it matches', (selector) => {
    expect(elements.filter((element) => element.matches(selector) && !mayMatch(element, selector))).toEqual([]);
  });

  it('are told without the engine by the last name and its classes', () => {
    const kept = (selector: string) => elements.filter((element) => mayMatch(element, selector)).length;
    expect([kept('.css-c'), kept('main p'), kept('p.css-c'), kept('h2, h3')]).toEqual([1, 1, 0, 0]);
  });
});
