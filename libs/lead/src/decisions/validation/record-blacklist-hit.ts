import { decision, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { inProvince, leadId, onLead } from '../rules.js';

const hit = z.object({ leadId, entryId: ids.entryId });

/** The person who sent this request is on the blacklist: staff see it, and it is not validated before the entry is lifted. */
export const recordBlacklistHit = decision({
  name: 'RecordBlacklistHit',
  input: hit,
  streams: onLead,
  province: inProvince,
  decide: (input, { lead: s }) =>
    s.status === 'None' || s.blacklistHits.includes(input.entryId) ? {} : { lead: [happened('BlacklistHitRecorded', input)] },
});

/** The entry does not count any more. */
export const clearBlacklistHit = decision({
  name: 'ClearBlacklistHit',
  input: hit,
  streams: onLead,
  province: inProvince,
  decide: (input, { lead: s }) => (s.blacklistHits.includes(input.entryId) ? { lead: [happened('BlacklistHitCleared', input)] } : {}),
});
