import { getRow } from '@jurilien/persistence';
import { holdingId, holdingRef } from '@jurilien/privacy';
import { holdings } from '@jurilien/processes';
import type { Supplier } from './supplier.js';

/** Whose keys seal a holding, as the log says it, whatever the caller said; none where there is no such holding. */
export const supplyHoldingOwners: Supplier = async (kernel, input, send) => {
  const { success, data: of } = holdingRef.safeParse({ kind: input.kind, id: input.id });
  const row = success ? await getRow(kernel.db, holdings, holdingId(of)) : undefined;
  return send({ ...input, owners: (row?.owners as string[] | undefined) ?? [] });
};
