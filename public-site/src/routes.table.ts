/** The one list of pages: it drives routes, links, hreflang and the language switch. */
export const pages = {
  home: { fr: '/', en: '/en/', file: 'routes/articles/home.tsx' },
  request: { fr: '/requete', en: '/en/request', file: 'routes/intake/request.tsx' },
  demand: { fr: '/demande', en: '/en/demand', file: 'routes/intake/demand.tsx' },
  family: { fr: '/demande-famille', en: '/en/family-demand', file: 'routes/intake/family.tsx' },
  network: { fr: '/demande-reseau-juridique', en: '/en/legal-network-demand', file: 'routes/intake/network.tsx' },
  business: { fr: '/entrepreneurs', en: '/en/entrepreneurs', file: 'routes/intake/business.tsx' },
  oolong: { fr: '/oolong', en: '/en/oolong', file: 'routes/intake/oolong.tsx' },
  find: { fr: '/trouver-mon-avocat', en: '/en/find-my-lawyer', file: 'routes/finding/find.tsx' },
  quick: { fr: '/trouver-mon-avocat-rapidement', en: '/en/find-my-lawyer-quickly', file: 'routes/intake/quick.tsx' },
  confirmation: { fr: '/confirmation', en: '/en/confirmation', file: 'routes/requests/confirmation.tsx' },
  confirmationConsult: { fr: '/confirmation-consultation', en: '/en/confirmation-consult', file: 'routes/requests/confirmation.tsx' },
  confirmationLegalAid: { fr: '/confirmation-aj', en: '/en/confirmation-legal-aid', file: 'routes/requests/confirmation.tsx' },
  confirmationMandate: { fr: '/confirmation-mp', en: '/en/confirmation-limited-mandate', file: 'routes/requests/confirmation.tsx' },
  validation: { fr: '/validation-demande', en: '/en/lead-validation', file: 'routes/requests/validation.tsx' },
  myRequest: { fr: '/ma-demande/:token', en: '/en/my-request/:token', file: 'routes/requests/my-request.tsx' },
  correction: { fr: '/ma-demande/:token/corriger', en: '/en/my-request/:token/correct', file: 'routes/requests/correct.tsx' },
  myMessages: { fr: '/ma-demande/:token/messages', en: '/en/my-request/:token/messages', file: 'routes/requests/my-messages.tsx' },
  consentReceipt: { fr: '/ma-demande/:token/consentements', en: '/en/my-request/:token/consents', file: 'routes/requests/paper.tsx' },
  requestSummary: { fr: '/ma-demande/:token/resume', en: '/en/my-request/:token/summary', file: 'routes/requests/paper.tsx' },
  legalAidSheet: { fr: '/ma-demande/:token/aide-juridique', en: '/en/my-request/:token/legal-aid', file: 'routes/requests/paper.tsx' },
  requestDocuments: {
    fr: '/ma-demande/:token/documents',
    en: '/en/my-request/:token/documents',
    file: 'routes/documents/request-documents.tsx',
  },
  preferences: { fr: '/preferences/:token', en: '/en/preferences/:token', file: 'routes/requests/preferences.tsx' },
  accept: { fr: '/accepter', en: '/en/accept', file: 'routes/professional/accept.tsx' },
  refuse: { fr: '/refuser', en: '/en/refuse', file: 'routes/professional/refuse.tsx' },
  block: { fr: '/bloc/:token', en: '/en/block/:token', file: 'routes/professional/block.tsx' },
  survey: { fr: '/satisfaction', en: '/en/satisfaction', file: 'routes/requests/survey.tsx' },
  platformReviews: { fr: '/avis-plateforme', en: '/en/platform-reviews', file: 'routes/articles/platform-reviews.tsx' },
  proSurvey: { fr: '/satisfaction-professionnel', en: '/en/satisfaction-professional', file: 'routes/professional/pro-survey.tsx' },
  calculator: { fr: '/outils/pension-alimentaire', en: '/en/tools/child-support-calculator', file: 'routes/tools/calculator.tsx' },
  terms: { fr: '/conditions-utilisation', en: '/en/terms', file: 'routes/articles/terms.tsx' },
  privacy: { fr: '/politique-confidentialite', en: '/en/privacy-policy', file: 'routes/articles/privacy.tsx' },
  accessibility: { fr: '/accessibilite', en: '/en/accessibility', file: 'routes/articles/accessibility.tsx' },
  privacyCopy: { fr: '/vie-privee/:token/copie', en: '/en/privacy/:token/copy', file: 'routes/privacy/copy.tsx' },
  privacyCentre: { fr: '/vie-privee', en: '/en/privacy', file: 'routes/privacy/centre.tsx' },
  privacyRequest: { fr: '/vie-privee/:token', en: '/en/privacy/:token', file: 'routes/privacy/follow.tsx' },
  offline: { fr: '/hors-ligne', en: '/en/offline', file: 'routes/addresses/offline.tsx' },
  login: { fr: '/login', en: '/en/login', file: 'routes/account/login.tsx' },
  loginLink: { fr: '/connexion-lien/:token', en: '/en/login-link/:token', file: 'routes/account/login-link.tsx' },
  forgotten: { fr: '/mot-de-passe-oublie', en: '/en/forgotten-password', file: 'routes/account/forgotten.tsx' },
  newPassword: {
    fr: '/nouveau-mot-de-passe/:account/:token',
    en: '/en/new-password/:account/:token',
    file: 'routes/account/new-password.tsx',
  },
  changePassword: { fr: '/changer-mot-de-passe', en: '/en/change-password', file: 'routes/account/change-password.tsx' },
  privateChange: { fr: '/changement-prive/:token', en: '/en/private-change/:token', file: 'routes/account/private-change.tsx' },
  ownChange: { fr: '/changement-prive', en: '/en/private-change', file: 'routes/account/own-change.tsx' },
  account: { fr: '/mon-compte', en: '/en/my-account', file: 'routes/account/account.tsx' },
  protection: { fr: '/mon-compte/protection', en: '/en/my-account/protection', file: 'routes/account/protection.tsx' },
  ownPrivacy: { fr: '/mon-compte/vie-privee', en: '/en/my-account/privacy', file: 'routes/account/own-privacy.tsx' },
  dashboard: { fr: '/mon-tableau-de-bord', en: '/en/my-dashboard', file: 'routes/professional/dashboard.tsx' },
  offers: { fr: '/mes-offres', en: '/en/my-offers', file: 'routes/professional/offers.tsx' },
  board: { fr: '/leads', en: '/en/leads', file: 'routes/professional/board.tsx' },
  leadOffer: { fr: '/leads/:lead/:token', en: '/en/leads/:lead/:token', file: 'routes/professional/lead-offer.tsx' },
  notices: { fr: '/avis', en: '/en/notices', file: 'routes/professional/notices.tsx' },
  pause: { fr: '/pause', en: '/en/pause', file: 'routes/professional/pause.tsx' },
  automations: { fr: '/automatisations', en: '/en/automations', file: 'routes/professional/automations.tsx' },
  sms: { fr: '/sms', en: '/en/sms', file: 'routes/account/sms.tsx' },
  whyOffers: { fr: '/pourquoi-ces-demandes', en: '/en/why-these-requests', file: 'routes/professional/why-offers.tsx' },
  figures: { fr: '/mes-chiffres', en: '/en/my-figures', file: 'routes/professional/figures.tsx' },
  buy: { fr: '/acheter-juricoins', en: '/en/buy-juricoins', file: 'routes/buying/buy.tsx' },
  payment: { fr: '/confirmation-paiement', en: '/en/confirmation-payment', file: 'routes/buying/payment.tsx' },
  invoice: { fr: '/facture', en: '/en/invoice', file: 'routes/buying/invoice.tsx' },
  verifyEmail: { fr: '/verifier-courriel/:token', en: '/en/verify-email/:token', file: 'routes/account/verify-email.tsx' },
  proLeads: { fr: '/leads-professionnel', en: '/en/professional-leads', file: 'routes/professional/pro-leads.tsx' },
  pros: { fr: '/pros', en: '/en/pros', file: 'routes/joining/pros.tsx' },
  prosOntario: { fr: '/pros-ontario', en: '/en/pros-ontario', file: 'routes/joining/pros.tsx' },
  proApplication: { fr: '/pros/inscription', en: '/en/pros/application', file: 'routes/joining/pro-application.tsx' },
  professional: { fr: '/professionnel/:slug', en: '/en/professional/:slug', file: 'routes/finding/professional.tsx' },
  professionals: { fr: '/professionnels', en: '/en/professionals', file: 'routes/finding/professionals.tsx' },
  proTerms: { fr: '/conditions-professionnels', en: '/en/professional-terms', file: 'routes/joining/pro-terms.tsx' },
  profile: { fr: '/profil', en: '/en/profile', file: 'routes/professional/profile.tsx' },
  noAccess: { fr: '/acces-refuse', en: '/en/no-access', file: 'routes/account/no-access.tsx' },
  familyLawyer: { fr: '/avocat-droit-famille', en: '/en/family-lawyer', file: 'routes/articles/article.tsx' },
  criminalLawyer: { fr: '/avocat-droit-criminel', en: '/en/criminal-lawyer', file: 'routes/articles/article.tsx' },
  tenantProtection: { fr: '/protection-locataire', en: '/en/tenant-protection', file: 'routes/articles/article.tsx' },
  hiddenDefect: { fr: '/vice-cache', en: '/en/hidden-defect', file: 'routes/articles/article.tsx' },
  separation: { fr: '/separation', en: '/en/separation', file: 'routes/articles/article.tsx' },
  ontario: { fr: '/ontario', en: '/en/ontario', file: 'routes/articles/article.tsx' },
  digitalBusiness: {
    fr: '/developper-entreprise-ere-numerique',
    en: '/en/developing-a-business-digital-era',
    file: 'routes/articles/article.tsx',
  },
  legalAid: { fr: '/outils/aide-juridique', en: '/en/tools/legal-aid', file: 'routes/tools/legal-aid.tsx' },
  formOnly: { fr: '/formulaire-seul', en: '/en/form-only', file: 'routes/intake/form-only.tsx' },
  showcase: { fr: '/vitrine', en: '/en/showcase', file: 'routes/articles/showcase.tsx' },
  guide: { fr: '/guide/:slug', en: '/en/guide/:slug', file: 'routes/articles/guide.tsx' },
  guides: { fr: '/guides', en: '/en/guides', file: 'routes/articles/guides.tsx' },
  about: { fr: '/a-propos', en: '/en/about', file: 'routes/articles/about.tsx' },
  team: { fr: '/equipe', en: '/en/team', file: 'routes/articles/about.tsx' },
  faq: { fr: '/faq', en: '/en/faq', file: 'routes/articles/faq.tsx' },
  recruitment: { fr: '/recrutement', en: '/en/recruitment', file: 'routes/articles/recruitment.tsx' },
  document: { fr: '/document/:token', en: '/en/document/:token', file: 'routes/documents/document.tsx' },
  myDocuments: { fr: '/mes-documents', en: '/en/my-documents', file: 'routes/documents/my-documents.tsx' },
  renewal: { fr: '/renouvellement/:token', en: '/en/renewal/:token', file: 'routes/requests/renewal.tsx' },
  ownRenewal: { fr: '/renouvellement', en: '/en/renewal', file: 'routes/requests/own-renewal.tsx' },
  reservations: { fr: '/reservations/:token', en: '/en/reservations/:token', file: 'routes/scheduling/booking.tsx' },
  appointment: {
    fr: '/rendez-vous/:appointment/:token',
    en: '/en/appointment/:appointment/:token',
    file: 'routes/scheduling/appointment.tsx',
  },
  appointmentSheet: {
    fr: '/rendez-vous/:appointment/:token/fiche',
    en: '/en/appointment/:appointment/:token/sheet',
    file: 'routes/scheduling/sheet.tsx',
  },
  myPapers: { fr: '/mes-papiers', en: '/en/my-papers', file: 'routes/account/my-papers.tsx' },
  myAppointments: { fr: '/mes-rendez-vous', en: '/en/my-appointments', file: 'routes/scheduling/my-appointments.tsx' },
  meeting: { fr: '/rencontre', en: '/en/meeting', file: 'routes/scheduling/meeting.tsx' },
  myMeetings: { fr: '/mes-rencontres', en: '/en/my-meetings', file: 'routes/scheduling/my-meetings.tsx' },
  consultations: { fr: '/consultations', en: '/en/consultations', file: 'routes/scheduling/consultations.tsx' },
  findEmployee: { fr: '/trouver-un-employe', en: '/en/find-employee', file: 'routes/recruiting/find-employee.tsx' },
  employeeAlerts: { fr: '/alertes-employes', en: '/en/employee-alerts', file: 'routes/recruiting/employee-alerts.tsx' },
  recruitProfile: { fr: '/profil-recrue', en: '/en/recruit-profile', file: 'routes/recruiting/recruit-profile.tsx' },
  recruitRegister: { fr: '/profil-recrue/inscription', en: '/en/recruit-profile/register', file: 'routes/recruiting/recruit-register.tsx' },
  notFound: { fr: '/404', en: '/en/404', file: 'routes/addresses/not-found.tsx' },
} as const;

