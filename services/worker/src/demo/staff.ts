import type { Actor } from '@jurilien/event-sourcing';

/** Accounts of the console in the demo; the password is the launcher's to print. */
export interface StaffMember {
  readonly key: 'admin' | 'validation' | 'qc' | 'on' | 'report' | 'restricted' | 'second';
  readonly email: string;
  readonly username: string;
  readonly role: string;
  readonly fr: string;
  readonly en: string;
}

export const STAFF: readonly StaffMember[] = [
  { key: 'admin', email: 'admin@jurilien.demo', username: 'Mireille Caron', role: 'admin', fr: 'Administration', en: 'Administrator' },
  {
    key: 'validation',
    email: 'validation@jurilien.demo',
    username: 'Jérôme Nadeau',
    role: 'admin_validation',
    fr: 'Validation des demandes',
    en: 'Request validation',
  },
  {
    key: 'qc',
    email: 'qc@jurilien.demo',
    username: 'Élise Pelletier',
    role: 'admin_qc',
    fr: 'Administration, Québec seulement',
    en: 'Administrator, Quebec only',
  },
  {
    key: 'on',
    email: 'on@jurilien.demo',
    username: 'Megan Fraser',
    role: 'admin_on',
    fr: 'Administration, Ontario seulement',
    en: 'Administrator, Ontario only',
  },
  { key: 'report', email: 'report@jurilien.demo', username: 'Linh Nguyen', role: 'report_admin', fr: 'Rapports', en: 'Reports' },
  {
    key: 'restricted',
    email: 'restreint@jurilien.demo',
    username: 'Patrice Hamel',
    role: 'admin_restricted',
    fr: 'Accès restreint',
    en: 'Restricted access',
  },
  {
    key: 'second',
    email: 'direction@jurilien.demo',
    username: 'Gabriel Fortin',
    role: 'admin',
    fr: 'Administration, deuxième personne',
    en: 'Administrator, second person',
  },
];

/** Role as stored: prefixed by the product. */
export const roleOf = (slug: string, member: StaffMember): string => `${slug}_${member.role}`;

/** The actor of a staff member's commands. */
export const staffActor = (slug: string, key: StaffMember['key'], userIds: ReadonlyMap<string, string>): Actor => {
  const member = STAFF.find((m) => m.key === key)!;
  return { kind: 'user', id: userIds.get(key)!, role: roleOf(slug, member) };
};

/** Accounts whose password everyone knows have no place where people bring their troubles. @throws Error in production */
export function refuseProduction({ NODE_ENV }: { readonly NODE_ENV: string }): void {
  if (NODE_ENV === 'production')
    throw new Error('The demo is not for production: its accounts have a known password. npm run admin -- create opens the first one.');
}
