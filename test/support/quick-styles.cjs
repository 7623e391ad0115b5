/**
 * jsdom asks of each element whether each rule of each style sheet applies, and its engine of selectors begins anew each time: a sixth of the
 * time of the specs of components. A rule whose last name or class the element does not have is answered here, every other as before.
 * Comes before jsdom.
 */
const { createRequire } = require('node:module');

const ofJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = ofJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** Names, classes, ids, states without arguments, and what stands between them: attributes and functions are for the engine. */
const PLAIN = /^[\w\s.#,:>+~*-]+$/;
const LAST = /[^\s>+~]+$/;
/** By selector, what an element must at least have: one of these names with its classes. */
const known = new Map();

function leastOf(selector) {
  if (!PLAIN.test(selector)) return undefined;
  return selector.split(',').map((one) => {
    const last = LAST.exec(one.trimEnd())?.[0] ?? '';
    return { name: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(), classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name) };
  });
}

/** The classes of the element that was asked about last: it is asked about every rule before the next one. */
let words = { text: '', all: new Set() };

function classesOf(element) {
  const text = element.getAttributeNS(null, 'class') ?? '';
  if (text !== words.text) words = { text, all: new Set(text.split(/\s+/)) };
  return words.all;
}

/** Whether an element may match a selector; `false` is certain. */
function mayMatch(element, selector) {
  if (!known.has(selector)) known.set(selector, leastOf(selector));
  const least = known.get(selector);
  if (!least) return true;
  const has = classesOf(element);
  const called = element.localName.toLowerCase();
  return least.some(({ name, classes }) => (name === undefined || name === called) && classes.every((one) => has.has(one)));
}

selectors.matchesDontThrow = (element, selector) =>
  (typeof selector !== 'string' || mayMatch(element, selector)) && matchesDontThrow(element, selector);

module.exports = { mayMatch };
