/** The one list of pages: it drives routes, links, hreflang and the language switch. */
export const pages = {
  home: { fr: '/', en: '/en/', file: 'routes/home.tsx' },
  request: { fr: '/requete', en: '/en/request', file: 'routes/request.tsx' },
  demand: { fr: '/demande', en: '/en/demand', file: 'routes/demand.tsx' },
  confirmation: { fr: '/confirmation', en: '/en/confirmation', file: 'routes/confirmation.tsx' },
  confirmationConsult: { fr: '/confirmation-consultation', en: '/en/confirmation-consult', file: 'routes/confirmation.tsx' },
  confirmationLegalAid: { fr: '/confirmation-aj', en: '/en/confirmation-legal-aid', file: 'routes/confirmation.tsx' },
  confirmationMandate: { fr: '/confirmation-mp', en: '/en/confirmation-limited-mandate', file: 'routes/confirmation.tsx' },
  validation: { fr: '/validation-demande', en: '/en/lead-validation', file: 'routes/validation.tsx' },
  myRequest: { fr: '/ma-demande/:token', en: '/en/my-request/:token', file: 'routes/my-request.tsx' },
  accept: { fr: '/accepter', en: '/en/accept', file: 'routes/accept.tsx' },
  refuse: { fr: '/refuser', en: '/en/refuse', file: 'routes/refuse.tsx' },
  terms: { fr: '/conditions-utilisation', en: '/en/terms', file: 'routes/terms.tsx' },
  privacy: { fr: '/politique-confidentialite', en: '/en/privacy-policy', file: 'routes/privacy.tsx' },
  notFound: { fr: '/404', en: '/en/404', file: 'routes/not-found.tsx' },
} as const;

export type Lang = 'fr' | 'en';
export type PageId = keyof typeof pages;

/** Older and mixed-language addresses, answered with a permanent redirect that keeps the query. */
export const aliases: Readonly<Record<string, { readonly page: PageId; readonly lang: Lang }>> = {
  '/en/confirmation-aj': { page: 'confirmationLegalAid', lang: 'en' },
  '/en/confirmation-mp': { page: 'confirmationMandate', lang: 'en' },
  '/en/requete': { page: 'request', lang: 'en' },
  '/en/demande': { page: 'demand', lang: 'en' },
  '/en/accepter': { page: 'accept', lang: 'en' },
  '/en/refuser': { page: 'refuse', lang: 'en' },
  '/en/validation-demande': { page: 'validation', lang: 'en' },
};

/** Pages that may be found by a search engine. */
export const indexed: readonly PageId[] = ['home', 'request', 'demand', 'terms', 'privacy'];

/** Address of a page in a language, with its path parameter and query filled in. */
export function pathOf(page: PageId, lang: Lang, given: { token?: string; query?: Record<string, string | undefined> } = {}): string {
  const path = pages[page][lang].replace(':token', encodeURIComponent(given.token ?? ''));
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).filter((e): e is [string, string] => e[1] !== undefined && e[1] !== ''),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The language of an address: the `/en/` prefix decides. */
export const langOf = (pathname: string): Lang => (pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'fr');

/** Which page an address is, if it is one of ours. */
export function pageAt(pathname: string): { page: PageId; lang: Lang; token?: string } | undefined {
  const lang = langOf(pathname);
  const asked = pathname.replace(/\/+$/, '');
  for (const [page, paths] of Object.entries(pages) as [PageId, { fr: string; en: string }][]) {
    const own = paths[lang].replace(/\/+$/, '');
    if (own === asked) return { page, lang };
    const stem = own.replace(':token', '');
    if (own.endsWith(':token') && asked.startsWith(stem) && !asked.slice(stem.length).includes('/')) {
      return { page, lang, token: decodeURIComponent(asked.slice(stem.length)) };
    }
  }
  return undefined;
}
