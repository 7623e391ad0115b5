import { tableOf } from '@jurilien/event-sourcing';
import { derivedId, qualified, waitForViews } from '@jurilien/persistence';
import { DAY_MS, defaults } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { JobHandler } from './index.js';

/** Who let too many offers pass in the last two weeks without any answer gets a suggestion (MO20). */
export function noticeIgnoredOffers(kernel: Kernel): JobHandler<'notice-ignored-offers'> {
  return async (item) => {
    const { professionalIds } = item.input;
    const view = kernel.registry.views.get('offer-health')!;
    await waitForViews(kernel.db, [view], item.position);
    const since = new Date(Date.parse(item.occurredAt) - defaults['ignored.windowDays'] * DAY_MS).toISOString();
    const rows = await kernel.db.query<{ id: string; n: number }>(
      `select id, (select count(*)::int from unnest("ignoredAt") t where t > $2) as n from ${qualified(tableOf(view))} where id = any($1::uuid[])`,
      [professionalIds, since],
    );
    for (const { id, n } of rows.filter((r) => r.n >= defaults['ignored.count'])) {
      await kernel.dispatch({
        name: 'SuggestPause',
        input: { professionalId: id, count: n },
        commandId: derivedId('work:notice-ignored-offers', item.position, id),
        actor: { kind: 'system', id: 'job:notice-ignored-offers' },
        causationId: String(item.position),
        correlationId: item.correlationId,
      });
    }
  };
}
