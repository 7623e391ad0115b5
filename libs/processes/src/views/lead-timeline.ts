import { json, notNull, type Recorded, type RowOf, streamId, view } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';

const LEAD_STREAMS = /^(lead|distribution)-/;

/** The lead an event is about: named in its payload, or the stream's own. */
const leadOf = (e: Recorded): string | undefined =>
  typeof e.data.leadId === 'string' ? e.data.leadId : LEAD_STREAMS.test(e.stream) ? streamId(e.stream) : undefined;

/** Told as counts over many files, never of one (C07). */
const FIGURES_ONLY = 'feeRange';

/** Payload fields that bear no one's data. */
function clear({ data, personal = [] }: Recorded): Record<string, unknown> {
  if (personal.length === 0 && !(FIGURES_ONLY in data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== FIGURES_ONLY && !personal.includes(name)));
}

/** Everything that happened around a lead, in order, with who, when and why (4.12 `lead_timeline`). */
export const leadTimeline = view(lead)({
  name: 'lead-timeline',
  version: 3,
  key: 'id',
  journal: true,
  columns: {
    id: 'bigint',
    leadId: 'uuid not null',
    at: 'timestamptz not null',
    type: 'text not null',
    category: 'text not null',
    actorKind: 'text not null',
    actorId: 'text not null',
    actorRole: 'text',
    reason: 'text',
    commandId: 'uuid not null',
    causationId: 'text',
    /** Of the configuration that it was decided on. */
    configVersion: 'integer not null',
    data: notNull(json<Record<string, unknown>>()),
    province: 'text',
  },
  indexes: [['leadId', 'id']],
  read: { lead: 'leadId', defaultSort: ['id', 'asc'] },
  on: {
    '*': {
      keys: (e) => (leadOf(e) ? [String(e.position)] : []),
      fold: (_row, e, id) => ({
        id,
        leadId: leadOf(e),
        at: e.occurredAt,
        type: e.type,
        category: e.stream.slice(0, e.stream.indexOf('-')),
        actorKind: e.actor.kind,
        actorId: e.actor.id,
        actorRole: e.actor.role,
        reason: e.reason,
        commandId: e.commandId,
        causationId: e.causationId,
        configVersion: e.config.version,
        data: clear(e),
        province: e.province,
      }),
    },
  },
});
export type TimelineRow = RowOf<typeof leadTimeline>;
