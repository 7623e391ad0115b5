import { type Actor, type Ctx, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { link, linkDid, type LinkState, refuseUnlessLive } from '@jurilien/identity';
import { type LeadState, openInvitation } from '@jurilien/lead';
import { NO_ONE } from '@jurilien/scheduling';

/** The link by which an answer comes: the one its sender holds, never one that a payload names. */
const linkOf = (actor: Actor): string | undefined => (actor.kind === 'token' ? actor.link : undefined);
export const onInvitation = (actor: Actor) => ({ link: streamOf(link, linkOf(actor) ?? NO_ONE) });

/** Refuses an answer by a link that is not, or no longer, the one of the open invitation. Its device typed the code at the door. */
export function refuseUnlessInvited(s: LeadState, l: LinkState, ctx: Ctx): void {
  if (ctx.actor.kind !== 'token') return;
  refuseUnless(l.purpose === 'renewal' && l.subject.leadId === s.leadId, 'NOT_FOUND', 'no-such-link');
  refuseUnlessLive(l, ctx.now);
  const open = openInvitation(s, ctx.now);
  refuseUnless(open && open.round === l.subject.round, 'WRONG_STATE', 'invitation-is-over');
}

/** One answer uses the link up, in the same append; nothing where the answer says nothing, or came another way. */
export function linkUsed(events: readonly unknown[], { actor }: Ctx) {
  const linkId = linkOf(actor);
  return linkId && events.length > 0 ? { link: [linkDid('LinkUsed', { linkId })] } : {};
}
