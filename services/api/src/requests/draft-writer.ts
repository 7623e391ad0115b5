import { Refused, type Actor } from '@jurilien/event-sourcing';
import type { Kernel } from '@jurilien/runtime';
import { openLink, type OpenLink } from '../links/link.js';

/** A visitor of the site who has shown nothing. */
export const SITE: Actor = { kind: 'anon', id: 'site' };

/**
 * The holder of a draft's own link, on a route that a caller without a link may use too.
 * @throws Refused for another kind of link, and for the link of another draft
 */
export async function draftWriter(kernel: Kernel, authorization: string | undefined, leadId: string): Promise<Actor> {
  return writerOf(await openLink(kernel, authorization, ['draft']), leadId);
}

/** The same, of a link that is open. @throws Refused for the link of another draft */
export function writerOf({ state, actor }: OpenLink, leadId: string): Actor {
  if (state.subject.leadId !== leadId) throw new Refused('NOT_FOUND', 'no-such-draft');
  return actor;
}
