import { acceptance } from '@jurilien/acceptance';
import { derived, json, type Recorded, type Row, type RowFold, view } from '@jurilien/event-sourcing';
import { survey, surveyIdOf } from '@jurilien/feedback';
import { type ClearFacts, lead } from '@jurilien/lead';
import { localDate } from '@jurilien/reference';
import { distribution } from '@jurilien/search';
import { waysHere } from './way-here.js';

/** A request for coins back, with the instants by which it can be told how it stood at any time. */
interface RefundFact {
  readonly id: string;
  readonly reason: string;
  readonly at: string;
  readonly approvedAt?: string;
  readonly refusedAt?: string;
  readonly cc?: number;
}
/** A grade from 1 to 5, by who gave it. */
interface GradeFact {
  readonly side: 'client' | 'professional';
  readonly at: string;
  readonly grade: number;
}

type Of<Data> = Recorded & { readonly data: Data };
type OfLead<Data = unknown> = Of<{ readonly leadId: string } & Data>;

/** What changes in the row of a request that was sent; others have none. */
const change =
  <E extends Recorded>(f: (row: Row, e: E) => Row): RowFold<E> =>
  (row, e) =>
    row && { ...row, ...f(row, e) };
/** The same for what another life tells of the request. */
const ofLead = <E extends OfLead<unknown>>(f: (row: Row, e: E) => Row) => ({ keys: (e: E) => [e.data.leadId], fold: change(f) });
/** A step counts when it is reached first: nothing that comes again moves its instant. */
const first = (column: string) => (row: Row, e: Recorded) => ({ [column]: row[column] ?? e.occurredAt });

const dimensions = ({ province, region, lawyerType, lang }: Partial<ClearFacts>): Row => ({
  ...(province === undefined ? {} : { province }),
  ...(region === undefined ? {} : { region }),
  ...(lawyerType === undefined ? {} : { field: lawyerType }),
  ...(lang === undefined ? {} : { lang }),
});

const ended = (ending: string, reasonOf: (data: Record<string, unknown>) => unknown = () => undefined) =>
  change((_row, e: Recorded) => ({ endedAt: e.occurredAt, ending, endReason: reasonOf(e.data as Record<string, unknown>) ?? null }));
const again = change(() => ({ endedAt: null, ending: null, endReason: null }));
/** The client could not be reached, as the team or the professional found out. */
const unreached = (row: Row, e: Recorded, reason: unknown): Row =>
  reason === 'unreachable' || reason === 'clientUnreachable' ? first('unreachableAt')(row, e) : {};

/** The first decision about a request that was in the queue, and who of the team took it; what the rules decide is no one's. */
const decidedFirst = (row: Row, { occurredAt, actor }: Recorded): Row =>
  row['decidedAt'] || !row['queuedAt'] ? {} : { decidedAt: occurredAt, decidedBy: actor.kind === 'user' ? actor.id : null };
/** A request that ended before anyone had to decide, and comes back, is due anew; any other keeps its first time. */
const dueAgain = (row: Row, slaAt: string): Row =>
  row['decidedAt'] || !row['endedAt'] || !row['validationDueAt'] || row['endedAt'] > row['validationDueAt']
    ? {}
    : { validationDueAt: slaAt };

const refunds = (row: Row): readonly RefundFact[] => (row['refunds'] as RefundFact[] | undefined) ?? [];
const decided = (more: (e: OfLead<{ requestId: string; cc?: number }>) => Partial<RefundFact>) =>
  ofLead((row, e: OfLead<{ requestId: string; cc?: number }>) => ({
    refunds: refunds(row).map((one) => (one.id === e.data.requestId ? { ...one, ...more(e) } : one)),
  }));

const offered = change((row, e: Recorded) => ({ offers: (row['offers'] as number) + 1, ...first('offeredAt')(row, e) }));

/** A mandate that is reported, and one that the same professional takes back. */
const mandate = ofLead((row, e: OfLead<{ acceptanceId: string; outcome: string }>) => {
  if (e.data.outcome === 'retained')
    return { retainedAt: row['retainedAt'] ?? e.occurredAt, retainedBy: e.data.acceptanceId, unretainedAt: null };
  return row['retainedAt'] && row['retainedBy'] === e.data.acceptanceId ? { unretainedAt: e.occurredAt } : {};
});

/**
 * One row for each request that was sent, with the instant at which it first reached each step and what it is counted by (4.12
 * `ops_facts`). No one's name, address or words are in it; how the person came here is theirs, and goes with their key. A figure as
 * of an earlier instant counts what has its instant by then.
 */
