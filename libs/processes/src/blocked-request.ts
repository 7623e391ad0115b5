import { refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { blocksRequest, holds, type BlockedRequest, type BlocksState } from '@jurilien/exclusions';
import { budgetOf, type LeadState } from '@jurilien/lead';

/** What blocks look at in a request. */
export const blockedRequestOf = (s: LeadState): BlockedRequest => ({
  fields: [s.facts.lawyerType ?? 'other', ...(s.facts.additionalLawyerTypes ?? [])],
  region: s.facts.region ?? '',
  juridicalHelp: s.facts.juridicalHelp === true,
  budget: budgetOf(s.facts),
  client: { name: s.clientName, email: s.email, phone: s.phoneNumber },
  parties: s.othersInvolved,
});

/** No one claims what one of the two has blocked since it was offered (E14). @throws FORBIDDEN */
export function refuseUnlessUnblocked(
  { own, theirs }: { readonly own: BlocksState; readonly theirs: BlocksState },
  l: LeadState,
  professionalId: string,
  { hash, now }: Ctx,
): void {
  const byClient = theirs.blocks.some((b) => b.kind === 'professional' && b.value === professionalId && holds(b, now));
  const blocked = byClient || blocksRequest(own.blocks, blockedRequestOf(l), { ownerId: professionalId, hash, now });
  refuseUnless(!blocked, 'FORBIDDEN', 'E14-blocked');
}
