import { blacklistEntry, counts } from '@jurilien/exclusions';
import { clearBlacklistHit, lead, recordBlacklistHit } from '@jurilien/lead';
import { listRows, placeOf, statement, waitForViews, type WorkItem } from '@jurilien/persistence';
import { barOffers, unbarOffers } from '@jurilien/professionals';
import { blacklistHitsOf, marksOf, stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';

const PAGE = 1_000;
const ENDED = ['Draft', 'Closed', 'Rejected', 'Blocked', 'Withdrawn', 'Merged', 'Referred'];

/** Holds a request against the blacklist, or an entry against the requests that live. */
export function checkBlacklist(kernel: Kernel, bus: CommandBus): JobHandler<'check-blacklist'> {
  return async (item) => {
    const { leadId, entryId } = item.input;
    const views = ['blacklist', 'leads', 'lead-details'].map((name) => kernel.registry.views.get(name)!);
    await waitForViews(kernel.db, views, item.position);
    if (leadId) await checkLead(kernel, bus, item, leadId);
    if (entryId) await checkEntry(kernel, bus, item, entryId);
  };
}

async function checkLead(kernel: Kernel, bus: CommandBus, item: WorkItem, leadId: string): Promise<void> {
  const s = await stateOf(kernel, lead, leadId);
  const hits = await blacklistHitsOf(kernel, s);
  for (const entryId of hits) await send(bus, item, recordBlacklistHit, { leadId, entryId }, `:${entryId}`);
  for (const entryId of s.blacklistHits.filter((id) => !hits.includes(id)))
    await send(bus, item, clearBlacklistHit, { leadId, entryId }, `:${entryId}`);
}

async function checkEntry(kernel: Kernel, bus: CommandBus, item: WorkItem, entryId: string): Promise<void> {
  const s = await stateOf(kernel, blacklistEntry, entryId);
  const { entry } = s;
  if (!entry) return;
  if (entry.kind === 'professional' && entry.professionalId && entry.scope.includes('receiveOffers'))
    await send(bus, item, counts(s) ? barOffers : unbarOffers, { professionalId: entry.professionalId, entryId });
  if (!counts(s)) {
    const { data } = await listRows(kernel.db, kernel.registry.views.get('lead-details')!, {
      page: 1,
      perPage: 1_000,
      filter: { blacklistHits: [entryId] },
    });
    for (const row of data) await send(bus, item, clearBlacklistHit, { leadId: row.id as string, entryId }, `:${row.id as string}`);
    return;
  }
  if (!entry.scope.includes('submit') || entry.professionalId) return;
  for await (const s of liveLeads(kernel, entry.province))
    if (marksOf(kernel, s).includes(entry.mark)) await send(bus, item, recordBlacklistHit, { leadId: s.id, entryId }, `:${s.id}`);
}

type LiveLead = { readonly id: string } & Parameters<typeof marksOf>[1];

/** What is known of the clients of all requests that live, as the view has it: an entry costs one look at each, not their histories. */
async function* liveLeads(kernel: Kernel, province: string | undefined): AsyncGenerator<LiveLead> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await kernel.db.prepared<LiveLead>(
      statement`select id, "clientName", email, "phoneNumber", address from ${placeOf(kernel.registry.views.get('lead-details')!)}
        where state <> all(${ENDED}) and (${province ?? null}::text is null or province = ${province ?? null}) and id > ${after} order by id limit ${statement.lit(PAGE)}`,
    );
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)!.id;
  }
}
