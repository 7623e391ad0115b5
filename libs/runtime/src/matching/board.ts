import { Refused } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/search';
import type { Kernel } from '../kernel/kernel.js';
import { boardExclusion } from './matching.js';
import { stateOf } from '../kernel/states.js';

/**
 * Whether a request that is on the board is for this professional: E01–E17 and E20. Coins and open offers do not matter there: an
 * unfunded claim may begin (4.3.1).
 * @returns `true`, or the first code that applies; `board` when it is not there
 */
export async function boardEligible(kernel: Kernel, leadId: string, professionalId: string): Promise<true | string> {
  const search = await stateOf(kernel, distribution, leadId);
  if (!search.live || !search.onBoard) return 'board';
  return (await boardExclusion(kernel, leadId, professionalId)) ?? true;
}

/** At the door of a claim from the board. @throws FORBIDDEN with the code of 4.3.1, NOT_FOUND when it is not on the board */
export async function refuseUnlessBoardEligible(kernel: Kernel, leadId: string, professionalId: string): Promise<void> {
  const eligible = await boardEligible(kernel, leadId, professionalId);
  if (eligible === true) return;
  throw eligible === 'board' ? new Refused('NOT_FOUND', 'not-on-the-board') : new Refused('FORBIDDEN', `${eligible}-not-eligible`);
}
