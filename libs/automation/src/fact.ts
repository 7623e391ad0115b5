import type { Both } from './both.js';
import type { FactValue } from './condition.js';
import type { Lookup } from './lookup.js';

/** How a fact's values are shown and compared. */
export type FactType = 'text' | 'number' | 'boolean' | 'instant' | { readonly oneOf: readonly string[] };

/** Something that conditions may ask about an occurrence. */
export interface Fact {
  /** `subject.name`, as conditions name it. */
  readonly key: string;
  readonly label: Both<string>;
  readonly type: FactType;
  /** The fact as it is now; nothing where the occurrence is about no such thing. */
  readonly of: (l: Lookup) => Promise<FactValue>;
}

/** Declares a fact. */
export const fact = (f: Fact): Fact => f;
