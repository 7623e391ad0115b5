import { uuidFor } from '@jurilien/event-sourcing/testing';
import { prospect } from '@jurilien/prospects';
import type { Lives } from '../account-lives.testing.js';

const prospectId = uuidFor('prospect');
const known = {
  ...{ prospectId, name: 'Me Roy', title: 'lawyer', fields: [], province: 'QC', lang: 'fr' },
  ...{ ownerId: null, noCalls: false },
};

/** What can happen to a prospect. */
export const PROSPECT_LIVES: Lives = {
  row: { id: prospectId },
  streams: [
    {
      decider: prospect,
      id: prospectId,
      begins: [[], [['ProspectSaved', known]]],
      events: [
        ['ProspectMoved', { prospectId, stage: 'meeting' }],
        ['ProspectMoved', { prospectId, stage: 'approved' }],
        ['ProspectMoved', { prospectId, stage: 'lost', lostReason: 'closed' }],
        ['ProspectConverted', { prospectId, professionalId: uuidFor('member'), by: 'email' }],
        ['ProspectErased', { prospectId }],
      ],
    },
  ],
  inputs: {
    SaveProspect: { name: 'Me Côté', title: 'notary', province: 'QC', lang: 'en' },
    MoveProspect: { stage: 'lost', lostReason: 'noAnswer' },
  },
};
