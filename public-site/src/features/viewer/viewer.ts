import { openPdf } from './pdf';
import { openPicture } from './picture';
import type { Drawing, Given } from './shown';

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const WHOLE = ZOOMS.indexOf(1);

const made = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  says: Readonly<Record<string, string>> = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(says)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
};

/** What a key asks for, inside of a document. */
const KEYS: Readonly<Record<string, 'previous' | 'next' | 'first' | 'last' | 'larger' | 'smaller'>> = {
  ArrowLeft: 'previous',
  PageUp: 'previous',
  ArrowRight: 'next',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
};

/** The parts of the viewer: its buttons, the place of the page, and the line that is read out. */
function partsOf({ words, name, onClose }: Given) {
  const button = (what: 'previous' | 'next' | 'larger' | 'smaller' | 'close', mark: string): HTMLButtonElement => {
    const own = made('button', { type: 'button', class: 'viewer-button', title: words[what], 'aria-label': words[what] });
    own.append(made('span', { 'aria-hidden': 'true' }, mark));
    return own;
  };
  const buttons = {
    previous: button('previous', '‹'),
    next: button('next', '›'),
    smaller: button('smaller', '−'),
    larger: button('larger', '+'),
    close: onClose ? button('close', '×') : undefined,
  };
  const count = made('p', { class: 'viewer-count', role: 'status' });
  const turning = made('span', { class: 'viewer-turn' }, buttons.previous, count, buttons.next);
  const zooming = made('span', { class: 'viewer-zoom' }, buttons.smaller, buttons.larger);
  const tools = made('div', { class: 'viewer-tools', role: 'group', 'aria-label': words.tools }, turning, zooming);
  if (buttons.close) tools.append(buttons.close);
  const note = made('p', { class: 'small soft viewer-note' });
  const place = made('div', { class: 'viewer-place', tabindex: '0', role: 'region', 'aria-label': words.region.replace('{name}', name) });
  return { buttons, count, turning, tools, place, note };
}

type Parts = ReturnType<typeof partsOf>;

/** What did not open says so, in the place where it would be. */
function refuse(box: HTMLElement, words: Given['words']): void {
  box.removeAttribute('aria-busy');
  box.replaceChildren(made('p', { class: 'notice warning', role: 'alert' }, words.failed));
}

/** Turns and sizes an open document by its buttons and by the keyboard. @returns what draws it as it now stands */
function steer(box: HTMLElement, drawing: Drawing, given: Given, { buttons, count, place, note }: Parts): () => Promise<void> {
  const { words } = given;
  const at = { page: 1, zoom: WHOLE, seen: false };
  async function draw(): Promise<void> {
    count.textContent = words.page.replace('{n}', String(at.page)).replace('{of}', String(drawing.pages));
    for (const [button, ends] of [
      [buttons.previous, at.page === 1],
      [buttons.next, at.page === drawing.pages],
      [buttons.smaller, at.zoom === 0],
      [buttons.larger, at.zoom === ZOOMS.length - 1],
    ] as const)
      button.setAttribute('aria-disabled', String(ends));
    try {
      const readable = await drawing.draw(place, at.page, ZOOMS[at.zoom]!);
      note.textContent = readable ? '' : words.noText;
      if (!at.seen) given.onFirst();
      at.seen = true;
    } catch (problem) {
      // Another page was asked for before this one was drawn.
      if ((problem as Error).name === 'RenderingCancelledException') return;
      refuse(box, words);
    }
  }
  /** A place within its limits; where it is there already, nothing is drawn. */
  const move = (what: 'page' | 'zoom', to: number, least: number, most: number): void => {
    const next = Math.max(least, Math.min(most, to));
    if (next === at[what]) return;
    at[what] = next;
    if (what === 'page') place.scrollTop = 0;
    void draw();
  };
  const turn = (to: number): void => move('page', to, 1, drawing.pages);
  const size = (to: number): void => move('zoom', to, 0, ZOOMS.length - 1);
  const acts = {
    previous: () => turn(at.page - 1),
    next: () => turn(at.page + 1),
    first: () => turn(1),
    last: () => turn(drawing.pages),
    larger: () => size(at.zoom + 1),
    smaller: () => size(at.zoom - 1),
  };
  for (const what of ['previous', 'next', 'larger', 'smaller'] as const) buttons[what].addEventListener('click', acts[what]);
  place.addEventListener('keydown', (event) => {
    const what = KEYS[event.key];
    if (!what || event.ctrlKey || event.metaKey || event.altKey) return;
    // A page that is wider than its place is moved first.
    if (event.key.startsWith('Arrow') && place.scrollWidth > place.clientWidth + 1) return;
    event.preventDefault();
    acts[what]();
  });
  return draw;
}

/**
 * Shows a document in a box, page by page, with the keyboard as with a finger.
 * @param begun a PDF that was begun to be opened before there was a box
 * @returns what closes it again
 */
export async function showDocument(box: HTMLElement, given: Given, begun?: Promise<Drawing>): Promise<() => void> {
  const { words } = given;
  box.setAttribute('aria-busy', 'true');
  box.replaceChildren(made('p', { role: 'status', class: 'soft' }, words.loading));
  let drawing: Drawing;
  try {
    drawing = await (begun ?? (given.type === 'pdf' ? openPdf(given) : openPicture(given)));
  } catch {
    refuse(box, words);
    return () => undefined;
  }
  const parts = partsOf(given);
  box.removeAttribute('aria-busy');
  box.replaceChildren(parts.tools, parts.place, parts.note, made('p', { class: 'small soft' }, words.keys));
  parts.turning.hidden = drawing.pages === 1;
  const draw = steer(box, drawing, given, parts);
  // A phone that is turned has another width, and the page fits it.
  let fitted = parts.place.clientWidth;
  const fit = (): void => {
    if (parts.place.clientWidth === fitted) return;
    fitted = parts.place.clientWidth;
    void draw();
  };
  window.addEventListener('resize', fit);
  const close = (): void => {
    window.removeEventListener('resize', fit);
    drawing.close();
    box.replaceChildren();
  };
  parts.buttons.close?.addEventListener('click', () => {
    close();
    given.onClose?.();
  });
  await draw();
  // The button that opened it is gone, and the focus with it.
  if (given.onClose && document.activeElement === document.body) parts.place.focus();
  return close;
}
