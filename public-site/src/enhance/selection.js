/* A search can be resumed in the browser it was made in, for so many days as the page says: codes only, no name, no words. Without
   this file a search simply starts anew. */
(() => {
  const KEY = 'searchSelection';
  const KEPT_MS = Number(document.currentScript.dataset.days) * 24 * 3_600_000;
  const one = (selector) => document.querySelector(selector);

  const kept = () => {
    try {
      const value = JSON.parse(localStorage.getItem(KEY));
      if (value && typeof value.ts === 'number' && Date.now() - value.ts < KEPT_MS && value.ts <= Date.now()) return value;
      localStorage.removeItem(KEY);
    } catch {
      /* private mode, or not ours */
    }
    return undefined;
  };

  const result = one('[data-search]');
  if (result) {
    const search = JSON.parse(result.dataset.search);
    /* The province that was given before a region is: its regions come first. */
    search.province ||= kept()?.province ?? '';
    const regions = one(`#region optgroup[data-group="${CSS.escape(search.province)}"]`);
    if (regions) regions.parentElement.insertBefore(regions, one('#region optgroup'));
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...search, ts: Date.now() }));
      one('[data-search-note]').hidden = false;
    } catch {
      /* private mode: nothing is kept, and nothing is shown about keeping */
    }
  }

  /* A page about one province: the search starts there. What was kept for another place no longer holds. */
  const place = one('[data-search-province]');
  if (place) {
    const had = kept();
    const province = place.dataset.searchProvince;
    try {
      if (had?.province !== province)
        localStorage.setItem(KEY, JSON.stringify({ ...(had ? { lawyerType: had.lawyerType } : {}), province, step: 1, ts: Date.now() }));
    } catch {
      /* private mode */
    }
  }

  const box = one('[data-search-kept]');
  const searched = box && kept();
  const before = searched?.lawyerType ? searched : undefined;
  if (before) {
    const query = new URLSearchParams({ etape: before.region && before.lawyerType ? '3' : '2' });
    const named = { domaine: 'lawyerType', region: 'region', langue: 'lang', tarif: 'rate' };
    for (const [name, key] of Object.entries(named)) if (typeof before[key] === 'string' && before[key]) query.set(name, before[key]);
    const boxes = { distance: 'acceptDistance', consult: 'consult', mediator: 'mediator', paralegal: 'paralegal' };
    for (const [name, key] of Object.entries(boxes)) if (before[key] === true) query.append('aussi', name);
    one('[data-search-resume]').href = `${box.dataset.searchKept}?${query}`;
    box.hidden = false;
  }

  const forget = one('[data-search-forget]');
  if (forget)
    forget.addEventListener('click', () => {
      try {
        localStorage.removeItem(KEY);
      } catch {
        /* private mode */
      }
      const status = one('[data-search-said]');
      status.textContent = status.dataset.searchForgotten;
      status.tabIndex = -1;
      status.focus();
      const actions = one('[data-search-actions]');
      if (actions) actions.hidden = true;
      forget.hidden = true;
    });

  for (const link of document.querySelectorAll('[data-search-field]'))
    link.addEventListener('click', () => {
      try {
        const province = one('form[data-search-begins] [name=province]')?.value ?? '';
        localStorage.setItem(KEY, JSON.stringify({ lawyerType: link.dataset.searchField, province, step: 1, ts: Date.now() }));
      } catch {
        /* private mode */
      }
    });

  for (const form of document.querySelectorAll('form[data-search-begins]')) {
    const province = form.elements.namedItem('province');
    const last = kept()?.province;
    if (province && last) province.value = last;
    form.addEventListener('submit', () => {
      const given = new FormData(form);
      if (!given.get('domaine')) return;
      try {
        localStorage.setItem(
          KEY,
          JSON.stringify({ lawyerType: given.get('domaine'), province: given.get('province') ?? '', step: 1, ts: Date.now() }),
        );
      } catch {
        /* private mode */
      }
    });
  }
})();
