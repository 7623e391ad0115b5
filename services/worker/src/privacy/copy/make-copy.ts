import { Refused } from '@jurilien/event-sourcing';
import type { FileStore } from '@jurilien/files';
import { derivedId, placeOf, statement, waitForViews, type WorkItem } from '@jurilien/persistence';
import { fulfilPrivacyRequest, privacyRequest, proofOf, type HoldingRef } from '@jurilien/privacy';
import type { PersonalCopy, Work } from '@jurilien/processes';
import { DAY_MS, privacyExportLinkDays } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { JobHandler, JobTools } from '../../work/handlers.js';
import { send } from '../../work/sending.js';
import { gatherCopy } from './gather-copy.js';
import { isErased } from './held.js';

/** The file of a request's copy: the same however often it is made. */
const copyFileId = (requestId: string): string => derivedId('privacy-copy', 0, requestId);

/**
 * Makes the copy that a request about one's own data was granted, seals it with the request's own key and has the request fulfilled. Who
 * is erased meanwhile is left out; a request whose own key is gone ends here, with nothing left behind.
 */
export function makeCopy({ kernel, bus, files: { kept } }: Pick<JobTools, 'kernel' | 'bus' | 'files'>): JobHandler<'make-privacy-copy'> {
  return async (item) => {
    const { requestId } = item.input;
    const s = await stateOf(kernel, privacyRequest, requestId);
    const { status, kind, lang, filedAt, holdings } = s;
    if (status !== 'Approved' || (kind !== 'access' && kind !== 'portability')) return;
    await waitForViews(kernel.db, [kernel.registry.views.get('holdings')!], item.position);
    const copy = await gatherCopy(
      kernel,
      { requestId, lang: lang!, filedAt: filedAt!, holdings, addresses: proofOf(s).identifiers },
      item.now,
    );
    if (!(await keep(kept, copy))) return;
    if (await someErased(kernel, copy)) {
      await kept.remove(copyFileId(requestId));
      throw new Error('something of a copy was erased while it was made; it is made again without it');
    }
    const until = new Date(Date.parse(item.now) + kernel.configuration.current().value(privacyExportLinkDays) * DAY_MS).toISOString();
    await send(bus, item, fulfilPrivacyRequest, { requestId, export: { id: copyFileId(requestId), until } });
    const now = await stateOf(kernel, privacyRequest, requestId);
    if (now.export?.id !== copyFileId(requestId)) await kept.remove(copyFileId(requestId));
  };
}

/** @returns whether it could be sealed: the key of a request that was erased seals nothing any more */
async function keep(files: FileStore, copy: PersonalCopy): Promise<boolean> {
  try {
    await files.hold(copy.requestId, Buffer.from(JSON.stringify(copy)), copyFileId(copy.requestId));
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

async function someErased(kernel: Kernel, { holdings }: PersonalCopy): Promise<boolean> {
  const refs = holdings.flatMap(({ kind, id }): HoldingRef[] =>
    kind === 'privacyRequest' || kind === 'mailbox' || kind === 'number' ? [] : [{ kind, id }],
  );
  const erased = await Promise.all(refs.map((ref) => isErased(kernel, ref)));
  return erased.includes(true);
}

/** Takes away the copies, made or being made, that something being erased is part of. */
export function removeCopies({ kernel, files }: Pick<JobTools, 'kernel' | 'files'>): JobHandler<'remove-privacy-copies'> {
  return async (item) => {
    for (const requestId of await copiesOf(kernel, item)) await files.kept.remove(copyFileId(requestId));
  };
}

async function copiesOf(kernel: Kernel, { input, position }: WorkItem<Work['remove-privacy-copies']>): Promise<string[]> {
  const view = kernel.registry.views.get('privacy-cases')!;
  await waitForViews(kernel.db, [view], position);
  const rows = await kernel.db.query<{ id: string }>(
    statement`select id from ${placeOf(view)} where kind in ('access', 'portability') and state in ('Approved', 'Fulfilled')
       and ("exportUntil" is null or "exportUntil" > statement_timestamp()) and holdings @> ${JSON.stringify([input])}::jsonb`,
  );
  return rows.map(({ id }) => id);
}
