/* Every page, before anything else: the service worker, the language choice, the account's word, the quick exit; a page view for
   who agreed to it; and, should something break, the part that reports it. Every page works without this file. */
(() => {
  const own = document.currentScript;

  const { fetch } = self;
  const tell = (what, words) =>
    fetch(`/api/public/${what}`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page_path: own.dataset.page, ...words }),
    }).catch(() => undefined);

  /* Only who agreed has `data-view`; a page that comes alive changes its path with its address. */
  const view = () => own.dataset.view && tell('page-views');
  view();
  new MutationObserver(view).observe(own, { attributeFilter: ['data-page'] });

  /* What broke, without the address and what was typed, under the path of the page that is shown; an error of a page that could not be shown
     carries its own. The host of a fetch that failed distinguishes a blocked advertisement from our fault. */
  if (own.dataset.report) {
    let failed_host;
    self.fetch = (...asked) =>
      fetch(...asked).catch((error) => {
        failed_host = new URL(asked[0].url ?? asked[0], location.href).hostname;
        throw error;
      });
    const broke = (error, words) =>
      tell('error-reports', {
        part: 'browser',
        type: error?.name ?? 'Error',
        message: String(error?.message ?? words ?? error).slice(0, 4e3),
        stack: error?.stack?.slice(0, 2e4),
        failed_host,
        ...(error?.pagePath && { page_path: error.pagePath }),
      });
    addEventListener('error', (event) => broke(event.error, event.message));
    addEventListener('unhandledrejection', (event) => broke(event.reason));
  }

  /* Only `sw.js` can ever be loaded this way: the policy of the page admits this one rule and no other. */
  if (location.protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)) {
    if ('serviceWorker' in navigator)
      addEventListener('load', () => {
        const rule = self.trustedTypes?.createPolicy('sw', { createScriptURL: () => '/sw.js' });
        navigator.serviceWorker.register(rule ? rule.createScriptURL('') : '/sw.js').catch(() => undefined);
      });
  } else console.error('The service worker needs HTTPS or localhost.');

  const KEY = 'gatsby-i18next-language';
  try {
    if (localStorage.getItem('jti'))
      for (const link of document.querySelectorAll('[data-mine]')) {
        link.href = link.dataset.mine;
        link.textContent = link.dataset.mineWords;
      }
  } catch {
    /* private mode */
  }

  /* What an advertisement's link states of itself goes on with our own links, instead of being stored without leave. */
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'));

  addEventListener('submit', ({ target }) => {
    if (target.method === 'get')
      for (const [name, value] of campaign)
        if (!target.elements[name]) target.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  });
  addEventListener('click', (event) => {
    const onward = event.target.closest('a[href^="/"]');
    if (onward && campaign[0]) {
      const to = new URL(onward.href);
      for (const [name, value] of campaign) to.searchParams.set(name, value);
      onward.href = to;
    }
    const language = event.target.closest('[data-language]');
    if (language) {
      try {
        localStorage.setItem(KEY, language.dataset.language);
      } catch {
        /* private mode */
      }
    }
    const exit = event.target.closest('[data-exit]');
    if (exit) {
      event.preventDefault();
      document.body.hidden = true;
      document.title = '';
      location.replace(exit.href);
    }
  });
  let escapes = 0;
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') {
      escapes = 0;
      return;
    }
    const exit = document.querySelector('[data-exit]');
    if (exit && ++escapes === 3) exit.click();
  });
})();
