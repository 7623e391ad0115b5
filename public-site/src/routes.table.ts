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
  login: { fr: '/login', en: '/en/login', file: 'routes/login.tsx' },
  loginLink: { fr: '/connexion-lien/:token', en: '/en/login-link/:token', file: 'routes/login-link.tsx' },
  forgotten: { fr: '/mot-de-passe-oublie', en: '/en/forgotten-password', file: 'routes/forgotten.tsx' },
  newPassword: { fr: '/nouveau-mot-de-passe/:account/:token', en: '/en/new-password/:account/:token', file: 'routes/new-password.tsx' },
  changePassword: { fr: '/changer-mot-de-passe', en: '/en/change-password', file: 'routes/change-password.tsx' },
  privateChange: { fr: '/changement-prive/:token', en: '/en/private-change/:token', file: 'routes/private-change.tsx' },
  ownChange: { fr: '/changement-prive', en: '/en/private-change', file: 'routes/own-change.tsx' },
  account: { fr: '/mon-compte', en: '/en/my-account', file: 'routes/account.tsx' },
  protection: { fr: '/mon-compte/protection', en: '/en/my-account/protection', file: 'routes/protection.tsx' },
  verifyEmail: { fr: '/verifier-courriel/:token', en: '/en/verify-email/:token', file: 'routes/verify-email.tsx' },
  noAccess: { fr: '/acces-refuse', en: '/en/no-access', file: 'routes/no-access.tsx' },
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
  '/connexion': { page: 'login', lang: 'fr' },
  '/en/connexion': { page: 'login', lang: 'en' },
  '/en/connexion-lien/:token': { page: 'loginLink', lang: 'en' },
  '/en/mot-de-passe-oublie': { page: 'forgotten', lang: 'en' },
  '/en/nouveau-mot-de-passe/:account/:token': { page: 'newPassword', lang: 'en' },
  '/en/changer-mot-de-passe': { page: 'changePassword', lang: 'en' },
  '/en/changement-prive': { page: 'ownChange', lang: 'en' },
  '/en/changement-prive/:token': { page: 'privateChange', lang: 'en' },
  '/en/mon-compte': { page: 'account', lang: 'en' },
  '/en/mon-compte/protection': { page: 'protection', lang: 'en' },
};

/** Pages that may be found by a search engine. */
export const indexed: readonly PageId[] = ['home', 'request', 'demand', 'terms', 'privacy'];

/** Segments of an address that are its own: whose account, which link. */
interface Segments {
  readonly token?: string;
  readonly account?: string;
}

/** Address of a page in a language, with its path parameters and query filled in. */
export function pathOf(page: PageId, lang: Lang, given: Segments & { query?: Record<string, string | undefined> } = {}): string {
  const path = pages[page][lang].replace(/:(token|account)/g, (_, name: keyof Segments) => encodeURIComponent(given[name] ?? ''));
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).filter((e): e is [string, string] => e[1] !== undefined && e[1] !== ''),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The language of an address: the `/en/` prefix decides. */
export const langOf = (pathname: string): Lang => (pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'fr');

/** Which page an address is, if it is one of ours, with its own segments. */
export function pageAt(pathname: string): ({ page: PageId; lang: Lang } & Segments) | undefined {
  const lang = langOf(pathname);
  const asked = pathname.replace(/\/+$/, '').split('/');
  for (const [page, paths] of Object.entries(pages) as [PageId, { fr: string; en: string }][]) {
    const own = paths[lang].replace(/\/+$/, '').split('/');
    if (own.length !== asked.length || !own.every((part, i) => (part.startsWith(':') ? asked[i] : part === asked[i]))) continue;
    const segments = own.flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), decoded(asked[i]!)]] : []));
    return { page, lang, ...(Object.fromEntries(segments) as Segments) };
  }
  return undefined;
}

/** A segment as it was meant; one that is badly written stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
