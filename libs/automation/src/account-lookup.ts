import { address, link, privateChange, user, type LinkState, type PrivateChange, type UserState } from '@jurilien/identity';
import { found, type Lookup } from './lookup.js';

/** The account: named by the occurrence, or the one that has the address that was typed. */
export const accountIdOf = async (l: Lookup): Promise<string | undefined> =>
  l.about.userId ?? (l.about.addressHash === undefined ? undefined : (await l.state(address, l.about.addressHash)).userId);
export const accountOf: (l: Lookup) => Promise<UserState | undefined> = found(user, accountIdOf);

/** The personal link that the occurrence is about; none that it makes. */
export const linkOf: (l: Lookup) => Promise<LinkState | undefined> = found(link, ({ about }) => about.linkId);

/** A change of private details. */
export async function changeOf(l: Lookup): Promise<PrivateChange | undefined> {
  const { subjectId, changeId } = l.about;
  if (subjectId === undefined) return undefined;
  return (await l.state(privateChange, subjectId)).changes.find((c) => c.changeId === changeId);
}

/** Whether an invitation waits for its first answer. */
export const isInvited = ({ invitations, passwordHash }: UserState): boolean => invitations > 0 && passwordHash === undefined;
