import { fold, Refused, type Recorded } from '@jurilien/event-sourcing';
import { acceptance, type AcceptanceEvent } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { readStream } from '@jurilien/persistence';
import type { OwnAcceptance } from '@jurilien/processes';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** Reads one from the log, so that a professional who has just written sees it. @throws Refused NOT_FOUND when there is none of this id */
export async function ownAcceptance(kernel: Kernel, acceptanceId: string): Promise<OwnAcceptance> {
  const events = (await readStream(kernel.db, kernel.codec, `acceptance-${acceptanceId}`)) as (Recorded & AcceptanceEvent)[];
  const { status, ...facts } = fold(acceptance, events);
  if (status === 'None') throw new Refused('NOT_FOUND', 'acceptance');
  const state = { ...facts, status };
  return { state, events, request: await stateOf(kernel, lead, state.leadId) };
}
