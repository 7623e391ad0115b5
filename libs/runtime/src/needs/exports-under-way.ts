import { ids } from '@jurilien/event-sourcing';
import { countRows } from '@jurilien/persistence';
import type { Supplier } from './supplier.js';

/** How many files are being made for an account, whatever the caller says of it. */
export const supplyExportsUnderWay: Supplier = async (kernel, { underWay: _said, ...input }, send) => {
  const { success, data: accountId } = ids.userId.safeParse(input.userId);
  if (!success) return send(input);
  const filter = { accountId, state: ['Requested', 'Building'] };
  return send({ ...input, underWay: await countRows(kernel.db, kernel.registry.views.get('exports')!, { filter }) });
};