export type Lang = 'fr' | 'en';
export type PageId = keyof typeof pages;

/** A personal link without a word about what it opens (IN5). */
export const PLAIN_LINK = '/m/:token';

/** Older and mixed-language addresses, answered with a permanent redirect that keeps the query. */
export const aliases: Readonly<Record<string, { readonly page: PageId; readonly lang: Lang }>> = {
  '/en/avis': { page: 'notices', lang: 'en' },
  '/en/confirmation-aj': { page: 'confirmationLegalAid', lang: 'en' },
  '/en/confirmation-mp': { page: 'confirmationMandate', lang: 'en' },
  '/en/requete': { page: 'request', lang: 'en' },
  '/en/demande': { page: 'demand', lang: 'en' },
  '/en/demande-famille': { page: 'family', lang: 'en' },
  '/en/demande-reseau-juridique': { page: 'network', lang: 'en' },
  '/en/trouver-mon-avocat': { page: 'find', lang: 'en' },
  '/en/trouver-mon-avocat-rapidement': { page: 'quick', lang: 'en' },
  '/en/outils/pension-alimentaire': { page: 'calculator', lang: 'en' },
  '/en/accepter': { page: 'accept', lang: 'en' },
  '/en/refuser': { page: 'refuse', lang: 'en' },
  '/en/satisfaction-professionnel': { page: 'proSurvey', lang: 'en' },
  '/en/bloc/:token': { page: 'block', lang: 'en' },
  '/en/validation-demande': { page: 'validation', lang: 'en' },
  '/en/hors-ligne': { page: 'offline', lang: 'en' },
  '/connexion': { page: 'login', lang: 'fr' },
  '/en/connexion': { page: 'login', lang: 'en' },
  '/en/connexion-lien/:token': { page: 'loginLink', lang: 'en' },
  '/en/mot-de-passe-oublie': { page: 'forgotten', lang: 'en' },
  '/en/nouveau-mot-de-passe/:account/:token': { page: 'newPassword', lang: 'en' },
  '/en/changer-mot-de-passe': { page: 'changePassword', lang: 'en' },
  '/en/changement-prive': { page: 'ownChange', lang: 'en' },
  '/en/changement-prive/:token': { page: 'privateChange', lang: 'en' },
  '/en/leads-professionnel': { page: 'proLeads', lang: 'en' },
  '/en/mon-tableau-de-bord': { page: 'dashboard', lang: 'en' },
  '/en/mes-offres': { page: 'offers', lang: 'en' },
  '/en/pros/inscription': { page: 'proApplication', lang: 'en' },
  '/en/conditions-professionnels': { page: 'proTerms', lang: 'en' },
  '/en/professionnel/:slug': { page: 'professional', lang: 'en' },
  '/en/professionnels': { page: 'professionals', lang: 'en' },
  '/en/acheter-juricoins': { page: 'buy', lang: 'en' },
  '/en/confirmation-paiement': { page: 'payment', lang: 'en' },
  '/en/facture': { page: 'invoice', lang: 'en' },
  '/en/automatisations': { page: 'automations', lang: 'en' },
  '/en/profil': { page: 'profile', lang: 'en' },
  '/en/mon-compte': { page: 'account', lang: 'en' },
  '/en/outils/aide-juridique': { page: 'legalAid', lang: 'en' },
  '/en/formulaire-seul': { page: 'formOnly', lang: 'en' },
  '/en/vitrine': { page: 'showcase', lang: 'en' },
  '/en/renouvellement': { page: 'ownRenewal', lang: 'en' },
  '/en/renouvellement/:token': { page: 'renewal', lang: 'en' },
  '/en/rendez-vous/:appointment/:token': { page: 'appointment', lang: 'en' },
  '/en/mes-rendez-vous': { page: 'myAppointments', lang: 'en' },
  '/en/mes-documents': { page: 'myDocuments', lang: 'en' },
  '/en/rencontre': { page: 'meeting', lang: 'en' },
  '/en/mes-rencontres': { page: 'myMeetings', lang: 'en' },
  '/en/a-propos': { page: 'about', lang: 'en' },
  '/en/trouver-un-employe': { page: 'findEmployee', lang: 'en' },
  '/en/alertes-employes': { page: 'employeeAlerts', lang: 'en' },
  '/en/profil-recrue': { page: 'recruitProfile', lang: 'en' },
  '/en/profil-recrue/inscription': { page: 'recruitRegister', lang: 'en' },
  '/en/equipe': { page: 'team', lang: 'en' },
  '/en/recrutement': { page: 'recruitment', lang: 'en' },
  '/en/conditions-utilisation': { page: 'terms', lang: 'en' },
  '/en/politique-confidentialite': { page: 'privacy', lang: 'en' },
  '/en/vie-privee/:token/copie': { page: 'privacyCopy', lang: 'en' },
  '/en/accessibilite': { page: 'accessibility', lang: 'en' },
  '/en/avocat-droit-famille': { page: 'familyLawyer', lang: 'en' },
  '/en/avocat-droit-criminel': { page: 'criminalLawyer', lang: 'en' },
  '/en/protection-locataire': { page: 'tenantProtection', lang: 'en' },
  '/en/vice-cache': { page: 'hiddenDefect', lang: 'en' },
  '/en/developper-entreprise-ere-numerique': { page: 'digitalBusiness', lang: 'en' },
  '/en/vie-privee': { page: 'privacyCentre', lang: 'en' },
  '/en/vie-privee/:token': { page: 'privacyRequest', lang: 'en' },
  '/en/mon-compte/vie-privee': { page: 'ownPrivacy', lang: 'en' },
  '/en/mon-compte/protection': { page: 'protection', lang: 'en' },
};

