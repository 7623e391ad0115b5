import { Refused, type Row } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { listRows, placeOf, statement } from '@jurilien/persistence';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { Principal } from '../permissions/principal.js';

/** Who asks, as a professional: the membership their account belongs to. */
export interface Own {
  readonly professionalId: string;
  readonly state: ProfessionalState & { readonly status: Exclude<ProfessionalState['status'], 'None'> };
}

/** The membership of the account that asks; the matrix has let professionals in only. @throws Refused FORBIDDEN without a membership */
export async function ownProfessional(kernel: Kernel, { actor }: Principal): Promise<Own> {
  const { professionalId } = await stateOf(kernel, user, actor.id);
  if (!professionalId) throw new Refused('FORBIDDEN', 'no-membership');
  const { status, ...state } = await stateOf(kernel, professional, professionalId);
  if (status === 'None') throw new Refused('FORBIDDEN', 'no-membership');
  return { professionalId, state: { ...state, status } };
}

/** Rows of a view that name this professional, and no one else's; `R` is what the view says of its rows. */
export async function ownRows<R extends object = Row>(
  kernel: Kernel,
  name: string,
  { professionalId }: Pick<Own, 'professionalId'>,
  {
    filter = {},
    ...asked
  }: {
    readonly filter?: Row;
    readonly page?: number;
    readonly perPage?: number;
    readonly sort?: string;
    readonly order?: 'asc' | 'desc';
  } = {},
): Promise<R[]> {
  const view = kernel.registry.views.get(name)!;
  const { data } = await listRows(kernel.db, view, { page: 1, perPage: 100, ...asked, filter: { ...filter, professionalId } });
  return data as R[];
}

/** How many rows of a view are this professional's, by one of its columns. */
export async function ownCounts(
  kernel: Kernel,
  name: string,
  { professionalId }: Pick<Own, 'professionalId'>,
  by: string,
): Promise<Record<string, number>> {
  const view = kernel.registry.views.get(name)!;
  if (!Object.hasOwn(view.columns, by)) throw new Error(`${name} has no column ${by}`);
  const rows = await kernel.db.query<{ value: string; n: string }>(
    statement`select ${statement.id(by)} as value, count(*) as n from ${placeOf(view)} where "professionalId" = ${professionalId} group by 1`,
  );
  return Object.fromEntries(rows.map(({ value, n }) => [value, Number(n)]));
}
