import { view } from '@jurilien/event-sourcing';
import { acceptance } from '../acceptance.js';

/** Accepted requests with their contact clock (4.3.9). */
export const acceptances = view(acceptance)({
  name: 'acceptances',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    leadId: 'uuid',
    professionalId: 'uuid',
    province: 'text',
    state: 'text',
    slaDueAt: 'timestamptz',
    slaMissed: 'boolean',
    contactedAt: 'timestamptz',
    attempts: 'integer',
    priceCc: 'integer',
    at: 'timestamptz',
  },
  indexes: [['leadId'], ['professionalId', 'at'], ['state', 'slaDueAt']],
  read: { lead: 'leadId', defaultSort: ['at', 'desc'] },
  on: {
    AcceptanceOpened: (_row, e) => ({
      leadId: e.data.leadId,
      professionalId: e.data.professionalId,
      province: e.data.province,
      state: 'ToContact',
      slaDueAt: e.data.slaDueAt,
      slaMissed: false,
      attempts: 0,
      priceCc: e.data.priceCc,
      at: e.occurredAt,
    }),
    ContactAttempted: (row) => row && { ...row, attempts: (row.attempts ?? 0) + 1 },
    ContactRecorded: (row, e) => row && { ...row, state: 'Contacted', contactedAt: e.occurredAt },
    ContactSlaMissed: (row) => row && { ...row, slaMissed: true },
    AcceptanceClosed: (row) => row && { ...row, state: 'Closed' },
  },
});
