import { OUTSIDE_ROLES, PRODUCT, teamRolesOf, type ActorGroup } from '@jurilien/contracts';
import type { ActsFilter } from '@jurilien/persistence';

/**
 * The actors of a group, as events and accesses name them.
 * @param product prefix of the roles of this installation
 */
export function actorsOf(group: ActorGroup, product: string = PRODUCT): NonNullable<ActsFilter['by']> {
  const team = [{ kind: 'user' as const, roles: teamRolesOf(product) }, { kind: 'operator' as const }];
  if (group === 'team') return { any: team };
  if (group === 'accounts') return { any: [{ kind: 'user', roles: OUTSIDE_ROLES.map((name) => `${product}_${name}`) }] };
  return { any: [{ kind: 'user' }, { kind: 'operator' }], except: true };
}
