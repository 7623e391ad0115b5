/** Reads the HTML of a mail as a mail program would, and answers plain values: no specification of ours needs the types of a browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { JSDOM } from 'jsdom';

/** Compiled once: each mail has a window, and an axe, of its own. */
const AXE = new Script(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Everything axe finds in a mail, one line each. It cannot see colours without a screen: their contrast is computed elsewhere. */
export async function barriersOf(html) {
  const page = new JSDOM(html, { runScripts: 'outside-only' });
  const { window } = page;
  AXE.runInContext(page.getInternalVMContext());
  const options = { runOnly: RULES, resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } };
  const { violations } = await window.axe.run(window.document, options);
  window.close();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** What an element says; a line break is one. */
function words(element) {
  const copy = element.cloneNode(true);
  for (const br of copy.querySelectorAll('br')) br.replaceWith('\n');
  return copy.textContent.replace(/[\u200a\u200b]/g, '');
}
const addresses = (root) => [...root.querySelectorAll('a')].map((a) => a.getAttribute('href'));

/** Documents that are only read need no window of their own: making one takes five times as long as reading them. */
const reader = new new JSDOM().window.DOMParser();

/** What a mail is made of. `said`: its lines and addresses without what a text leaves out. */
export function readMail(html) {
  const document = reader.parseFromString(html, 'text/html');
  const { style } = document.querySelector('a.button') ?? document.body;
  const paper = document.querySelector('.paper');
  const read = {
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1')].map((h) => h.textContent),
    tableRoles: [...document.querySelectorAll('table')].map((t) => t.getAttribute('role')),
    loaded: document.querySelectorAll('img,script,link,iframe,object,[background]').length,
    paragraphs: [...(paper?.querySelectorAll('p') ?? [])].map(words),
    links: paper ? addresses(paper) : [],
    buttonHeight: ['paddingTop', 'paddingBottom', 'lineHeight'].reduce((sum, side) => sum + Number.parseFloat(style[side]), 0),
  };
  for (const left of document.querySelectorAll('[data-skip-in-text]')) left.remove();
  return { ...read, said: { lines: [...document.querySelectorAll('p,li')].map(words), addresses: addresses(document) } };
}
