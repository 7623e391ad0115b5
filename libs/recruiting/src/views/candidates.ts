import { view } from '@jurilien/event-sourcing';
import { candidate, type CandidateFacts } from '../candidate.js';

/** Who can be found (S03): what is searched, and nothing of who it is; cards read that from the log, where a late "hide me" counts at once. */
export const candidates = view(candidate)({
  name: 'candidates',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    type: 'text',
    regions: 'text[]',
    languages: 'text[]',
    fields: 'text[]',
    workModes: 'text[]',
    visible: 'boolean',
    updatedAt: 'timestamptz',
  },
  indexes: [['visible', 'updatedAt'], ['type']],
  read: { defaultSort: ['updatedAt', 'desc'] },
  on: {
    CandidateProfileCreated: (row, { data, occurredAt }) => ({ ...searched(data), visible: row?.visible ?? false, updatedAt: occurredAt }),
    CandidateProfileUpdated: (row, { data, occurredAt }) => ({ ...searched(data), visible: row?.visible ?? false, updatedAt: occurredAt }),
    CandidateVisibilitySet: (row, { data, occurredAt }) => row && { ...row, visible: data.visibility !== 'hidden', updatedAt: occurredAt },
    CandidateProfileHidden: (row) => row && { ...row, visible: false },
    CandidateProfileClosed: () => null,
    CandidateErased: () => null,
  },
});

const searched = ({ type, regions, languages, fields, workModes }: CandidateFacts) => ({ type, regions, languages, fields, workModes });
