/* Every page, before anything else: the service worker, the language choice, the account's word, the quick exit; a page view for
   who agreed to it; and, should something break, the part that reports it. Every page works without this file. */
(() => {
  const own = document.currentScript;

  /* Only who agreed has `data-view`; a page that comes alive changes it with its address. */
  const view = () =>
    own.dataset.view &&
    fetch('/api/public/page-views', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page_path: own.dataset.view }),
    }).catch(() => undefined);
  view();
  new MutationObserver(view).observe(own, { attributeFilter: ['data-view'] });

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

  addEventListener('click', (event) => {
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
