import type { Finder, Reader } from '@jurilien/automation';
import type { Composed } from '../../composed.js';

/** Who reads a message, and where they are reached. */
export interface Reached extends Reader {
  readonly addresses: Composed['addresses'];
  /** The request it is about, where the occasion does not name it. */
  readonly leadId?: string;
  /** They chose short texts. */
  readonly shortTexts?: boolean;
}

/** Finds the reader of an audience; nothing where there is no one to reach: erased, or without an address. */
export type FindReader = (l: Finder) => Promise<Reached | undefined>;
