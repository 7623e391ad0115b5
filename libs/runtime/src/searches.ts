import { distribution, type DistributionState } from '@jurilien/leads';
import type { Kernel } from './kernel.js';
import { stateOf } from './states.js';

/** A search as the log has it right now. */
export const searchOf = (kernel: Kernel, leadId: string): Promise<DistributionState> => stateOf(kernel, distribution, leadId);
