import { distribution, type SearchState } from '@jurilien/search';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';

/** A search as the log has it right now. */
export const searchOf = (kernel: Kernel, leadId: string): Promise<SearchState> => stateOf(kernel, distribution, leadId);
