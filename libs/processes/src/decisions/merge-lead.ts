import { type Asking, decision, ids, need, streamOf } from '@jurilien/event-sourcing';
import { invalid, lead, type LeadState, mergeable, mergeEventsOf, separable, separateEventsOf } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { z } from 'zod';

const input = z.object({ leadId: ids.leadId, into: ids.leadId });
const streams = ({ leadId, into }: z.infer<typeof input>) => ({
  lead: streamOf(lead, leadId),
  survivor: streamOf(lead, into),
  search: streamOf(distribution, into),
});
const province = ({ lead: s }: { readonly lead: LeadState }) => s.facts.province ?? undefined;
type OnLead = { readonly lead: LeadState };

/** Two requests of one person become one (VA9): either may survive, and keeps its state and who it is assigned to. */
export const mergeLead = decision({
  name: 'MergeLead',
  input,
  reasonRequired: true,
  streams,
  province,
  available: ({ lead: s }: OnLead, who: Asking) => mergeable(s, who),
  decide({ leadId, into }, { lead: s, survivor, search }, ctx) {
    if (into === leadId) throw invalid('into', 'itself');
    if (s.mergedInto === into) return {};
    return mergeEventsOf({ lead: s, survivor }, search.acceptances.length, ctx);
  },
});

/** Which request stands for a merged one, as the log has it now. */
export const survivorOf = need<{ leadId: string; into: string }>('survivor-of');

/** The merge is undone: the request goes back to the team, and the other loses what it had from it alone. */
export const unmergeLead = decision({
  name: 'UnmergeLead',
  input,
  reasonRequired: true,
  needs: [survivorOf],
  streams,
  province,
  available: ({ lead: s }: OnLead, who: Asking) => separable(s, who),
  decide: (_, { lead: s, survivor, search }, ctx) => separateEventsOf({ lead: s, survivor }, search.acceptances.length, ctx),
});
