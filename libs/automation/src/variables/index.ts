import type { Variable } from '../variable.js';
import { acceptanceVariables } from './acceptances.js';

/** Everything that templates may say. */
export const VARIABLES: readonly Variable[] = [...acceptanceVariables];
const BY_KEY = new Map(VARIABLES.map((v) => [v.key, v]));

/** A variable by its name in templates. */
export const variableNamed = (key: string): Variable | undefined => BY_KEY.get(key);
