import { json, oneOf, type Recorded, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { plannedWave } from '@jurilien/lead';
import { distribution } from '../search.js';

const set =
  <E extends Recorded>(values: (e: E, row: Row) => Row) =>
  (row: Row | undefined, e: E): Row | undefined =>
    row && { ...row, ...values(e, row), updatedAt: e.occurredAt };

/** An offer by hand that waits for a second person. */
export interface OfferProposal {
  readonly proposalId: string;
  readonly reason?: string;
  readonly by: string;
  readonly professionalIds: readonly string[];
  readonly overrides: readonly string[];
  readonly at: string;
}
const proposals = (row: Row | undefined): readonly OfferProposal[] => (row?.['proposals'] as OfferProposal[] | null | undefined) ?? [];
const running = (row: Row): number => Number(row['claims'] ?? 0);
interface OfClaimEnd {
  readonly data: { readonly waveEndsAt?: string | undefined };
}
/** A claim ends: the last one lets the wave's clock run on to its new end. */
const claimOver = set((e: Recorded & OfClaimEnd, row) => ({
  claims: Math.max(0, running(row) - 1),
  ...(e.data.waveEndsAt ? { waveEndsAt: e.data.waveEndsAt, frozenAt: null } : {}),
}));

/** One row per request that was ever offered: how its present round stands, for the team (X14). */
export const searches = view(distribution)({
  name: 'searches',
  version: 2,
  key: 'id',
  columns: {
    id: 'uuid',
    round: 'integer not null',
    live: 'boolean not null',
    plan: 'text',
    waves: json(z.array(plannedWave)),
    urgent: 'boolean',
    coinValueCc: 'integer',
    factors: json<{ code: string; bp: number }[]>(),
    maxAcceptances: 'integer',
    seatsTaken: 'integer',
    configVersion: 'integer',
    preferredProfessionalId: 'uuid',
    wave: 'integer',
    waveState: oneOf(['running', 'over', 'skipped']),
    waveStartedAt: 'timestamptz',
    waveEndsAt: 'timestamptz',
    frozenAt: 'timestamptz',
    claims: 'integer not null',
    board: 'boolean',
    boardFrom: 'timestamptz',
    boardEarly: 'boolean',
    onBoard: 'boolean',
    boardSince: 'timestamptz',
    exhausted: 'boolean',
    startedAt: 'timestamptz',
    closedAt: 'timestamptz',
    closeCause: 'text',
    proposals: json<OfferProposal[]>(),
    updatedAt: 'timestamptz not null',
  },
  indexes: [],
  read: { lead: 'id', defaultSort: ['updatedAt', 'desc'] },
  on: {
    RoundStarted: (row, e) => ({
      round: e.data.round,
      live: true,
      plan: e.data.plan,
      waves: e.data.waves,
      urgent: e.data.urgent,
      coinValueCc: e.data.coinValueCc,
      factors: e.data.factors,
      maxAcceptances: e.data.maxAcceptances,
      seatsTaken: e.data.resumed ? (row?.['seatsTaken'] ?? 0) : 0,
      configVersion: e.data.configVersion,
      preferredProfessionalId: e.data.preferredProfessionalId,
      wave: 0,
      waveState: null,
      waveStartedAt: null,
      waveEndsAt: null,
      frozenAt: null,
      claims: 0,
      board: e.data.board,
      boardFrom: e.data.boardFrom ?? null,
      boardEarly: e.data.boardEarly ?? false,
      onBoard: false,
      boardSince: null,
      exhausted: false,
      startedAt: e.occurredAt,
      closedAt: null,
      closeCause: null,
      proposals: proposals(row),
      updatedAt: e.occurredAt,
    }),
    WaveStarted: set((e, row) => ({
      wave: e.data.wave,
      waveState: 'running',
      waveStartedAt: e.occurredAt,
      waveEndsAt: e.data.endsAt,
      frozenAt: running(row) > 0 ? e.occurredAt : null,
    })),
    WaveEnded: set(() => ({ waveState: 'over', frozenAt: null })),
    WaveSkipped: set((e, row) => ({
      wave: e.data.wave,
      waveState: 'skipped',
      frozenAt: null,
      exhausted: e.data.cause === 'noEligible' || row['exhausted'] === true,
    })),
    RoundWidened: set((e, row) => ({ waves: [...((row['waves'] as unknown[] | null) ?? []), e.data.added], exhausted: false })),
    LeadOpenedOnBoard: set((e) => ({ onBoard: true, boardSince: e.occurredAt })),
    ClaimStarted: set((e, row) => ({
      claims: running(row) + 1,
      frozenAt: row['waveState'] === 'running' ? (row['frozenAt'] ?? e.occurredAt) : null,
    })),
    ClaimReleased: claimOver,
    ClaimExpired: claimOver,
    AcceptanceConfirmed: (row, e) => {
      const next = claimOver(row, e);
      return next && { ...next, seatsTaken: Number(next['seatsTaken'] ?? 0) + 1 };
    },
    CapacityReopened: set((_e, row) => ({ seatsTaken: Math.max(0, Number(row['seatsTaken'] ?? 0) - 1) })),
    RoundClosed: set((e, row) => ({
      live: false,
      closedAt: e.occurredAt,
      closeCause: e.data.cause,
      frozenAt: null,
      waveState: row['waveState'] === 'running' ? 'over' : row['waveState'],
    })),
    // A proposal may come before any round.
    ManualOfferProposed: (row, e) => {
      const { leadId: _, ...proposal } = e.data;
      return {
        round: 0,
        live: false,
        claims: 0,
        ...row,
        proposals: [...proposals(row), { ...proposal, at: e.occurredAt, ...(e.reason ? { reason: e.reason } : {}) }],
        updatedAt: e.occurredAt,
      };
    },
    ManualOfferDecided: set((e, row) => ({ proposals: proposals(row).filter((p) => p.proposalId !== e.data.proposalId) })),
  },
});
export type SearchRow = RowOf<typeof searches>;
