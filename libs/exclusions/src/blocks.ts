import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** What someone can ask never to be brought together with (MO13): a professional the first six, a client the last. */
export const BLOCK_KINDS = ['client', 'party', 'field', 'region', 'legalAid', 'lowBudget', 'professional'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/**
 * Every event of one owner's blocks. Persons are kept as keyed hashes under the owner's salt; a field or a region as it is.
 * A block never tells the other side (4.10.8).
 */
export const blockEvents = {
  BlockAdded: event(
    z.object({
      ownerId: z.string(),
      owner: z.enum(['professional', 'client']),
      blockId: z.string(),
      kind: z.enum(BLOCK_KINDS),
      value: z.string().optional(),
      marks: z.array(z.string()).optional(),
      until: z.string().optional(),
      /** The request it was made from, and its short code, by which the owner knows it again. */
      leadId: z.string().optional(),
      leadCode: z.string().optional(),
    }),
  ),
  BlockRemoved: event(z.object({ ownerId: z.string(), blockId: z.string() })),
};
export type BlockEvent = EventOf<typeof blockEvents>;
type Added = Extract<BlockEvent, { type: 'BlockAdded' }>['data'];

export type Block = Omit<Added, 'ownerId'>;
export interface BlocksState {
  readonly blocks: readonly Block[];
}

/** One stream per owner: a professional, or a client by the request they made. */
export const blockList = decider<BlocksState, typeof blockEvents>({
  category: 'blocks',
  events: blockEvents,
  initial: { blocks: [] },
  evolve: (s, e) => {
    switch (e.type) {
      case 'BlockAdded': {
        const { ownerId: _, ...block } = e.data;
        return { blocks: [...s.blocks, block] };
      }
      case 'BlockRemoved':
        return { blocks: s.blocks.filter((b) => b.blockId !== e.data.blockId) };
      default:
        return e satisfies never;
    }
  },
});

/** Whether a block still holds at an instant. */
export const holds = (block: Pick<Block, 'until'>, now: string): boolean =>
  block.until === undefined || Date.parse(block.until) > Date.parse(now);

/** Whether two blocks ask for the same thing. */
export const sameBlock = (a: Pick<Block, 'kind' | 'value' | 'marks'>, b: Pick<Block, 'kind' | 'value' | 'marks'>): boolean =>
  a.kind === b.kind && a.value === b.value && (a.marks ?? []).join() === (b.marks ?? []).join();
