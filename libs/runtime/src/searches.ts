import { distribution, type SearchState } from '@jurilien/search';
import type { Kernel } from './kernel.js';
import { stateOf } from './states.js';

/** A search as the log has it right now. */
export const searchOf = (kernel: Kernel, leadId: string): Promise<SearchState> => stateOf(kernel, distribution, leadId);
