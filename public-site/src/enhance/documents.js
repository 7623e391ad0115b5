/* Documents of a request. Without this file a form posts one at a time. With it: several at once, in pieces, with their progress;
   after a cut each goes on from where the server says it stopped. */
(() => {
  const form = document.querySelector('form[data-documents]');
  const input = form?.querySelector('input[type=file]');
  if (!form || !input) return;
  const [path, query] = form.dataset.documents.split('?');
  const list = form.querySelector('.documents-list');
  const note = form.querySelector('[data-documents-said]');
  const row = form.querySelector('template[data-document]');
  const PIECE = 262_144;
  const TRIES = 4;
  const say = (words, name) => (note.textContent = words.replace('{name}', name ?? ''));
  const to = (id) => `${path}${id ? `/${id}` : ''}?${query}`;
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));

  form.querySelector('[data-without-script]').remove();
  input.multiple = true;

  /** What the server answers; a line that is cut, or a server that is away for a moment, is asked again. */
  async function ask(address, init) {
    for (let n = 0; ; n += 1) {
      const answer = await fetch(address, { ...init, headers: { accept: 'application/json', ...init.headers } }).catch(() => undefined);
      if (answer && answer.status < 500) {
        const body = await answer.json().catch(() => ({}));
        if (answer.ok) return body;
        throw { status: answer.status, said: body.said };
      }
      if (n >= TRIES) throw { status: 0, said: undefined };
      say(form.dataset.cut);
      await (navigator.onLine ? wait(500 * 2 ** n) : new Promise((on) => addEventListener('online', on, { once: true })));
      if (init.method === 'PATCH') throw { status: 409 };
    }
  }

  function shown(file) {
    const item = row.content.cloneNode(true).firstElementChild;
    item.querySelector('.documents-name').textContent = file.name;
    item.querySelector('[data-remove] span').textContent = ` ${file.name}`;
    item.querySelector('[data-state]').textContent = form.dataset.waiting;
    list.append(item);
    return item;
  }

  /** Sends one file, or goes on with it. */
  async function send(file, item, kept) {
    const state = item.querySelector('[data-state]');
    const bar = item.querySelector('progress');
    const again = item.querySelector('[data-again]');
    again.hidden = true;
    try {
      kept.id ??= (
        await ask(to(), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: file.name, size: file.size }),
        })
      ).uploadId;
      let { offset } = await ask(to(kept.id), { method: 'GET' });
      // The last piece may have arrived without the file being looked at: then an empty one asks for that.
      for (let cuts = 0; !kept.document;) {
        if (kept.gone) return;
        bar.value = (100 * offset) / file.size;
        state.textContent = form.dataset.sending.replace('{n}', Math.floor(bar.value));
        try {
          const headers = { 'content-type': 'application/octet-stream', 'upload-offset': offset };
          const now = await ask(to(kept.id), { method: 'PATCH', headers, body: file.slice(offset, offset + PIECE) });
          cuts = 0;
          offset = now.offset;
          if (now.document) kept.document = now.document;
        } catch (problem) {
          // Someone asks how far it came, then goes on from there.
          if (problem.status !== 409 || (cuts += 1) > TRIES) throw problem;
          ({ offset } = await ask(to(kept.id), { method: 'GET' }));
        }
      }
      bar.remove();
      state.textContent = kept.document?.type.toUpperCase() ?? '';
      say(form.dataset.done, file.name);
    } catch (problem) {
      bar.removeAttribute('value');
      bar.hidden = true;
      state.textContent = problem.said ?? form.dataset.failed;
      state.className = 'error';
      say(`${file.name} : ${state.textContent}`);
      // What was refused stays refused; what was cut may go on.
      again.hidden = problem.status !== 0;
      if (problem.status !== 0) kept.gone = true;
    }
  }

  let line = Promise.resolve();
  input.addEventListener('change', () => {
    for (const file of [...input.files]) {
      if (list.querySelectorAll('li:not(:has(.error))').length >= Number(form.dataset.max)) {
        say(form.dataset.full);
        break;
      }
      const item = shown(file);
      const kept = {};
      item.querySelector('[data-remove]').addEventListener('click', async () => {
        kept.gone = true;
        if (kept.document) await ask(to(kept.document.id), { method: 'DELETE' }).catch(() => undefined);
        item.remove();
        say(form.dataset.removed, file.name);
        input.focus();
      });
      item.querySelector('[data-again]').addEventListener('click', () => {
        item.querySelector('[data-state]').className = 'small soft';
        item.querySelector('progress').hidden = false;
        line = line.then(() => send(file, item, kept));
      });
      line = line.then(() => send(file, item, kept));
    }
    input.value = '';
  });

  // Leaving in the middle would lose what is not sent yet.
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target === form || !list.querySelector('progress:not([hidden])')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      say(form.dataset.sending.replace('{n}', Math.floor(list.querySelector('progress').value)));
      const button = event.submitter;
      line.then(() => event.target.requestSubmit(button));
    },
    true,
  );
})();
