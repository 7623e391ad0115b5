import { json, notNull, oneOf, personal, type RowOf, view } from '@jurilien/event-sourcing';
import { CONSENT_BASES } from '@jurilien/reference';
import { LOST_REASONS, MATCHES, prospect, PROSPECT_TITLES, STAGES } from '../prospect.js';

/** One step of a prospect's way, as its page tells it. */
interface Step {
  readonly at: string;
  readonly stage: (typeof STAGES)[number];
  readonly lostReason?: (typeof LOST_REASONS)[number] | undefined;
  readonly by?: string;
}

/** X19: one row per prospect; one that was erased leaves the board. */
export const prospectsView = view(prospect)({
  name: 'prospects',
  version: 2,
  key: 'id',
  columns: {
    id: 'uuid',
    name: { type: 'text', notNull: true, personal: 'name' },
    email: { type: 'text', personal: 'email' },
    phoneNumber: { type: 'text', personal: 'phone' },
    notes: { type: 'text', personal: 'text' },
    title: notNull(oneOf(PROSPECT_TITLES)),
    firm: 'text',
    licenceNo: 'text',
    fields: 'text[] not null',
    province: notNull(oneOf(['QC', 'ON'])),
    region: 'text',
    lang: notNull(oneOf(['fr', 'en'])),
    stage: notNull(oneOf(STAGES)),
    stageAt: 'timestamptz not null',
    steps: json<readonly Step[]>(),
    lostReason: oneOf(LOST_REASONS),
    ownerId: 'uuid',
    noCalls: 'boolean not null',
    basis: oneOf(CONSENT_BASES),
    basisSince: 'timestamptz',
    basisUntil: 'timestamptz',
    basisProof: personal('text', { type: 'text' }),
    textsSince: 'timestamptz',
    textsProof: personal('text', { type: 'text' }),
    professionalId: 'uuid',
    convertedBy: oneOf(MATCHES),
    importId: 'uuid',
    createdAt: 'timestamptz not null',
    savedAt: 'timestamptz not null',
    version: 'integer not null',
  },
  sealedBy: 'id',
  search: ['name', 'firm', 'licenceNo', 'email', 'phoneNumber'],
  indexes: [
    ['stage', 'stageAt', 'id'],
    ['province', 'stage', 'stageAt'],
    ['ownerId', 'stage'],
    ['professionalId'],
    ['lower(email)'],
    ['licenceNo'],
    ['createdAt', 'id'],
    ['importId'],
  ],
  // They are known by their name, as the members are that they may become; how they are reached is masked.
  read: {
    province: 'province',
    clear: ['name'],
    detailOnly: ['notes', 'basisProof', 'textsProof', 'steps'],
    defaultSort: ['stageAt', 'desc'],
  },
  on: {
    ProspectSaved: (row, { data: { prospectId: _, basis, basisProof, importId, ...said }, occurredAt, version, actor }) => ({
      ...NOTHING_MORE,
      ...said,
      ...{ basis: basis?.kind ?? null, basisSince: basis?.since ?? null, basisUntil: basis?.until ?? null, basisProof: basisProof ?? null },
      ...{ stage: row?.stage ?? 'prospect', stageAt: row?.stageAt ?? occurredAt, lostReason: row?.lostReason ?? null },
      steps: row?.steps ?? [{ at: occurredAt, stage: 'prospect', by: actor.id }],
      ...{
        professionalId: row?.professionalId ?? null,
        convertedBy: row?.convertedBy ?? null,
        importId: row?.importId ?? importId ?? null,
      },
      ...{ createdAt: row?.createdAt ?? occurredAt, savedAt: occurredAt, version },
    }),
    ProspectMoved: (row, { data: { stage, lostReason }, occurredAt, version, actor }) =>
      row && {
        ...row,
        ...{ stage, stageAt: occurredAt, lostReason: lostReason ?? null, version },
        steps: [...(row.steps ?? []), { at: occurredAt, stage, ...(lostReason ? { lostReason } : {}), by: actor.id }],
      },
    ProspectConverted: (row, { data: { professionalId, by }, version }) => row && { ...row, professionalId, convertedBy: by, version },
    ProspectErased: () => null,
  },
});
export type ProspectRow = RowOf<typeof prospectsView>;

/** What is said no more is gone from the row. */
const NOTHING_MORE = {
  email: null,
  phoneNumber: null,
  notes: null,
  firm: null,
  licenceNo: null,
  region: null,
  textsSince: null,
  textsProof: null,
} as const;
