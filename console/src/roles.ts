import { roleNameOf } from '@jurilien/contracts';
import { session } from './session/session';

/** What the console shows to whom (3.0). The API decides; this only says in advance what it would refuse. */
export type Role = 'admin' | 'admin_qc' | 'admin_on' | 'admin_validation' | 'report_admin' | 'admin_restricted';

const everyone: Role[] = ['admin', 'admin_qc', 'admin_on', 'admin_validation', 'report_admin', 'admin_restricted'];
const screens: Record<string, Role[]> = {
  leads: ['admin', 'admin_qc', 'admin_on', 'admin_validation', 'admin_restricted'],
  validations: ['admin', 'admin_qc', 'admin_on', 'admin_validation'],
  lawyers: ['admin', 'admin_qc', 'admin_on', 'admin_validation', 'admin_restricted'],
  messages: ['admin', 'admin_qc', 'admin_on', 'admin_validation'],
  users: ['admin'],
  audit: ['admin', 'report_admin'],
  ledger: ['admin', 'admin_qc', 'admin_on'],
};

/** Roles an administrator may give. */
export const staffRoles = everyone;

export const mayRead = (role: string, screen: string): boolean => (screens[screen] ?? everyone).includes(role as Role);
export const isManager = (role: string): boolean => ['admin', 'admin_qc', 'admin_on'].includes(role);
export const isValidator = (role: string): boolean => isManager(role) || role === 'admin_validation';

/** A role as sessions and events carry it (`jurilien_admin_qc`) by its own name; an unknown one opens nothing. */
export const roleOf = (role: string | null | undefined): string => roleNameOf(role ?? '') ?? '';
export const isStaff = (role: string): boolean => everyone.includes(role as Role);

/** Who is at the console: the signed-in person, or the one through whose eyes an administrator looks. */
export const me = () => {
  const now = session();
  return { id: now?.id ?? '', role: roleOf(now?.role), name: now?.user ?? '' };
};
