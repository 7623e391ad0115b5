import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { inProvince, lead, type LeadState, plannable, RENEWAL_CAUSES, renewalPlanned } from '@jurilien/lead';
import { distribution, seatsTaken, type SearchState } from '@jurilien/search';
import { z } from 'zod';
import { type PlannedCause, renewalDueAt } from './renewal-due.js';

const isServed = ({ status }: LeadState): boolean => status === 'Accepted' || status === 'InService';
/** The request is still where the cause left it. */
const FITS: Readonly<Record<PlannedCause, (s: LeadState) => boolean>> = {
  unserved: ({ status }) => status === 'Unserved',
  notRetained: ({ status, closeReason }) => status === 'Closed' && closeReason === 'notRetained',
  replaced: isServed,
  slaSilent: isServed,
};

/** A search for someone else instead of a professional found no one: its seat was given back, and no one took it. */
const wasReplaced = (s: SearchState): boolean =>
  s.acceptances.some((a) => a.replaced && a.round >= s.seatsFrom) && seatsTaken(s).length === 0;

/** A request came to nothing: its client will be asked whether they still look for someone (4.6). Where the rules say no, nothing is planned. */
export const planRenewal = decision({
  name: 'PlanRenewal',
  input: z.object({
    leadId: ids.leadId,
    cause: z.enum(RENEWAL_CAUSES).exclude(['snoozed']),
    /** When it came to nothing; absent where it is found to have, long after, and nothing was planned: the request itself knows when. */
    since: z.iso.datetime().optional(),
    acceptanceId: ids.acceptanceId.optional(),
  }),
  streams: (i: { leadId: string }) => ({ lead: streamOf(lead, i.leadId), distribution: streamOf(distribution, i.leadId) }),
  province: inProvince,
  decide({ cause: why, since: told, acceptanceId }, { lead: s, distribution: search }, ctx) {
    const { planned } = s.renewal;
    const since = told ?? (planned ? undefined : s.wentUnservedAt);
    if (since === undefined || !FITS[why](s) || plannable(s, ctx) !== true) return {};
    const cause = why === 'unserved' && wasReplaced(search) ? 'replaced' : why;
    const dueAt = renewalDueAt(s, cause, since, ctx);
    if (planned?.cause === cause && planned.dueAt === dueAt) return {};
    return { lead: [renewalPlanned(s, { cause, dueAt, ...(acceptanceId ? { acceptanceId } : {}) })] };
  },
});
