import { ids } from '@jurilien/event-sourcing';
import { READ_AT_ONCE } from '@jurilien/messaging';
import { listRows } from '@jurilien/persistence';
import type { Supplier } from './supplier.js';

/** What is in the list of an account and was not read, whatever the caller says of it. */
export const supplyUnreadNotices: Supplier = async (kernel, { messageIds: _said, ...input }, send) => {
  const { success, data: accountId } = ids.userId.safeParse(input.userId);
  if (!success) return send(input);
  const view = kernel.registry.views.get('notices')!;
  const asked = { page: 1, perPage: READ_AT_ONCE, sort: 'at', order: 'desc', filter: { accountId, readAt: null } } as const;
  const { data } = await listRows(kernel.db, view, asked);
  return send({ ...input, messageIds: data.map((row) => row.id as string) });
};
