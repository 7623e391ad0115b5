import { mayList, maySend, ROUTES, type Who } from '@jurilien/contracts';

/** What each screen cannot do without: a view it lists, a command it is for, or a route it reads. */
const SCREENS = {
  dashboard: () => true,
  leads: (who) => mayList('leads', who),
  validations: (who) => maySend('TakeLeadForValidation', who) !== undefined,
  lawyers: (who) => mayList('professionals', who),
  notices: (who) => mayList('notices', who),
  messages: (who) => mayList('messages', who),
  runs: (who) => mayList('automation-runs', who),
  jobApplications: (who) => mayList('job-applications', who),
  candidates: (who) => mayList('candidate-files', who),
  surveys: (who) => mayList('surveys', who),
  followUps: (who) => mayList('follow-ups', who),
  enquiries: (who) => mayList('enquiries', who),
  inbox: (who) => mayList('threads', who),
  rules: (who) => routeAdmits('GET /api/automation/rules', who),
  templates: (who) => routeAdmits('GET /api/templates', who) && mayList('message-templates', who),
  delivery: (who) => routeAdmits('GET /api/delivery', who),
  killSwitches: (who) => mayList('kill-switches', who),
  blocks: (who) => mayList('blocks', who),
  'own-automations': (who) => mayList('own-automations', who),
  blacklist: (who) => mayList('blacklist', who),
  users: (who) => mayList('user-accounts', who),
  questions: (who) => mayList('question-sets', who),
  config: (who) => mayList('config-current', who) && mayList('config-changes', who),
  configReport: (who) => routeAdmits('GET /api/configuration', who),
  legal: (who) => mayList('legal-documents', who),
  audit: (who) => routeAdmits('GET /api/audit', who),
  site: (who) => routeAdmits('GET /api/page-views', who) && routeAdmits('GET /api/faq-votes', who),
  transparency: (who) => routeAdmits('GET /api/lawyers/:id/transparency', who),
  figures: (who) => routeAdmits('GET /api/lawyers/:id/figures', who),
  finder: (who) => routeAdmits('POST /api/finder', who),
  matching: (who) => routeAdmits('GET /api/matching/leads/:leadId', who),
  simulator: (who) => routeAdmits('POST /api/matching/simulations', who),
  reach: (who) => routeAdmits('GET /api/lawyers/:id/simulation', who),
  offers: (who) => mayList('offers', who),
  ledger: (who) => mayList('ledger-entries', who),
  proposals: (who) => mayList('credit-proposals', who),
  creditRequests: (who) => mayList('credit-requests', who),
  purchases: (who) => mayList('purchases', who),
  evidence: (who) => routeAdmits('GET /api/purchases/:id/evidence', who),
  books: (who) => mayList('books-checks', who),
  reconciliations: (who) => mayList('reconciliations', who),
  plans: (who) => mayList('subscriptions', who),
  promoCodes: (who) => mayList('promo-codes', who),
  sales: (who) => routeAdmits('GET /api/sales', who),
  phoneRequest: (who) => maySend('SubmitLead', who) !== undefined,
} as const satisfies Readonly<Record<string, (who: Who) => boolean>>;
function routeAdmits(route: string, who: Who): boolean {
  const access = ROUTES[route]?.access;
  return Array.isArray(access) && access.includes(who);
}

export type Screen = keyof typeof SCREENS;
export const isScreen = (name: string): name is Screen => Object.hasOwn(SCREENS, name);

/** Whether a column of the permission matrix opens a screen. */
export const opens = (screen: Screen, who: Who): boolean => SCREENS[screen](who);

/**
 * Every address of the console by the screen it shows: one table for the guard in front of all of them. What is not here is shown to
 * no one.
 */
export const PLACES = {
  '/': 'dashboard',
  '/dashboard': 'dashboard',
  '/leads': 'leads',
  '/leads/:id': 'leads',
  '/leads/board': 'leads',
  '/leads/by-phone': 'phoneRequest',
  '/validations': 'validations',
  '/validations/:id': 'validations',
  '/lawyers': 'lawyers',
  '/lawyers/:id': 'lawyers',
  '/lawyers/:id/dashboard': 'figures',
  '/comms': 'inbox',
  '/comms/delivery': 'delivery',
  '/comms/templates': 'templates',
  '/comms/templates/:code': 'templates',
  '/comms/switches': 'killSwitches',
  '/comms/rules': 'rules',
  '/comms/rules/:rule': 'rules',
  '/comms/:threadId': 'inbox',
  '/messages': 'messages',
  '/automation-runs': 'runs',
  '/enquiries': 'enquiries',
  '/job-applications': 'jobApplications',
  '/candidates': 'candidates',
  '/surveys': 'surveys',
  '/users': 'users',
  '/users/:id': 'users',
  '/blacklist': 'blacklist',
  '/blacklist/:id': 'blacklist',
  '/audit': 'audit',
  '/finder': 'finder',
  '/wave-simulator': 'simulator',
  '/sales': 'sales',
  '/plans': 'plans',
  '/promo-codes': 'promoCodes',
  '/prices': 'sales',
  '/config': 'config',
  '/config/changes': 'config',
  '/config/calendars': 'config',
  '/config-report': 'configReport',
  '/questions': 'questions',
  '/questions/:field': 'questions',
  '/notices': 'notices',
  '/legal': 'legal',
  '/legal/:code': 'legal',
  '/site': 'site',
} as const satisfies Readonly<Record<string, Screen>>;
export type Path = keyof typeof PLACES;

/** The screen that lists a resource of the console. */
export const screenOf = (resource: string): Screen | undefined => (PLACES as Readonly<Record<string, Screen>>)[`/${resource}`];
