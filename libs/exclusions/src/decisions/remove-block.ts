import { alreadyDone, type Asking, decision, ids, streamOf, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { blockList, type BlockEvent, type BlocksState } from '../blocks.js';

/** Whose list it is: a professional's own, or that of the client of a request. */
export const ownerOf = ({ professionalId, leadId }: { professionalId?: string; leadId?: string }): string => professionalId ?? leadId ?? '';

const removable = ({ blocks: s }: { readonly blocks: BlocksState }, _who: Asking, { blockId }: { readonly blockId: string }) =>
  unlessDone(!s.blocks.some((b) => b.blockId === blockId), 'block-removed');

/** The owner does not want the block any more. */
export const removeBlock = decision({
  name: 'RemoveBlock',
  input: z
    .object({
      professionalId: ids.professionalId.optional(),
      leadId: ids.leadId.optional(),
      offerId: ids.offerId.optional(),
      blockId: ids.blockId,
    })
    .refine((i) => ownerOf(i) !== '', { path: ['professionalId'], message: 'required' }),
  streams: (i) => ({ blocks: streamOf(blockList, ownerOf(i)) }),
  available: removable,
  decide(input, { blocks: s }, ctx) {
    const { blockId } = input;
    if (alreadyDone(removable({ blocks: s }, ctx, { blockId }))) return {};
    const removed: BlockEvent = { type: 'BlockRemoved', data: { ownerId: ownerOf(input), blockId } };
    return { blocks: [removed] };
  },
});
