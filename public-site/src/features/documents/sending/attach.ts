/**
 * Documents of a request, on pages that are not alive. Without this script a form posts one at a time. With it: several at once, in
 * pieces, with their progress; after a cut each goes on from where the server says it stopped.
 */
import { isStopped, sendInPieces, type Kept, type Wire } from './pieces';

/** Files of all forms of a page, one after the other. */
let line = Promise.resolve();

/** A form that sends files, with its own words. */
interface Sending {
  readonly form: HTMLFormElement;
  readonly list: Element;
  readonly row: HTMLTemplateElement;
  readonly words: Readonly<Record<string, string | undefined>>;
  readonly wire: Wire;
  readonly say: (text: string | undefined, name?: string) => void;
}

function sendingOf(form: HTMLFormElement): Sending | undefined {
  const list = form.querySelector('.documents-list');
  const note = form.querySelector('[data-documents-said]');
  const row = form.querySelector<HTMLTemplateElement>('template[data-document]');
  if (!list || !note || !row) return undefined;
  const [path, query] = (form.dataset.documents ?? '').split('?');
  return {
    form,
    list,
    row,
    words: form.dataset,
    wire: (method, id, init) => fetch(`${path}${id ? `/${id}` : ''}?${query}`, { method, ...init }),
    say: (text, name = '') => {
      note.textContent = (text ?? '').replace('{name}', name);
    },
  };
}

/** The line of one file. */
function lineOf({ list, row, words }: Sending, file: File) {
  const item = (row.content.cloneNode(true) as DocumentFragment).querySelector('li')!;
  const part = <E extends HTMLElement>(selector: string): E => item.querySelector<E>(selector)!;
  const parts = {
    item,
    state: part('[data-state]'),
    bar: part<HTMLProgressElement>('progress'),
    again: part<HTMLButtonElement>('[data-again]'),
    remove: part<HTMLButtonElement>('[data-remove]'),
  };
  part('.documents-name').textContent = file.name;
  part('[data-remove] span').textContent = ` ${file.name}`;
  parts.state.textContent = words.waiting ?? '';
  list.append(item);
  return parts;
}
type Parts = ReturnType<typeof lineOf>;

/** What the page says of an asked document follows its first file: it is here, and one more of all. */
function tick(form: HTMLFormElement): void {
  const standing = form.closest('li')?.querySelector<HTMLElement>('[data-received]');
  if (!standing?.dataset.received) return;
  standing.textContent = standing.dataset.received;
  delete standing.dataset.received;
  const all = form.closest('[data-asked]');
  const bar = all?.querySelector<HTMLProgressElement>('progress');
  const count = all?.querySelector<HTMLElement>('[data-count]');
  if (!bar || !count) return;
  bar.value += 1;
  count.textContent = (count.dataset.count ?? '').replace('{n}', String(bar.value));
}

async function send({ form, words, wire, say }: Sending, file: File, { state, bar, again, remove }: Parts, kept: Kept): Promise<void> {
  again.hidden = true;
  try {
    await sendInPieces(wire, file, kept, {
      onProgress: (bytes) => {
        bar.value = file.size > 0 ? (100 * bytes) / file.size : 0;
        state.textContent = (words.sending ?? '').replace('{n}', String(Math.floor(bar.value)));
      },
      onCut: () => say(words.cut),
    });
    if (kept.gone) return;
    bar.remove();
    state.textContent = kept.document?.type.toUpperCase() ?? '';
    remove.hidden = words.keeps !== undefined;
    say(words.done, file.name);
    tick(form);
  } catch (problem) {
    if (!isStopped(problem)) throw problem;
    bar.removeAttribute('value');
    bar.hidden = true;
    state.textContent = (problem.body as { said?: string } | undefined)?.said ?? words.failed ?? '';
    state.className = 'error';
    say(`${file.name} : ${state.textContent}`);
    // What was refused stays refused; what was cut may go on.
    again.hidden = problem.status !== 0;
    if (problem.status !== 0) kept.gone = true;
  }
}

/** Takes one file into the line; it may be taken out again, or go on after a cut. */
function take(sending: Sending, file: File, input: HTMLInputElement): void {
  const { form, words, say } = sending;
  const parts = lineOf(sending, file);
  const kept: Kept = {};
  parts.remove.addEventListener('click', () => {
    kept.gone = true;
    const address = (form.dataset.documents ?? '').replace('?', `/${kept.document?.id}?`);
    if (kept.document) void fetch(address, { method: 'DELETE' }).catch(() => undefined);
    parts.item.remove();
    say(words.removed, file.name);
    input.focus();
  });
  parts.again.addEventListener('click', () => {
    parts.state.className = 'small soft';
    parts.bar.hidden = false;
    line = line.then(() => send(sending, file, parts, kept));
  });
  line = line.then(() => send(sending, file, parts, kept));
}

/** Leaving in the middle would lose what is not sent yet: another form of the page waits. */
function holdOthers({ form, list, words, say }: Sending): void {
  document.addEventListener(
    'submit',
    (event) => {
      const bar = list.querySelector<HTMLProgressElement>('progress:not([hidden])');
      const target = event.target as HTMLFormElement;
      if (target === form || !bar) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      say((words.sending ?? '').replace('{n}', String(Math.floor(bar.value))));
      const button = event.submitter;
      void line.then(() => target.requestSubmit(button));
    },
    true,
  );
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-documents]')) {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')];
  const sending = sendingOf(form);
  if (!sending || inputs.length === 0) continue;
  for (const button of form.querySelectorAll('[data-without-script]')) button.remove();
  for (const input of inputs) {
    input.multiple = !input.hasAttribute('capture');
    input.addEventListener('change', () => {
      for (const file of input.files ?? []) {
        if (sending.list.querySelectorAll('li:not(:has(.error))').length >= Number(form.dataset.max)) {
          sending.say(form.dataset.full);
          break;
        }
        take(sending, file, input);
      }
      input.value = '';
    });
  }
  holdOthers(sending);
}