/** Pages that may be found by a search engine. */
export const indexed: readonly PageId[] = [
  'home',
  'find',
  'quick',
  'request',
  'demand',
  'family',
  'network',
  'business',
  'calculator',
  'terms',
  'privacy',
  'accessibility',
  'platformReviews',
  'privacyCentre',
  'pros',
  'prosOntario',
  'proTerms',
  'professionals',
  'about',
  'faq',
  'team',
  'recruitment',
  'recruitRegister',
  'guides',
  'showcase',
  'legalAid',
  'familyLawyer',
  'criminalLawyer',
  'tenantProtection',
  'hiddenDefect',
  'separation',
  'ontario',
  'digitalBusiness',
];

/** Pages that a browser keeps for when there is no connection: the one that states it first. Nothing of a person is on them. */
export const keptOffline: readonly PageId[] = ['offline', 'calculator'];

/** Segments of an address that are its own: whose account, which link. */
interface Segments {
  readonly token?: string;
  readonly account?: string;
  readonly appointment?: string;
  readonly lead?: string;
  readonly slug?: string;
}

/** Address of a page in a language, with its path parameters and query filled in. */
export function pathOf(page: PageId, lang: Lang, given: Segments & { query?: Record<string, string | undefined> } = {}): string {
  const path = pages[page][lang].replace(/:(token|account|appointment|lead|slug)/g, (_, name: keyof Segments) =>
    encodeURIComponent(given[name] ?? ''),
  );
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).filter((e): e is [string, string] => e[1] !== undefined && e[1] !== ''),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What stands in place of a link's token in the address of an offer that its professional opens signed in. */
const OWN_OFFER: Readonly<Record<Lang, string>> = { fr: 'offre', en: 'offer' };
export const isOwnOffer = (token: string | undefined): boolean => token !== undefined && Object.values(OWN_OFFER).includes(token);
export const ownOfferPath = (lead: string, lang: Lang): string => pathOf('leadOffer', lang, { lead, token: OWN_OFFER[lang] });

