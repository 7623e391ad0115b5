import type { LinkPurpose } from '@jurilien/contracts';
import type { LinkState } from '@jurilien/identity';
import type { Both } from './both.js';
import type { Lookup } from './lookup.js';

/** Who reads a message, as far as words depend on it. */
export interface Reader {
  readonly kind: 'client' | 'professional' | 'staff' | 'anyone';
  readonly id: string;
  readonly lang: 'fr' | 'en';
  /** Legal time of their place, an IANA name. */
  readonly zone: string;
}

/** What a personal link is made of, as far as what the occurrence is about does not say it. */
export interface LinkMade {
  /** Makes another link than the one before of the same purpose and subject. */
  readonly occurrence?: string;
  /** For how many days it opens its page, where that is not what its purpose says. */
  readonly days?: number;
  /** From when its days count; from now where it does not say. */
  readonly at?: string;
  /** Whom and what it is for. */
  readonly subject?: LinkState['subject'];
  /** It opens the page on which an offer is refused. */
  readonly page?: 'refusal';
}

/** What variables are found with: states, and what only a running process can make. */
export interface Finder extends Lookup {
  /** Origin of the public site. */
  readonly publicUrl: string;
  /** An answer to an e-mail of ours is read: a domain takes them. */
  readonly readsAnswers: boolean;
  /** Address of a personal link, made for this reader; the same occurrence gives the same link. */
  link(purpose: LinkPurpose, reader: Reader, made?: LinkMade): Promise<string>;
  /** Six digits of a subject and number: nothing is stored in clear. */
  code(subject: string, sequence: number): string;
  /** The keyed hash under which an address or number is known: `hash('phone:+15145550142')`. */
  hash(value: string): string;
}

/** Something that a template may say. */
export interface Variable {
  readonly key: string;
  readonly label: Both<string>;
  /** How far its value may travel: private never in texts, subjects or previews; personal never in offers. */
  readonly privacy: 'public' | 'personal' | 'private';
  readonly sample: Both<string>;
  /** The value for this reader, in their language; nothing where there is none (Z08). */
  readonly find: (l: Finder, reader: Reader) => Promise<string | number | undefined> | string | number | undefined;
}

/** Declares a variable. */
export const variable = (v: Variable): Variable => v;
