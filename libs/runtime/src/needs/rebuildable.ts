import { countRows } from '@jurilien/persistence';
import type { Supplier } from './supplier.js';

/** Whether there is a view of this name, and whether a rebuild of it goes on, whatever the caller said. */
export const supplyRebuildable: Supplier = async ({ db, registry }, { operationId, view }, send) => {
  const running = { filter: { view: String(view), state: 'Running' } };
  const underWay = (await countRows(db, registry.views.get('operations')!, running)) > 0;
  return send({ operationId, view, known: registry.views.has(String(view)), underWay });
};
