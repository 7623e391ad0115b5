import { distribution, liveClaims, type SearchState } from '@jurilien/search';
import { fact } from '../fact.js';
import type { Lookup } from '../lookup.js';

/** A request, where it is free on the board for this professional now: shown to them, and not reserved by others on every seat. */
async function freeFor(leadId: string, l: Lookup): Promise<SearchState | undefined> {
  const { professionalId } = l.about;
  if (!professionalId || !(await l.ask.isOnBoardFor(leadId, professionalId))) return undefined;
  const search = await l.state(distribution, leadId);
  return liveClaims(search, l.now).length < search.maxAcceptances ? search : undefined;
}

/** Of the requests that a letter tells of, those that are free on the board for its reader; nothing where it tells of none. */
export async function freeOf(l: Lookup): Promise<readonly SearchState[] | undefined> {
  const found = l.about.leadIds && (await Promise.all(l.about.leadIds.map((leadId) => freeFor(leadId, l))));
  return found?.filter((search) => search !== undefined);
}

export const boardFacts = [
  fact({
    key: 'board.isFree',
    label: { fr: 'La demande est libre pour ce professionnel', en: 'The request is open to this professional' },
    type: 'boolean',
    of: async (l) => (l.about.leadId === undefined ? undefined : (await freeFor(l.about.leadId, l)) !== undefined),
  }),
  fact({
    key: 'board.freeRequests',
    label: { fr: 'Nombre de demandes de la lettre encore libres', en: 'Number of requests in the letter that are still open' },
    type: 'number',
    of: async (l) => (await freeOf(l))?.length,
  }),
];
