import {
  allOf,
  type Asking,
  decision,
  ids,
  refuseUnless,
  refuseUnlessAvailable,
  streamOf,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import {
  draftKeyOf,
  happened,
  inProvince,
  known,
  lead,
  type LeadState,
  partiesKeyOf,
  referrerKeyOf,
  THIRD_PERSONS,
  type ThirdPerson,
} from '@jurilien/lead';
import { isHeld } from '@jurilien/privacy';
import { distribution, liveClaims, type SearchState } from '@jurilien/search';
import { z } from 'zod';
import { keyOf } from '../erasure/erase-subjects.js';

interface OnRequest {
  readonly lead: LeadState;
  readonly distribution: SearchState;
}

/** Nothing of these people is readable any more. Earlier versions of a request may name parties that its newest one does not. */
const GONE: Readonly<Record<ThirdPerson, (s: LeadState) => boolean>> = {
  parties: (s) => s.detailsForgotten === true || (s.timesPartiesForgotten > 0 && s.othersInvolved.length === 0),
  referrer: (s) => s.referredBy === undefined || s.referrerForgotten === true,
};

const available = ({ lead: s, distribution: search }: OnRequest, { now }: Pick<Asking, 'now'>) =>
  allOf(
    known(s),
    // A draft goes as a whole, a week after it was begun.
    unless(s.status !== 'Draft', 'WRONG_STATE', 'lead-is-draft'),
    unlessDone(
      THIRD_PERSONS.every((whom) => GONE[whom](s)),
      'parties-forgotten',
    ),
    // The professional who holds the request is checking them for a conflict at this moment.
    unless(!liveClaims(search, now).some((claim) => claim.namesRevealed), 'WRONG_STATE', 'names-shown'),
  );

/** The keys that seal these people in a request, and what was written before it was sent, which names them too. */
const keysOf = (whom: ThirdPerson, leadId: string, s: LeadState): string[] => [
  whom === 'parties' ? partiesKeyOf(leadId, s.timesPartiesForgotten) : referrerKeyOf(leadId),
  draftKeyOf(leadId),
];

/**
 * A third person in someone's request asked to be erased, and showed who they are (4.10.11): the names of the other parties, or of who
 * referred the client, go. The client's request goes on, and other parties may be named again.
 */
export const forgetParties = decision({
  name: 'ForgetParties',
  input: z.object({ leadId: ids.leadId, whom: z.enum(THIRD_PERSONS) }),
  reasonRequired: true,
  streams: ({ leadId }: { leadId: string }) => ({
    lead: streamOf(lead, leadId),
    distribution: streamOf(distribution, leadId),
    key: keyOf('request', leadId),
  }),
  province: inProvince,
  available,
  decide({ leadId, whom }, states, ctx) {
    const { lead: s, key } = states;
    if (s.status !== 'None' && GONE[whom](s)) return {};
    refuseUnlessAvailable(available(states, ctx));
    refuseUnless(!isHeld(key, ctx.now), 'WRONG_STATE', 'legal-hold');
    return { lead: [happened('LeadPartiesForgotten', { leadId, whom, keys: keysOf(whom, leadId, s) })] };
  },
});
