import { view } from '@jurilien/event-sourcing';
import { blockList } from '../blocks.js';

/** Own blocks (M11, M24), and what matching reads for E14: persons as hashes under the owner's salt. */
export const blocks = view(blockList)({
  name: 'blocks',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    owner: 'text',
    professionalId: 'uuid',
    leadId: 'uuid',
    leadCode: 'text',
    kind: 'text',
    value: 'text',
    marks: 'text[]',
    until: 'timestamptz',
    createdAt: 'timestamptz',
  },
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
