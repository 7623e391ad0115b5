/**
 * Shows documents in pages that are not alive: a form that would open a document in the browser's own view shows it in the page instead,
 * and reports that it was seen once its first page is there. Without this script the form does both.
 */
import { openPdf } from './pdf';
import { showDocument } from './viewer';
import { atAddress, type Given } from './shown';

const { library = '', worker = '', folder = '', pdf, size = '0' } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
const files = { library, worker, folder };
/** A page about one document asks for it before the rest of the page is here. */
const begun = pdf ? openPdf({ source: atAddress(pdf, Number(size)), files }) : undefined;
begun?.catch(() => undefined);

async function show(form: HTMLFormElement): Promise<void> {
  const box = form.querySelector<HTMLElement>('[data-viewer-box]');
  const button = form.querySelector('button');
  if (!box) return;
  const { name = '', type = '', url = '', bytes = '0', words = '{}' } = form.dataset;
  const now = form.dataset.viewer === 'now';
  if (button) button.hidden = true;
  const seen = new URLSearchParams([...new FormData(form)].filter((e): e is [string, string] => typeof e[1] === 'string'));
  seen.set('go', 'vu');
  const onFirst = (): void => {
    void fetch(location.href, { method: 'POST', body: seen, redirect: 'manual' }).catch(() => undefined);
  };
  const onClose = (): void => {
    if (!button) return;
    button.hidden = false;
    button.focus();
  };
  const told = { name, type, words: JSON.parse(words) as Given['words'], files, source: atAddress(url, Number(bytes)) };
  await showDocument(box, { ...told, onFirst, ...(now ? {} : { onClose }) }, now ? begun : undefined);
}

function start(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-viewer]')) {
    if (form.dataset.viewer === 'now') void show(form);
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        void show(form);
      },
      true,
    );
  }
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
