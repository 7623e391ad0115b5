import { leavingMembers, type Kernel } from '@jurilien/runtime';

/** Whether a rule of leaving is true of a member now. */
export const riskOf = async (kernel: Kernel, professionalId: string): Promise<boolean> =>
  (await leavingMembers(kernel, { professionalId })).length > 0;
