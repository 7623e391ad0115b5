import { command } from '@jurilien/event-sourcing/command-bus';
import { derivedId, getRow } from '@jurilien/persistence';
import { fulfilPrivacyRequest, holdingId, type HoldingRef, personKey, privacyRequest, startErasure } from '@jurilien/privacy';
import { holdings, type HoldingRow } from '@jurilien/processes';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { JobHandler, JobTools } from '../../work/handlers.js';
import { sentBy } from '../../work/sending.js';
import { tooEarly } from '../../work/too-early.js';

/** How soon an erasure that something else started is looked at again. */
const AGAIN_SECONDS = 600;

/**
 * What is started here: all but the account that opens a professional's file of the same request. That one goes when the file's
 * membership ends, so that a hold on the file keeps its account as well.
 */
async function startedHere(kernel: Kernel, granted: readonly HoldingRef[]): Promise<HoldingRef[]> {
  const files = granted.filter(({ kind }) => kind === 'professional');
  const rows = await Promise.all(files.map((of) => getRow(kernel.db, holdings, holdingId(of))));
  const accounts = rows.map((row) => (row as HoldingRow | undefined)?.accountId);
  return granted.filter(({ kind, id }) => kind !== 'account' || !accounts.includes(id));
}

/** Starts the erasure of everything a request was granted for; once all of it is erased, the request is fulfilled. */
export function grantErasure({ kernel, bus }: JobTools): JobHandler<'grant-erasure'> {
  return async (item) => {
    const { requestId } = item.input;
    const s = await stateOf(kernel, privacyRequest, requestId);
    // What names someone in the requests of others is forgotten there, by hand.
    if (s.kind !== 'erasure' || s.status !== 'Approved' || s.holdings.length === 0) return;
    const sending = (about: string) => sentBy(item, derivedId('grant-erasure', item.position, `${item.id}/${about}`), 'erasure');
    for (const of of await startedHere(kernel, s.holdings))
      await bus.execute(command(startErasure, { ...of, cause: 'request', requestId }, sending(holdingId(of))));
    const keys = await Promise.all(s.holdings.map((of) => stateOf(kernel, personKey, holdingId(of))));
    if (keys.every(({ status }) => status === 'Erased')) {
      await bus.execute(command(fulfilPrivacyRequest, { requestId }, sending('fulfil')));
      return;
    }
    // Those of ours ask for this work when they are complete.
    if (keys.some((key) => key.status === 'Erasing' && key.requestId !== requestId))
      throw tooEarly('its time was over as well: what erases it is not through', AGAIN_SECONDS);
  };
}
