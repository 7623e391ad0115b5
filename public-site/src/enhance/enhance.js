/* Pages that ask something or run against a clock. Everything works without this file. With it: one send per press, errors get
   the focus, drafts save themselves, deadlines count down. */
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  const summary = document.querySelector('[data-error-summary]');
  if (summary) summary.focus();

  addEventListener('submit', (event) => {
    const form = event.target;
    if (form.method !== 'post') return;
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    if (!navigator.onLine) {
      event.preventDefault();
      offline(form);
      return;
    }
    form.dataset.sent = '1';
    pending?.abort();
    clearTimeout(timer);
    const button = event.submitter;
    if (button) setTimeout(() => button.setAttribute('aria-disabled', 'true'));
    setTimeout(() => {
      delete form.dataset.sent;
      button?.removeAttribute('aria-disabled');
    }, 20_000);
  });
  /* A form that cannot leave: going on would trade what was typed for the browser's own error page. */
  const offline = (form) => {
    let note = form.querySelector('[data-offline]');
    if (!note) {
      note = form.appendChild(document.createElement('p'));
      note.className = 'notice warning';
      note.dataset.offline = document.body.dataset.offline;
    }
    note.textContent = note.dataset.offline;
    note.tabIndex = -1;
    note.focus();
  };

  addEventListener('pageshow', () => {
    for (const form of all('form')) delete form.dataset.sent;
    for (const b of all('[aria-disabled]')) b.removeAttribute('aria-disabled');
  });

  let timer;
  let pending;
  const form = document.querySelector('form[data-autosave]');
  if (form) {
    const saved = form.querySelector('[data-saved]');
    const save = async () => {
      if (form.dataset.sent) return;
      pending?.abort();
      pending = new AbortController();
      try {
        const answer = await fetch(form.dataset.autosave + location.search, {
          method: 'POST',
          body: new URLSearchParams(new FormData(form)),
          signal: pending.signal,
        });
        if (saved) saved.textContent = answer.status === 204 ? saved.dataset.saved : '';
      } catch {
        if (saved && !pending.signal.aborted) saved.textContent = saved.dataset.offline;
      }
    };
    form.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(save, 1200);
    });
  }

  for (const viewed of all('form[data-viewed]')) {
    fetch(location.href, { method: 'POST', body: new URLSearchParams(new FormData(viewed)), redirect: 'manual' }).catch(() => undefined);
  }

  for (const area of all('textarea[data-count]')) {
    const note = document.getElementById(area.dataset.count);
    const show = () => {
      note.textContent = note.dataset.text.replace(
        '{n}',
        new Intl.NumberFormat(document.documentElement.lang).format(Math.max(0, Number(area.dataset.max) - area.value.length)),
      );
    };
    area.addEventListener('input', show);
    show();
  }

  for (const box of all('[data-until]')) {
    const shift = box.dataset.now ? Date.parse(box.dataset.now) - Date.now() : 0;
    const end = Date.parse(box.dataset.until);
    const live = document.getElementById(box.dataset.live);
    let announced;
    const tick = () => {
      const left = Math.max(0, Math.round((end - Date.now() - shift) / 1000));
      const minutes = Math.floor(left / 60);
      box.textContent = minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min ${left % 60} s`;
      // A little ahead: what is announced is read aloud after what someone listens to.
      const mark = [1, 3, 5].find((each) => left < each * 60 + 5);
      if (live && mark && mark !== announced && left > 0) {
        live.textContent = live.dataset.text.replace('{n}', mark);
        announced = mark;
      }
      if (left === 0) {
        clearInterval(clock);
        // A page in which something may be typed stays, and says so where everyone sees it.
        if (live && box.dataset.over) {
          live.textContent = box.dataset.over;
          live.className = 'notice warning';
        }
        if (box.dataset.reload !== undefined) setTimeout(() => location.replace(location.href), 7000);
      }
    };
    const clock = setInterval(tick, 1000);
    tick();
  }
})();
