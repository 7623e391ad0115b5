import { mayList, maySend, PRODUCT, roleNameOf, ROUTES, whoOf, whyRefused, type Who } from '@jurilien/contracts';
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
  users: (who) => mayList('user-accounts', who),
  audit: (who) => routeAdmits('GET /api/audit', who),
  ledger: (who) => mayList('ledger-entries', who),
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
export const isManager = (role: string): boolean => ['admin', 'province-admin'].includes(columnOf(role) ?? '');

/** A role as sessions and events carry it (`jurilien_admin_qc`) by its own name; an unknown one opens nothing. */
export const roleOf = (role: string | null | undefined): string => roleNameOf(role ?? '') ?? '';
export const isStaff = (role: string): boolean => everyone.includes(role as Role);

/** Who is at the console: the signed-in person, or the one through whose eyes an administrator looks. */
export const me = () => {
  const now = session();
  return { id: now?.id ?? '', role: roleOf(now?.role), name: now?.user ?? '' };
};
