import type { LinkPurpose } from '@jurilien/contracts';
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

/** What variables are found with: states, and what only a running process can make. */
export interface Finder extends Lookup {
  /** Origin of the public site. */
  readonly publicUrl: string;
  /** Address of a personal link, made for this reader; the same occurrence gives the same link. */
  link(purpose: LinkPurpose, reader: Reader): Promise<string>;
  /** Six digits of a subject and number: nothing is stored in clear. */
  code(subject: string, sequence: number): string;
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