export const requestFacts = view(
  lead,
  distribution,
  acceptance,
  survey,
)({
  name: 'request-facts',
  version: 2,
  key: 'id',
  columns: {
    id: 'uuid',
    personId: 'text',
    code: 'text',
    /** The day it was sent, by the clock of the offices. */
    day: 'text not null',
    province: 'text',
    region: 'text',
    field: 'text',
    lang: 'text',
    source: 'text',
    form: 'text',
    variant: 'text',
    origin: derived({ type: 'text' }),
    firstOrigin: derived({ type: 'text' }),
    campaign: derived({ type: 'text' }),
    term: derived({ type: 'text' }),
    submittedAt: 'timestamptz not null',
    confirmedAt: 'timestamptz',
    queuedAt: 'timestamptz',
    /** By when it was to be validated or rejected, the first of the two, and the person of the team who decided. */
    validationDueAt: 'timestamptz',
    decidedAt: 'timestamptz',
    decidedBy: 'text',
    validatedAt: 'timestamptz',
    offeredAt: 'timestamptz',
    claimedAt: 'timestamptz',
    acceptedAt: 'timestamptz',
    contactedAt: 'timestamptz',
    retainedAt: 'timestamptz',
    retainedBy: 'text',
    /** The professional who had reported a mandate took it back. */
    unretainedAt: 'timestamptz',
    slaMissedAt: 'timestamptz',
    unservedAt: 'timestamptz',
    unservedReason: 'text',
    unreachableAt: 'timestamptz',
    renewalInvitedAt: 'timestamptz',
    renewedAt: 'timestamptz',
    mergedAt: 'timestamptz',
    unmergedAt: 'timestamptz',
    endedAt: 'timestamptz',
    ending: 'text',
    endReason: 'text',
    offers: 'integer not null',
    waves: 'integer not null',
    acceptedWave: 'integer',
    refunds: json<readonly RefundFact[]>(),
    grades: json<readonly GradeFact[]>(),
  },
  indexes: [['day'], ['personId']],
  sealedBy: 'personId',
  read: { lead: 'id', figuresOnly: ['personId', 'decidedBy'], defaultSort: ['submittedAt', 'desc'] },
  on: {
    LeadSubmitted: (row, e) => {
      const { last, first: firstWay } = waysHere(e.data.searchTerms);
      return {
        offers: 0,
        waves: 0,
        ...row,
        personId: e.data.personId,
        code: e.data.code,
        day: row?.day ?? localDate(e.occurredAt, 'QC'),
        submittedAt: row?.submittedAt ?? e.occurredAt,
        ...dimensions(e.data.facts),
        lang: e.data.lang,
        source: e.data.channel,
        form: e.data.form,
        variant: e.data.experiment,
        origin: last?.origin,
        campaign: last?.campaign,
        term: last?.term,
        firstOrigin: firstWay?.origin,
      };
    },
    LeadEdited: change((_row, e) => dimensions(e.data.facts)),
    LeadEmailConfirmed: change(first('confirmedAt')),
    LeadPhoneConfirmed: change(first('confirmedAt')),
    LeadAbsorbed: change((row, e) => (e.data.proven.length > 0 ? first('confirmedAt')(row, e) : {})),
    LeadQueuedForValidation: change((row, e) => ({
      ...first('queuedAt')(row, e),
      validationDueAt: row['validationDueAt'] ?? e.data.slaAt,
    })),
    LeadValidated: change((row, e) => ({ ...first('validatedAt')(row, e), ...decidedFirst(row, e) })),
    LeadUnserved: change((row, e) => (row['unservedAt'] ? {} : { unservedAt: e.occurredAt, unservedReason: e.data.reason })),
    RenewalInvitationSent: change(first('renewalInvitedAt')),
    LeadRenewed: change((row, e) => ({ ...first('renewedAt')(row, e), endedAt: null, ending: null, endReason: null })),
    LeadMerged: change((_row, e) => ({ mergedAt: e.occurredAt, unmergedAt: null })),
    LeadUnmerged: change((row, e) => ({ unmergedAt: e.occurredAt, ...dueAgain({ ...row, endedAt: row['mergedAt'] }, e.data.slaAt) })),
    LeadRejected: change((row, e) => ({
      endedAt: e.occurredAt,
      ending: 'rejected',
      endReason: e.data.reasonCode,
      ...decidedFirst(row, e),
      ...unreached(row, e, e.data.reasonCode),
    })),
    LeadClosed: change((row, e) => ({
      endedAt: e.occurredAt,
      ending: 'closed',
      endReason: e.data.closeReason,
      ...unreached(row, e, e.data.closeReason),
    })),
    LeadWithdrawn: ended('withdrawn', ({ reason }) => reason),
    LeadBlocked: ended('blocked', ({ blockType }) => blockType),
    LeadConfirmationExpired: ended('notConfirmed'),
    LeadUnblocked: again,
    LeadReopened: change((row, e) => ({ endedAt: null, ending: null, endReason: null, ...dueAgain(row, e.data.slaAt) })),

    WaveStarted: ofLead((row) => ({ waves: row.waves + 1 })),
    OfferMade: { keys: (e) => [e.data.leadId], fold: (row, e) => (e.data.sendAt ? row : offered(row, e)) },
    OfferSent: { keys: (e) => [e.data.leadId], fold: offered },
    ClaimStarted: ofLead(first('claimedAt')),
    AcceptanceConfirmed: ofLead((row, e: OfLead<{ wave: number }>) => ({
      ...first('acceptedAt')(row, e),
      acceptedWave: row['acceptedWave'] ?? e.data.wave,
    })),

    ContactRecorded: ofLead(first('contactedAt')),
    ContactConfirmedByClient: ofLead(first('contactedAt')),
    ContactSlaMissed: ofLead(first('slaMissedAt')),
    MandateOutcomeRecorded: mandate,
    AcceptanceClosed: ofLead((row, e: OfLead<{ closeReason?: string }>) => unreached(row, e, e.data.closeReason)),
    LeadCreditRequested: ofLead((row, e: OfLead<{ requestId: string; reason: string }>) => ({
      refunds: [...refunds(row), { id: e.data.requestId, reason: e.data.reason, at: e.occurredAt }],
    })),
    LeadCreditApproved: decided((e) => ({ approvedAt: e.occurredAt, cc: e.data.cc })),
    LeadCreditRefused: decided((e) => ({ refusedAt: e.occurredAt })),

    SurveySubmitted: {
      // Answers of before grades named their request are in no figure of requests.
      keys: (e) => (e.data.leadId ? [e.data.leadId] : []),
      fold: change((row, e) => ({
        grades: [
          ...((row['grades'] as GradeFact[] | undefined) ?? []),
          {
            side: e.stream === `${survey.category}-${surveyIdOf(e.data.acceptanceId, 'client')}` ? 'client' : 'professional',
            at: e.occurredAt,
            grade: e.data.overall,
          },
        ],
      })),
    },
  },
});
