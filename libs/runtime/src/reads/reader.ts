import { whoOf, type Who } from '@jurilien/contracts';
import type { Actor, Config } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { PROVINCES, rolesProvinceScope } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';

/** Whose reads these are. */
export interface Reader {
  readonly actor: Actor;
  readonly who: Who;
}

const EVERYWHERE = PROVINCES.map(({ code }) => code);

/**
 * What an account acts as under its role; nothing for a role that this product does not know. Where provinces are not kept apart,
 * someone of one province acts in all of them, under the same role.
 */
export function readerAs(
  { id, role }: { readonly id: string; readonly role: string },
  product: string,
  config: Config,
): Reader | undefined {
  const found = whoOf(role, product);
  if (!found) return undefined;
  const provinces = found.provinces && !config.value(rolesProvinceScope) ? EVERYWHERE : found.provinces;
  return { who: found.who, actor: { kind: 'user', id, role, ...(provinces ? { provinces } : {}) } };
}

/** What an account acts as now, without a session: what is done for it later must not outlast its role. */
export async function readerNow(kernel: Kernel, userId: string): Promise<Reader | undefined> {
  const { status, role } = await stateOf(kernel, user, userId);
  return status === 'Active' && role
    ? readerAs({ id: userId, role }, kernel.settings.PRODUCT_SLUG, kernel.configuration.current())
    : undefined;
}
