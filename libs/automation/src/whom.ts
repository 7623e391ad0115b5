import { documents } from '@jurilien/documents';
import { user } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { relay } from '@jurilien/messaging';
import { ownAutomations, professional } from '@jurilien/professionals';
import { candidate, candidateContacts, jobApplication } from '@jurilien/recruiting';
import type { Finder } from './variable.js';

/** Lives that bear the id of the thing that a person is erased with. */
const LIVES: ReadonlySet<string> = new Set(
  [lead, documents, professional, ownAutomations, candidate, candidateContacts, user, jobApplication].map(({ category }) => category),
);

/**
 * A finder that notes whose lives it reads, by their ids alone: what is found with it may say something of them. A variable that is added
 * later cannot forget to name them.
 */
export function notingWhom(l: Finder): { readonly finder: Finder; readonly whom: ReadonlySet<string> } {
  const whom = new Set<string>();
  const state: Finder['state'] = async (decider, id) => {
    if (LIVES.has(decider.category)) whom.add(id);
    // A conversation has the id of its acceptance: both who wrote in it can be erased.
    if (decider.category === relay.category) {
      const { leadId, professionalId } = await l.state(relay, id);
      for (const side of [leadId, professionalId]) if (side) whom.add(side);
    }
    return l.state(decider, id);
  };
  return { finder: { ...l, state }, whom };
}
