import { PRODUCT, ROLES, type ActorGroup } from '@jurilien/contracts';
import type { ActsFilter } from '@jurilien/persistence';

const OUTSIDE: readonly string[] = ['client', 'recruit', 'professional'];

/**
 * The actors of a group, as events and accesses name them.
 * @param product prefix of the roles of this installation
 */
export function actorsOf(group: ActorGroup, product: string = PRODUCT): NonNullable<ActsFilter['by']> {
  const roles = ROLES.filter((name) => !OUTSIDE.includes(name)).map((name) => `${product}_${name}`);
  const team = [{ kind: 'user' as const, roles }, { kind: 'operator' as const }];
  if (group === 'team') return { any: team };
  if (group === 'accounts') return { any: [{ kind: 'user', roles: OUTSIDE.map((name) => `${product}_${name}`) }] };
  return { any: [{ kind: 'user' }, { kind: 'operator' }], except: true };
}
