import { derived, notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { BLOCK_KINDS, blockList } from '../blocks.js';

/** Own blocks (M11, M24), and what matching reads for E14: persons as hashes under the owner's salt. */
export const blocks = view(blockList)({
  name: 'blocks',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    owner: notNull(oneOf(['professional', 'client'])),
    professionalId: 'uuid not null',
    leadId: 'uuid',
    leadCode: 'text',
    kind: notNull(oneOf(BLOCK_KINDS)),
    value: 'text',
    marks: derived({ type: 'text[]' }),
    until: 'timestamptz',
    createdAt: 'timestamptz not null',
  },
  sealedBy: 'professionalId',
  indexes: [['professionalId', 'createdAt'], ['leadId'], ['kind', 'value']],
  read: { professional: 'professionalId', detailOnly: ['marks'], defaultSort: ['createdAt', 'desc'] },
  on: {
    BlockAdded: {
      keys: (e) => [e.data.blockId],
      fold: (_row, { data, occurredAt }) => ({
        owner: data.owner,
        professionalId: data.owner === 'professional' ? data.ownerId : data.value,
        leadId: data.leadId,
        leadCode: data.leadCode,
        kind: data.kind,
        value: data.value,
        marks: data.marks ?? [],
        until: data.until,
        createdAt: occurredAt,
      }),
    },
    BlockRemoved: { keys: (e) => [e.data.blockId], fold: () => null },
  },
});
export type BlockRow = RowOf<typeof blocks>;
