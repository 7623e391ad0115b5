/** Role names without the product's prefix, as the original specification has them (3.0). */
export const ROLES = [
  'admin',
  'admin_qc',
  'admin_on',
  'admin_validation',
  'report_admin',
  'admin_restricted',
  'client',
  'recruit',
  'professional',
] as const;
export type RoleName = (typeof ROLES)[number];

/** Column of the permission matrix 4.11 that a signed-in role falls into. */
export type RoleWho = 'admin' | 'province-admin' | 'validation' | 'report' | 'restricted' | 'client' | 'recruit' | 'professional';

/** What a role may act as, and where; `provinces` absent means everywhere. */
export interface RoleScope {
  readonly who: RoleWho;
  readonly provinces?: readonly ('QC' | 'ON')[];
}

const SCOPES: Readonly<Record<RoleName, RoleScope>> = {
  admin: { who: 'admin' },
  admin_qc: { who: 'province-admin', provinces: ['QC'] },
  admin_on: { who: 'province-admin', provinces: ['ON'] },
  admin_validation: { who: 'validation' },
  report_admin: { who: 'report' },
  admin_restricted: { who: 'restricted' },
  client: { who: 'client' },
  recruit: { who: 'recruit' },
  professional: { who: 'professional' },
};

/** Slug of this product; another installation sets its own. */
export const PRODUCT = 'jurilien';

/** Full role names of a product: `jurilien_admin`, `jurilien_admin_qc`… */
export const rolesOf = (product: string = PRODUCT): string[] => ROLES.map((name) => `${product}_${name}`);

/** Roles of people who do not work for us. */
export const OUTSIDE_ROLES: readonly RoleName[] = ['client', 'recruit', 'professional'];
/** Full names of the roles of those who do. */
export const teamRolesOf = (product: string = PRODUCT): string[] =>
  ROLES.filter((name) => !OUTSIDE_ROLES.includes(name)).map((name) => `${product}_${name}`);

/** Role name without the prefix; `undefined` when it is not one of this product. */
export function roleNameOf(role: string, product: string = PRODUCT): RoleName | undefined {
  if (!role.startsWith(`${product}_`)) return undefined;
  const name = role.slice(product.length + 1);
  return ROLES.find((known) => known === name);
}

/** What a role may act as; `undefined` for a role this product does not know, which opens nothing. */
export function whoOf(role: string, product: string = PRODUCT): RoleScope | undefined {
  const name = roleNameOf(role, product);
  return name && SCOPES[name];
}

/** The same, whichever product the role is of. */
export const scopeOf = (role: string): RoleScope | undefined => whoOf(role, role.slice(0, role.indexOf('_')));
