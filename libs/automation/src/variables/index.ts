import type { Variable } from '../variable.js';
import { acceptanceVariables } from './acceptances.js';
import { professionalVariables } from './professionals.js';
import { requestVariables } from './requests.js';

/** Everything that templates may say. */
export const VARIABLES: readonly Variable[] = [...acceptanceVariables, ...professionalVariables, ...requestVariables];
const BY_KEY = new Map(VARIABLES.map((v) => [v.key, v]));

/** A variable by its name in templates. */
export const variableNamed = (key: string): Variable | undefined => BY_KEY.get(key);
