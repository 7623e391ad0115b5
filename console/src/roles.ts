import { mayList, maySend, PRODUCT, PROPOSABLE, roleNameOf, ROUTES, whoOf, whyRefused, type Who } from '@jurilien/contracts';
import { locale } from './locale';
import { session } from './session/session';

/** What the console shows to whom (3.0). The API decides; this only says in advance what it would refuse. */
export type Role = 'admin' | 'admin_qc' | 'admin_on' | 'admin_validation' | 'report_admin' | 'admin_restricted';

const everyone: Role[] = ['admin', 'admin_qc', 'admin_on', 'admin_validation', 'report_admin', 'admin_restricted'];

/** Roles an administrator may give. */
export const staffRoles = everyone;

/** The column of the permission matrix a role falls into. */
const columnOf = (role: string): Who | undefined => whoOf(`${PRODUCT}_${role}`)?.who;
/** What each screen cannot do without: a view it lists, a command it is for, or a route it reads. */
const screens: Record<string, (who: Who) => boolean> = {
  leads: (who) => mayList('leads', who),
  validations: (who) => maySend('TakeLeadForValidation', who) !== undefined,
  lawyers: (who) => mayList('professionals', who),
  messages: (who) => mayList('messages', who),
  jobApplications: (who) => mayList('job-applications', who),
  candidates: (who) => mayList('candidate-files', who),
  surveys: (who) => mayList('surveys', who),
  enquiries: (who) => mayList('enquiries', who),
  inbox: (who) => mayList('threads', who),
  delivery: (who) => routeAdmits('GET /api/delivery', who),
  blocks: (who) => mayList('blocks', who),
  blacklist: (who) => mayList('blacklist', who),
  users: (who) => mayList('user-accounts', who),
  questions: (who) => mayList('question-sets', who),
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
};
const routeAdmits = (route: string, who: Who): boolean => {
  const access = ROUTES[route]?.access;
  return Array.isArray(access) && access.includes(who);
};

export const mayRead = (role: string, screen: string): boolean => {
  const who = columnOf(role);
  return who !== undefined && everyone.includes(role as Role) && (screens[screen]?.(who) ?? true);
};
/** Why a role may not send a command, in the language of the page; nothing when it may. */
export const whyNotAs = (role: string, command: string): string | undefined => whyRefused(command, columnOf(role))?.[locale];
/** Whether a role only proposes a command and somebody else decides (4.11 `q`). */
export const onlyProposes = (role: string, command: string): boolean => {
  const who = columnOf(role);
  return who !== undefined && maySend(command, who) === 'q' && PROPOSABLE.has(command);
};
export const isManager = (role: string): boolean => ['admin', 'province-admin'].includes(columnOf(role) ?? '');

/** A role as sessions and events carry it (`jurilien_admin_qc`) by its own name; an unknown one opens nothing. */
export const roleOf = (role: string | null | undefined): string => roleNameOf(role ?? '') ?? '';
export const isStaff = (role: string): boolean => everyone.includes(role as Role);

/** Who is at the console: the signed-in person, or the one through whose eyes an administrator looks. */
export const me = () => {
  const now = session();
  return { id: now?.id ?? '', role: roleOf(now?.role), name: now?.user ?? '' };
};
