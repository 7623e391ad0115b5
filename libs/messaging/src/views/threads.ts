import { ERASED, view } from '@jurilien/event-sourcing';
import { parseInbound } from '../parse-inbound.js';
import { thread } from '../thread.js';

/** The inbox: one row per number that wrote, with its last text and what it was taken for. */
export const threads = view(thread)({
  name: 'threads',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    from: { type: 'text', personal: 'phone' },
    lastBody: { type: 'text', personal: 'text' },
    lastKind: 'text',
    lastAt: 'timestamptz',
    firstAt: 'timestamptz',
    received: 'integer',
  },
  indexes: [['lastAt'], ['lastKind', 'lastAt']],
  read: { phone: 'from', defaultSort: ['lastAt', 'desc'] },
  on: {
    SmsReceived: (row, { data, occurredAt }) => ({
      from: data.from,
      lastBody: data.body,
      lastKind: data.body === ERASED ? 'other' : parseInbound(data.body).kind,
      lastAt: occurredAt,
      firstAt: row?.firstAt ?? occurredAt,
      received: (row?.received ?? 0) + 1,
    }),
  },
});
