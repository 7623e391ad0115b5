import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { currentPauses, professional } from '@jurilien/professionals';
import { databaseNow, stateOf, type Kernel } from '@jurilien/runtime';
import { ownCounts } from './own.js';

/** M19: which pauses stand, what they would touch, and what the practice has to choose from. */
export async function pauseOf(kernel: Kernel, professionalId: string): Promise<Answer<'GET /api/pro/pause'>> {
  const [state, serverNow] = await Promise.all([stateOf(kernel, professional, professionalId), databaseNow(kernel)]);
  if (state.status === 'None') throw new Refused('NOT_FOUND', 'professional');
  const offers = await ownCounts(kernel, 'offers', { professionalId }, 'state');
  return {
    state: state.status,
    province: state.province!,
    lang: state.lang,
    pauses: currentPauses(state.pauses, serverNow),
    open: (offers['Sent'] ?? 0) + (offers['Late'] ?? 0),
    held: offers['Claimed'] ?? 0,
    fields: state.practice?.fields ?? [],
    regions: state.practice?.regions ?? [],
    serverNow,
  };
}
