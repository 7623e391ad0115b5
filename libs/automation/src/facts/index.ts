import { factsNamed, type Condition, type FactValue } from '../condition.js';
import type { Lookup } from '../lookup.js';
import { acceptanceFacts } from './acceptances.js';
import { professionalFacts } from './professionals.js';
import { requestFacts } from './requests.js';

/** Everything that conditions may ask about. */
export const FACTS = [...acceptanceFacts, ...professionalFacts, ...requestFacts];
const BY_KEY = new Map(FACTS.map((f) => [f.key, f]));

/** The facts that conditions name, as they are now. A name that no fact has is missing. */
export async function factsFor(conditions: readonly (Condition | undefined)[], l: Lookup): Promise<Readonly<Record<string, FactValue>>> {
  const named = new Set(conditions.flatMap((c) => (c ? factsNamed(c) : [])));
  return Object.fromEntries(await Promise.all([...named].map(async (key) => [key, await BY_KEY.get(key)?.of(l)] as const)));
}
