import { type Recorded, type Row, view } from '@jurilien/event-sourcing';
import { localDate } from '@jurilien/reference';
import { distribution } from '@jurilien/search';

const sent = ({ occurredAt }: Recorded): Row => ({ day: localDate(occurredAt, 'QC'), offeredAt: occurredAt });

/**
 * One row for each offer as it was sent: who was asked about which request, when, in which wave, and what it brought. From it the shares of offers are counted (B7). What
 * a professional takes from the board was never sent to them, and is no offer here.
 */
export const offerFacts = view(distribution)({
  name: 'offer-facts',
  version: 2,
  key: 'id',
  columns: {
    id: 'uuid',
    leadId: 'uuid not null',
    professionalId: 'uuid not null',
    /** The day it was sent, by the clock of the offices; absent while it is planned. */
    day: 'text',
    offeredAt: 'timestamptz',
    /** The wave it belongs to; absent where the team chose the professional. */
    wave: 'integer',
    claimedAt: 'timestamptz',
    acceptedAt: 'timestamptz',
  },
  indexes: [['day']],
  read: { lead: 'leadId', defaultSort: ['offeredAt', 'desc'] },
  on: {
    OfferMade: {
      keys: (e) => (e.data.board ? [] : [e.data.offerId]),
      fold: (_row, e) => ({
        leadId: e.data.leadId,
        professionalId: e.data.professionalId,
        wave: e.data.manual ? null : e.data.wave,
        ...(e.data.sendAt ? {} : sent(e)),
      }),
    },
    ClaimStarted: { keys: (e) => [e.data.offerId], fold: (row, e) => row && { ...row, claimedAt: row['claimedAt'] ?? e.occurredAt } },
    AcceptanceConfirmed: { keys: (e) => [e.data.offerId], fold: (row, e) => row && { ...row, acceptedAt: e.occurredAt } },
    OfferSent: { keys: (e) => [e.data.offerId], fold: (row, e) => row && { ...row, ...sent(e) } },
  },
});
