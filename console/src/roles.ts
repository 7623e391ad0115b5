import { maySend, PRODUCT, PROPOSABLE, roleNameOf, whoOf, whyRefused, type Who } from '@jurilien/contracts';
import { locale } from './locale';
import { isScreen, opens, screenOf } from './screens';
import { session } from './session/session';

/** What the console shows to whom (3.0). The API decides; this only says in advance what it would refuse. */
export type Role = 'admin' | 'admin_qc' | 'admin_on' | 'admin_validation' | 'report_admin' | 'admin_restricted';

const everyone: Role[] = ['admin', 'admin_qc', 'admin_on', 'admin_validation', 'report_admin', 'admin_restricted'];

/** Roles an administrator may give. */
export const staffRoles = everyone;

/** The column of the permission matrix a role falls into. */
export const columnOf = (role: string): Who | undefined => whoOf(`${PRODUCT}_${role}`)?.who;
/** Whether a role sees a screen: a name it has, or that of a resource, which has its list's. */
export const mayRead = (role: string, name: string): boolean => {
  const who = columnOf(role);
  const screen = isScreen(name) ? name : screenOf(name);
  return who !== undefined && screen !== undefined && everyone.includes(role as Role) && opens(screen, who);
};
/** Why a role may not send a command, in the language of the page; nothing when it may. */
export const whyNotAs = (role: string, command: string): string | undefined => whyRefused(command, columnOf(role))?.[locale];
/** Whether a role only proposes a command and someone else decides (4.11 `q`). */
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
