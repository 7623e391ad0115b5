import { ERASED, notNull, oneOf, type Recorded, type RowOf, view } from '@jurilien/event-sourcing';
import { candidate, CANDIDATE_TYPES, VISIBILITIES, type CandidateDetails, type CandidateFacts } from '../candidate.js';
import { erasure } from '../silence.js';

/** N08: candidates as the team knows them, with their names: apart from the table firms find them by. */
export const candidateFiles = view(candidate)({
  name: 'candidate-files',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    name: { type: 'text', notNull: true, personal: 'name' },
    type: notNull(oneOf(CANDIDATE_TYPES)),
    regions: 'text[] not null',
    /** hidden, anonymous or open as the candidate chose; stale and closed besides. */
    state: notNull(oneOf([...VISIBILITIES, 'stale', 'closed'])),
    cv: 'boolean not null',
    createdAt: 'timestamptz not null',
    saidAt: 'timestamptz not null',
    eraseAt: 'timestamptz not null',
    version: 'integer not null',
  },
  sealedBy: 'id',
  search: ['name'],
  indexes: [['state'], ['saidAt']],
  read: { defaultSort: ['saidAt', 'desc'] },
  on: {
    CandidateProfileCreated: (_row, e) => ({ ...known(e.data), ...said(e), state: 'hidden', cv: false, createdAt: e.occurredAt }),
    CandidateProfileUpdated: (row, e) => row && { ...row, ...known(e.data), ...said(e) },
    CandidateVisibilitySet: (row, e) => row && { ...row, ...said(e), state: e.data.visibility },
    CandidateCvUploaded: (row, e) => row && { ...row, ...said(e), cv: true },
    CandidateCvRemoved: (row, e) => row && { ...row, cv: false, version: e.version },
    CandidateProfileHidden: (row, e) => row && { ...row, state: 'stale', version: e.version },
    CandidateProfileClosed: (row, e) => row && { ...row, ...said(e), state: 'closed' },
    CandidateErased: () => null,
  },
});
export type CandidateRow = RowOf<typeof candidateFiles>;

const known = ({ details, type, regions }: CandidateFacts & { readonly details: CandidateDetails | typeof ERASED }) => ({
  name: details === ERASED ? ERASED : `${details.firstName} ${details.lastName}`,
  type,
  regions,
});
/** A word of the candidate puts the day they are forgotten off. */
const said = ({ occurredAt, version, config }: Pick<Recorded, 'occurredAt' | 'version' | 'config'>) => ({
  saidAt: occurredAt,
  eraseAt: erasure(occurredAt, config).eraseAt,
  version,
});
