import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const ids = { professionalId: z.string(), proposalId: z.string() };
const kind = z.enum(['promo', 'purchased']);
const amount = { cc: z.number().int().positive(), by: z.string() };

/** What one administrator proposes for an account and a second one decides (4.4.7, four eyes). One stream per account. */
export const proposalEvents = {
  CreditGrantProposed: event(z.object({ ...ids, ...amount, kind })),
  CreditAdjustmentProposed: event(
    z.object({
      ...ids,
      ...amount,
      direction: z.enum(['add', 'remove']),
      kind: kind.optional(),
      worthCents: z.number().int().nonnegative().optional(),
    }),
  ),
  CreditProposalApproved: event(z.object({ ...ids, by: z.string() })),
  CreditProposalRefused: event(z.object({ ...ids, by: z.string() })),
};
export type ProposalEvent = EventOf<typeof proposalEvents>;

/** A change of a balance that waits for a second person. */
export interface CreditProposal {
  readonly proposalId: string;
  readonly what: 'grant' | 'add' | 'remove';
  readonly cc: number;
  readonly kind?: 'promo' | 'purchased';
  readonly worthCents?: number;
  readonly by: string;
  readonly state: 'open' | 'approved' | 'refused';
}
export interface ProposalState {
  readonly proposals: readonly CreditProposal[];
}

export const creditProposals = decider<ProposalState, typeof proposalEvents>({
  category: 'creditproposal',
  events: proposalEvents,
  initial: { proposals: [] },
  evolve,
});

function evolve(s: ProposalState, e: ProposalEvent): ProposalState {
  switch (e.type) {
    case 'CreditGrantProposed': {
      const { proposalId, cc, kind, by } = e.data;
      return { proposals: [...s.proposals, { proposalId, what: 'grant', cc, kind, by, state: 'open' }] };
    }
    case 'CreditAdjustmentProposed': {
      const { proposalId, cc, kind, by, direction, worthCents } = e.data;
      const of = { ...(kind ? { kind } : {}), ...(worthCents === undefined ? {} : { worthCents }) };
      return { proposals: [...s.proposals, { proposalId, what: direction, cc, by, state: 'open', ...of }] };
    }
    case 'CreditProposalApproved':
      return decided(s, e.data.proposalId, 'approved');
    case 'CreditProposalRefused':
      return decided(s, e.data.proposalId, 'refused');
    default:
      return e satisfies never;
  }
}

const decided = (s: ProposalState, proposalId: string, state: CreditProposal['state']): ProposalState => ({
  proposals: s.proposals.map((p) => (p.proposalId === proposalId ? { ...p, state } : p)),
});
