import { json, notNull, oneOf, personal, type Condition, type RowOf, view } from '@jurilien/event-sourcing';
import { AUDIENCES } from '../audience/index.js';
import { segment } from '../segment.js';

/** Segments as they are now, for the lists of campaigns (X05). */
export const segmentsView = view(segment)({
  name: 'segments',
  version: 1,
  key: 'id',
  sealedBy: 'id',
  columns: {
    id: 'uuid',
    name: personal('text', { type: 'text', sorted: 'names' }),
    audience: notNull(oneOf(AUDIENCES)),
    province: oneOf(['QC', 'ON']),
    query: notNull(json<Condition>()),
    v: 'integer not null',
    savedAt: 'timestamptz not null',
    savedBy: 'text not null',
    version: 'integer not null',
  },
  indexes: [
    ['savedAt', 'id'],
    ['audience', 'savedAt'],
  ],
  search: ['name'],
  read: { province: 'province', clear: ['name'], defaultSort: ['savedAt', 'desc'] },
  on: {
    SegmentSaved: (_row, { data: { segmentId: _, province, ...kept }, occurredAt, actor, version }) => ({
      ...kept,
      province: province ?? null,
      savedAt: occurredAt,
      savedBy: actor.id,
      version,
    }),
  },
});
export type SegmentRow = RowOf<typeof segmentsView>;
