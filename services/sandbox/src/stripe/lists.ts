import type { Bank } from './bank.js';
import { fields, text, whole, type Params } from './form.js';
import { published, type Kind, type Things } from './things.js';

/** One page of a list, newest first, with the provider's own filters. */
export function listOf<K extends Kind>(
  bank: Bank,
  kind: K,
  url: string,
  asked: Params,
  matches: (thing: Things[K]) => boolean = () => true,
): object {
  const created = fields(asked.created);
  const bounds = { gte: whole(created.gte), gt: whole(created.gt), lte: whole(created.lte), lt: whole(created.lt) };
  const all = bank
    .all(kind)
    .filter(
      (thing) =>
        matches(thing) &&
        (bounds.gte === undefined || thing.created >= bounds.gte) &&
        (bounds.gt === undefined || thing.created > bounds.gt) &&
        (bounds.lte === undefined || thing.created <= bounds.lte) &&
        (bounds.lt === undefined || thing.created < bounds.lt),
    );
  const after = text(asked.starting_after);
  const from = after ? all.findIndex((thing) => thing.id === after) + 1 : 0;
  const limit = Math.min(100, Math.max(1, whole(asked.limit) ?? 10));
  const data = all.slice(from, from + limit);
  return { object: 'list', url, has_more: from + limit < all.length, data: data.map(published) };
}
