import { listRows, pendingMessagesAbout } from '@jurilien/persistence';
import type { Kernel } from '../kernel/kernel.js';

/** More than one request ever has; of a professional the last ones, about which something may still wait. */
const APPOINTMENTS = 200;

/** Messages that wait about a request or a professional, with those of their appointments; the soonest first. */
export async function messagesWaitingAbout(
  kernel: Kernel,
  about: { readonly leadId: string } | { readonly professionalId: string },
  limit: number,
): ReturnType<typeof pendingMessagesAbout> {
  const view = kernel.registry.views.get('appointments')!;
  const page = { page: 1, perPage: APPOINTMENTS, sort: 'startsAt', order: 'desc' } as const;
  const { data } = await listRows(kernel.db, view, { ...page, filter: { ...about } });
  return pendingMessagesAbout(
    kernel.db,
    about,
    data.map(({ id }) => String(id)),
    limit,
  );
}
