import { fold, Refused, type Actor } from '@jurilien/event-sourcing';
import { link, type LinkState } from '@jurilien/identity';
import { readStream } from '@jurilien/persistence';
import { linkIdOf, type Kernel } from '@jurilien/runtime';

/** A personal link, however it stands. */
export interface FoundLink {
  readonly id: string;
  readonly state: LinkState;
  readonly standing: 'live' | 'expired' | 'used' | 'unknown';
  /** The name that the device of this call gives itself. */
  readonly device?: string | undefined;
}

/** A live personal link: what it is for, about whom, and the actor it stands for. */
export interface OpenLink {
  readonly id: string;
  readonly state: LinkState;
  readonly actor: Actor;
  /** The name that the device of this call gives itself. */
  readonly device?: string | undefined;
}

/** The token of `Authorization: Link …`; anything that is not shaped like one of ours is no token. */
function tokenOfHeader(header: string | undefined): string | undefined {
  const [scheme, token] = (header ?? '').split(' ');
  return scheme === 'Link' && token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** How a link stands, read from its own stream so that a link works the moment it was made. */
export async function linkState(kernel: Kernel, header: string | undefined): Promise<FoundLink> {
  const token = tokenOfHeader(header);
  const id = token ? linkIdOf(token) : '';
  const events = token ? await readStream(kernel.db, kernel.codec, `link-${id}`) : [];
  const state = fold(link, events);
  if (events.length === 0 || state.revoked) return { id, state, standing: 'unknown' };
  if (state.used) return { id, state, standing: 'used' };
  const [row] = await kernel.db.query<{ late: boolean }>('select clock_timestamp() >= $1::timestamptz as late', [state.expiresAt]);
  return { id, state, standing: row!.late ? 'expired' : 'live' };
}

/** The link of a token that does not come by the `link` strategy. @throws Refused as `opened` does */
export const openLink = async (kernel: Kernel, header: string | undefined, purposes: readonly string[]): Promise<OpenLink> =>
  opened(await linkState(kernel, header), purposes);

/** A live link of one of these purposes. @throws Refused what it is instead; another purpose is as if it did not exist */
export function opened({ id, state, standing }: FoundLink, purposes: readonly string[]): OpenLink {
  if (standing === 'expired') throw new Refused('TOKEN_EXPIRED', 'link-expired');
  if (standing === 'used') throw new Refused('TOKEN_USED', 'link-used');
  if (standing === 'unknown' || !purposes.includes(state.purpose!)) throw new Refused('NOT_FOUND', 'no-such-link');
  const person = state.subject.professionalId ?? state.subject.personId ?? state.subject.leadId ?? id;
  return { id, state, actor: { kind: 'token', id: person, role: state.purpose, link: id } };
}
