import { acceptance } from '@jurilien/acceptance';
import { billing, invoiceSeries } from '@jurilien/credits';
import { notNull, oneOf, type Recorded, type Row, type RowOf, streamId, view } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { contactPoint } from '@jurilien/messaging';
import { holdingId, type HoldingKind, incident, personKey, privacyRequest } from '@jurilien/privacy';
import { professional } from '@jurilien/professionals';
import { type RetentionRow } from '@jurilien/reference';

/** Rows of the table of retention that are no whole holding: parts of one, and what belongs to no one person. */
export const PARTS = [
  'requestDetails',
  'licenceProofs',
  'books',
  'consents',
  'privacyRequests',
  'incidents',
] as const satisfies readonly RetentionRow[];
type Part = (typeof PARTS)[number];

interface Handling {
  readonly keys: (e: Recorded) => string[];
  readonly fold: (row: Row | undefined, e: Recorded) => Row | null | undefined;
}
const ofPart =
  (part: Part, id = (e: Recorded): string => streamId(e.stream)) =>
  (e: Recorded) => [`${part}:${id(e)}`];

/** The part is there from now on, or again, and its time counts from `since`; nothing while what it belongs to goes on. */
const counts = (
  part: Part,
  { since, holding, id = (e) => streamId(e.stream) }: { since: boolean; holding?: HoldingKind; id?: (e: Recorded) => string },
): Handling => ({
  keys: ofPart(part, id),
  fold: (row, e) => ({
    ...row,
    ...{ part, entityId: id(e), since: since ? e.occurredAt : null },
    ...(holding ? { holding: holdingId({ kind: holding, id: id(e) }) } : {}),
  }),
});
/** The time of a part that is there begins to count, or counts no more. */
const ends = (part: Part): Handling => ({ keys: ofPart(part), fold: (row, e) => row && { ...row, since: e.occurredAt } });
const goesOn = (part: Part): Handling => ({ keys: ofPart(part), fold: (row) => row && { ...row, since: null } });
/** It is gone. */
const gone = (part: Part, id?: (e: Recorded) => string): Handling => ({ keys: ofPart(part, id), fold: (row) => row && null });

const details = counts('requestDetails', { since: true, holding: 'request' });
const issued = counts('books', { since: true, id: (e) => (e.data as { professionalId: string }).professionalId });
const given = counts('consents', { since: true });
const decided = counts('privacyRequests', { since: true });

/** One row for each part of what we hold that goes before the whole, or with no whole, while it is there (4.10.13). */
export const retained = view(
  lead,
  acceptance,
  professional,
  billing,
  invoiceSeries,
  contactPoint,
  privacyRequest,
  incident,
  personKey,
)({
  name: 'retained',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    part: notNull(oneOf(PARTS)),
    entityId: 'text not null',
    /** From when its time counts; nothing while what it belongs to goes on. */
    since: 'timestamptz',
    /** The holding it is a part of, whose legal hold keeps it. */
    holding: 'text',
  },
  indexes: [['part', 'since'], ['holding']],
  read: { defaultSort: ['since', 'asc'] },
  on: {
    LeadUnserved: details,
    LeadClosed: details,
    LeadWithdrawn: details,
    LeadBlocked: details,
    LeadMerged: details,
    LeadReferredToPartner: { ...details, fold: (row, e) => (e.data.final ? details.fold(row, e) : row) },
    LeadReopened: gone('requestDetails'),
    LeadRenewed: gone('requestDetails'),
    LeadUnmerged: gone('requestDetails'),
    LeadUnblocked: gone('requestDetails'),
    LeadSearchExtended: gone('requestDetails'),
    LeadOfferingStarted: gone('requestDetails'),
    LeadDetailsForgotten: gone('requestDetails'),
    // What a professional accepted is kept whole, and longer.
    AcceptanceOpened: gone('requestDetails', (e) => (e.data as { leadId: string }).leadId),
    LicenceProofUploaded: counts('licenceProofs', { since: false, holding: 'professional' }),
    ProfessionalClosed: ends('licenceProofs'),
    ProfessionalRejected: ends('licenceProofs'),
    ProfessionalApplied: goesOn('licenceProofs'),
    LicenceProofsRemoved: gone('licenceProofs'),
    InvoiceIssued: issued,
    CreditNoteIssued: issued,
    BilledNamesForgotten: gone('books'),
    ContactConsentRecorded: given,
    ConsentWithdrawn: given,
    ConsentsForgotten: gone('consents'),
    PrivacyRequestFulfilled: decided,
    PrivacyRequestRefused: decided,
    PrivacyRequestAbandoned: decided,
    PrivacyRequestForgotten: gone('privacyRequests'),
    IncidentClosed: counts('incidents', { since: true }),
    IncidentRegistered: goesOn('incidents'),
    IncidentForgotten: gone('incidents'),
    PersonKeyShredded: {
      keys: ({ data: { holding } }) => {
        const [kind, id] = holding.split(':');
        const part: Part | undefined = kind === 'request' ? 'requestDetails' : kind === 'professional' ? 'licenceProofs' : undefined;
        return part && id ? [`${part}:${id}`] : [];
      },
      fold: (row) => row && null,
    },
  },
});
export type RetainedRow = RowOf<typeof retained>;
