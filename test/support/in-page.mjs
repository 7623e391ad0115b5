/** Functions that run inside the page, where there is a document. */

export const sidewaysPixels = () => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const isFocused = (element) => element === document.activeElement;

export const targetsUnder = (pixels) =>
  [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')].flatMap((element) => {
    const inSentence = element.matches('a') && getComputedStyle(element).display === 'inline';
    const covered = element.matches('input[type=radio], input[type=checkbox]')
      ? (element.closest('.choice, .pack, label') ?? element)
      : element;
    const { width, height, right, bottom } = covered.getBoundingClientRect();
    const shown =
      element.checkVisibility() && element.tabIndex >= 0 && width > 1 && height > 1 && right > 0 && bottom > 0 && !element.closest('.trap');
    return shown && !inSentence && (height < pixels - 0.5 || width < pixels - 0.5)
      ? [`${element.outerHTML.slice(0, 90)} ${Math.round(width)}×${Math.round(height)}`]
      : [];
  });

/** What cannot be seen while it has the focus: something that stays in sight lies over all of it (WCAG 2.4.11). */
export const focusCovered = () => {
  const covered = [];
  for (const element of document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]')) {
    if (!element.checkVisibility() || element.tabIndex < 0 || element.disabled || element.closest('.trap')) continue;
    element.focus();
    const { left, top, width, height } = element.getBoundingClientRect();
    // A box that is drawn by its label is seen by it.
    const seen = element.labels?.length ? [element, ...element.labels] : [element];
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
    const shows = ([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && seen.some((one) => one.contains(hit) || hit.contains(one));
    };
    if (document.activeElement === element && width > 1 && height > 1 && !points.some(shows)) covered.push(element.outerHTML.slice(0, 90));
  }
  return covered;
};

/** Follows an address within the application, as one of its links does. */
export const visit = (address) => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
};

export const nothingLoads = () => document.querySelector('[aria-busy=true]') === null;

/** Writes what a browser keeps of a session where the pages look for it. */
export const keep = (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value));
/** Whether a field lets a text be pasted into it. */
export const letsPaste = (field, text) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};

/** What a browser keeps besides the keys it may keep. */
export const keptBesides = (allowed) => Object.keys(localStorage).filter((key) => !allowed.includes(key));

export const kept = (keys) => keys.map((key) => localStorage.getItem(key));

/** The visit of an administrator, as the console keeps it in its tab. */
export const keepVisit = (visit) => sessionStorage.setItem('impersonation', visit);

/** Whether an element starts within the screen. */
export const isInSight = (element) => {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
};

/** One attribute of each element. */
export const attributesOf = (elements, name) => elements.map((element) => element.getAttribute(name));

/** Sets a hidden field, as no one at the screen can. */
export const setHidden = (element, value) => {
  element.value = value;
};

/** A browser that keeps nothing: asking for its storage throws. */
export const blockStorage = () =>
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });

/** What this browser kept under a name. */
export const keptUnder = (name) => localStorage.getItem(name);

/** Resolves when a service worker is in charge of the page. */
export const inCharge = () =>
  navigator.serviceWorker.ready.then(
    () =>
      new Promise((resolve) => {
        if (navigator.serviceWorker.controller) resolve();
        else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
      }),
  );

/** Everything the browser keeps for when there is no connection: path by path, store by store. */
export const keptAnswers = async () =>
  Promise.all(
    (await caches.keys()).map(async (name) => ({
      name,
      paths: (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).sort(),
    })),
  );

/** Asks whether the build has another service worker. */
export const lookForWorker = async () => {
  await (await navigator.serviceWorker.ready).update();
};

/** Something breaks in the page, as a script of ours or of an extension would. */
export const breakWith = (message) =>
  setTimeout(() => {
    throw new TypeError(message);
  });

/** Nothing that pages kept in this browser is left. */
export const forgetAll = async () => {
  window.name = '';
  sessionStorage.clear();
  localStorage.clear();
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
};

export const hasAxe = () => 'axe' in globalThis;

/** Keeps the text of axe until `startAxe` makes it run. */
export const unpackAxe = async (packed) => {
  const bytes = Uint8Array.fromBase64?.(packed) ?? Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  globalThis.textOfAxe = await new Response(text).text();
};

/** A call of its own: only what is done at once may run a text that the policy of the page does not name. */
export const startAxe = () => {
  const text = globalThis.textOfAxe;
  delete globalThis.textOfAxe;
  // eslint-disable-next-line no-eval -- a package of ours; as a script of the page, not of this function
  (0, eval)(text);
};

/** Everything axe objects to. @throws when it looked at nothing */
export const objectionsOfAxe = async (options) => {
  const { violations, passes } = await globalThis.axe.run(document, options);
  if (violations.length + passes.length === 0) throw new Error('axe looked at nothing');
  return violations.map(
    (v) => `${v.id} × ${v.nodes.length}: ${v.help} — ${v.nodes[0]?.html.slice(0, 160)} ${v.nodes[0]?.any[0]?.message ?? ''}`,
  );
};

/** A document without scripts runs no timers, and axe rests on them between its rules: from here on they wait for `runTimers`. */
export const holdTimers = () => {
  globalThis.heldTimers = [];
  globalThis.setTimeout = (act, ms = 0, ...rest) => {
    // Longer ones only end what takes too long.
    if (ms === 0) globalThis.heldTimers.push(() => act(...rest));
    return 0;
  };
};

export const runTimers = () => {
  for (const act of globalThis.heldTimers.splice(0)) act();
};
