import { mayRead } from '@jurilien/contracts';
import type { View } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import type { Match, Scope } from '@jurilien/persistence';
import { SEEN_BY_VALIDATION } from '@jurilien/processes';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';
import type { Reader } from './reader.js';

const NOTHING: Scope = { any: [] };
/** A request that became part of another is in the hands that one is in: its documents and messages are part of it too. */
const MERGED = 'mergedInto';

/** Which rows of a view a person may see, as the matrix says; nothing in the answer means every row (3.0, 4.11). */
export async function scopeOf(kernel: Kernel, view: View, reader: Reader): Promise<Scope | undefined> {
  const { actor, who } = reader;
  const reading = mayRead(view.name, who);
  switch (reading?.rows) {
    case 'all':
    case 'figures':
      return undefined;
    case 'province':
      return ofProvince(kernel, view, reader);
    case 'work':
      return workOf(kernel, view, actor.id);
    case 'tasks':
      return { ...workOf(kernel, view, actor.id), or: { any: [{ [view.read.assignee!]: [actor.id] }] } };
    case 'assigned':
      if (view.read.assignee) return { any: [{ [view.read.assignee]: [actor.id] }] };
      return ofLeads(kernel, view, [{ assigneeId: [actor.id] }], MERGED);
    case 'own':
      if (view.read.account) return { any: [{ [view.read.account]: [actor.id] }] };
      return ofLeads(kernel, view, await ownMatches(kernel, actor.id));
    default:
      return NOTHING;
  }
}

/**
 * What a person hears of as it changes. The work in hand is left out of it: a page must still learn of a row that is leaving
 * its list, and receives no more than the row's id.
 */
export const heardScope = async (kernel: Kernel, view: View, reader: Reader): Promise<Scope | undefined> =>
  ['work', 'tasks'].includes(mayRead(view.name, reader.who)?.rows ?? '') ? undefined : scopeOf(kernel, view, reader);

/** A client's own requests: those that name the address the account proved to be theirs. */
async function ownMatches(kernel: Kernel, userId: string): Promise<Match[]> {
  const { email, emailVerified } = await stateOf(kernel, user, userId);
  return email && emailVerified ? [{ email: [...new Set([email, email.toLowerCase()])] }] : [];
}

/** Rows about requests in someone's hands, and those that validation waits for. */
const workOf = (kernel: Kernel, view: View, userId: string): Scope =>
  ofLeads(kernel, view, [{ state: SEEN_BY_VALIDATION }, { takenBy: [userId] }, { assigneeId: [userId] }], MERGED);

function ofProvince(kernel: Kernel, view: View, { actor: { provinces } }: Reader): Scope | undefined {
  if (!provinces) return NOTHING;
  const { province, professional, phone } = view.read;
  const any = [{ [province ?? 'province']: provinces }];
  if (province) return { any };
  const scope = ofLeads(kernel, view, any);
  const professionals = kernel.registry.views.get('professionals')!;
  if (professional) return { ...scope, or: { any, via: { column: professional, view: professionals } } };
  return phone ? { ...scope, or: { any, via: { column: phone, view: professionals, on: 'phoneNumber' } } } : scope;
}

/**
 * Rows about leads that match: by the column that names the lead, or the number of the person who made it.
 * @param part the column by which a lead names the one that it is part of, where it is seen with that one
 */
function ofLeads(kernel: Kernel, view: View, any: readonly Match[], part?: typeof MERGED): Scope {
  const { lead, phone } = view.read;
  const leads = kernel.registry.views.get('leads')!;
  const matches = { any, ...(part ? { through: { column: part, view: leads } } : {}) };
  if (view === leads) return matches;
  if (lead) return { ...matches, via: { column: lead, view: leads } };
  if (phone) return { any, via: { column: phone, view: leads, on: 'phoneNumber' } };
  return NOTHING;
}
