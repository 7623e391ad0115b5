import { blocksRequest, EVERY_REQUEST, type BlockKind } from '@jurilien/exclusions';
import type { Bars, PastBars, PastLead } from '@jurilien/search';
import { placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';

interface BlockRow {
  readonly owner: 'professional' | 'client';
  readonly professionalId: string;
  readonly kind: BlockKind;
  readonly value?: string;
  readonly leadId?: string;
}
/** Codes that past waves gave someone, by request. */
export type Recorded = ReadonlyMap<string, string>;

/**
 * Blocks and the blacklist of today, held against requests of the past (E14, E15). What those requests keep has no name in it:
 * a person who is blocked is known by the request the block was made from, and by what the waves of the time recorded.
 * @param only one professional; everyone when left out
 */
export async function pastBars(kernel: Kernel, only?: string, recorded: Recorded = new Map()): Promise<PastBars> {
  const [rows, listed] = await Promise.all([
    kernel.db.prepared<BlockRow>(
      statement`select owner, "professionalId", kind, value, "leadId" from ${placeOf(kernel.registry.views.get('blocks')!)}
        where (until is null or until > statement_timestamp()) and (${only ?? null}::uuid is null or "professionalId" = ${only ?? null}::uuid)
          and (kind not in ('client', 'party') or "leadId" is not null)`,
    ),
    kernel.db.prepared<{ id: string; province: string | null }>(
      statement`select "professionalId" as id, province from ${placeOf(kernel.registry.views.get('blacklist')!)}
        where kind = 'professional' and state in ('Active', 'UnderReview') and 'receiveOffers' = any(scope)
          and (${only ?? null}::uuid is null or "professionalId" = ${only ?? null}::uuid)`,
    ),
  ]);
  const blocks = Map.groupBy(rows, (row) => row.professionalId);
  return (lead): Bars =>
    (id) => {
      if (blocks.get(id)?.some((block) => concerns(kernel, block, lead))) return 'E14';
      if (listed.some((entry) => entry.id === id && (!entry.province || entry.province === lead.province))) return 'E15';
      const recordedBar = id === only ? recorded.get(lead.leadId) : undefined;
      return recordedBar === 'E14' || recordedBar === 'E15' ? recordedBar : undefined;
    };
}

/** Whether a block speaks of a request: by what it is about, or because it was made from it. */
function concerns({ secrets: { hash } }: Kernel, block: BlockRow, lead: PastLead): boolean {
  if (block.owner === 'client' || block.kind === 'client' || block.kind === 'party') return block.leadId === lead.leadId;
  const request = {
    fields: [lead.lawyerType, ...lead.additionalLawyerTypes],
    region: lead.region,
    juridicalHelp: lead.juridicalHelp,
    budget: lead.budget,
    client: {},
    parties: [],
  };
  // The end of the block was looked at where the rows were read.
  return blocksRequest([{ kind: block.kind, value: block.value ?? undefined }], request, { ownerId: EVERY_REQUEST, hash, now: lead.at });
}
