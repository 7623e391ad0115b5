import { Refused, type Actor } from '@jurilien/event-sourcing';
import type { Kernel } from '@jurilien/runtime';
import { openLink } from '../links/link.js';

/** A visitor of the site who has shown nothing. */
export const SITE: Actor = { kind: 'anon', id: 'site' };

/**
 * The holder of a draft's own link.
 * @throws Refused for another kind of link, and for the link of another draft
 */
export async function draftWriter(kernel: Kernel, authorization: string | undefined, leadId: string): Promise<Actor> {
  const { state, actor } = await openLink(kernel, authorization, ['draft']);
  if (state.subject.leadId !== leadId) throw new Refused('NOT_FOUND', 'no-such-draft');
  return actor;
}