/** Under the page of a shared document: its bytes. */
export const SHARED_FILE: Readonly<Record<Lang, string>> = { fr: '/document/:token/fichier', en: '/en/document/:token/file' };
export const sharedFilePath = (token: string, lang: Lang): string => SHARED_FILE[lang].replace(':token', encodeURIComponent(token));

/** Under the documents of a request: one of them, or all in one archive. */
export const EVERY_FILE = 'archive.zip';
export const ownFilePath = (token: string, file: string, lang: Lang): string =>
  `${pathOf('requestDocuments', lang, { token })}/${encodeURIComponent(file)}`;

/** Names under which an address carries a link's token. */
const TOKENS = ['d', 'm', 't', 'ref'];

/** Whether an address carries a token of a link: it keeps the language it was sent in (D2). */
export function isBehindLink(pathname: string, search: string): boolean {
  const token = pageAt(pathname)?.token;
  const asked = new URLSearchParams(search);
  return (token !== undefined && !isOwnOffer(token)) || TOKENS.some((name) => asked.has(name));
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

/** What is counted when a page is read: its address, with a star for whose it is. An address we do not know may contain anything. */
export function viewedPath(pathname: string): string {
  const at = pageAt(pathname);
  return at ? pages[at.page][at.lang].replace(/:\w+/g, '*') : pathOf('home', langOf(pathname)) + '404';
}

/** A segment as it was meant; one that is badly written stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Where a page sends the documents of its draft, with or without a script. */
export const DRAFT_DOCUMENTS = '/brouillon/documents';
/** Where the script of S01 gets the points that it compares a position with. */
export const POINTS_PATH = '/reperes.json';
/** The questions of P04 by their anchor. */
export const ASKED_PATH = '/questions.json';
/** Where the form of P18 is posted to for its PDF. */
export const CALCULATOR_PDF = { fr: '/outils/pension-alimentaire.pdf', en: '/en/tools/child-support-calculator.pdf' } as const;
/** Where the script of P18 gets the federal tables. */
export const FEDERAL_TABLES_PATH = '/tables-federales.json';

/** One sitemap per language; `/sitemap.xml` is their index. */
export const SITEMAPS: Readonly<Record<Lang, string>> = { fr: '/sitemap-fr.xml', en: '/sitemap-en.xml' };
