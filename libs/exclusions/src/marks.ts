import { normaliseName } from '@jurilien/personal-data';

const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** What can be told of someone without an account; absent or erased values make no mark. */
export interface Identity {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}

export type Hash = (value: string) => string;

/** The text a block of one owner hashes: the owner's id is the salt, so that two owners' marks of one person are not alike (4.10.8). */
const salted = (ownerId: string, kind: string, value: string): string => `block:${ownerId}:${kind}:${value}`;

/** Marks of an opposing party's name under an owner's salt; nothing for a name that is none. */
export const partyMark = (hash: Hash, ownerId: string, name: string): string | undefined => {
  const plain = normaliseName(name);
  return plain ? hash(salted(ownerId, 'party', plain)) : undefined;
};

/** Marks of a client under an owner's salt: the address and the number, never the name alone, which others bear too. */
export const clientMarks = (hash: Hash, ownerId: string, { email, phone }: Identity): string[] => [
  ...(email ? [hash(salted(ownerId, 'client', normaliseEmail(email)))] : []),
  ...(phone ? [hash(salted(ownerId, 'client', phone))] : []),
];

/** Owner of the marks under which a client's own wishes follow them from one request to the next. */
export const EVERY_REQUEST = 'client';

/** Kinds of values the blacklist holds. */
export const BLACKLIST_KINDS = ['person', 'phone', 'email', 'address', 'ip', 'professional', 'pair'] as const;
export type BlacklistKind = (typeof BLACKLIST_KINDS)[number];

/** What a blacklist entry stores of its value: a keyed hash of its normal form. */
export function blacklistMark(hash: Hash, kind: BlacklistKind, value: string): string {
  const plain = kind === 'person' || kind === 'address' ? normaliseName(value) : kind === 'email' ? normaliseEmail(value) : value.trim();
  return hash(`blacklist:${kind}:${plain}`);
}

/** What staff see of a value in a list: enough to know it again, not enough to use it. */
export function maskedValue(kind: BlacklistKind, value: string): string {
  const text = value.trim();
  if (kind === 'email') {
    const [name = '', domain = ''] = text.split('@');
    return `${name.slice(0, 1)}•••@${domain}`;
  }
  if (kind === 'phone') return `${text.slice(0, -7)}•••${text.slice(-4)}`;
  if (kind === 'person')
    return text
      .split(/\s+/)
      .map((word) => `${word.slice(0, 1)}.`)
      .join(' ');
  return text.length > 6 ? `${text.slice(0, 3)}•••${text.slice(-3)}` : text;
}
