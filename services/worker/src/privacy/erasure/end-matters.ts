import { autoTopUp, cancelSubscription, stopAutoTopUp, subscription } from '@jurilien/credits';
import { disableUser, user } from '@jurilien/identity';
import { isLive, lead } from '@jurilien/lead';
import { closeThread, contactPoint, thread, threadOfKey, withdrawConsent } from '@jurilien/messaging';
import { getRow } from '@jurilien/persistence';
import { holdingId, type HoldingKind, type PersonKeyState, startErasure } from '@jurilien/privacy';
import { holdings, type HoldingRow, withdrawLead } from '@jurilien/processes';
import { closeProfessionalAccount, pipelineWebhook, professional, switchOffPipelineWebhook } from '@jurilien/professionals';
import { candidate, closeCandidateProfile } from '@jurilien/recruiting';
import { stateOf } from '@jurilien/runtime';
import { addressId } from '../../messages/address-id.js';
import { endTimesOf } from './end-times.js';
import type { Erasing, Found } from './erasing.js';

type Ending = (erasing: Erasing, s: PersonKeyState) => Promise<void>;

/** What is live ends by its own rules first: claims, offers, memberships and plans; everyone they concern is told as usual. */
const ENDINGS: Readonly<Record<HoldingKind, Ending>> = {
  draft: endRequest,
  request: endRequest,
  account: endAccount,
  candidate: async (erasing) => {
    const { kernel, of, act } = erasing;
    if ((await stateOf(kernel, candidate, of.id)).status === 'Active') await act(closeCandidateProfile, { candidateId: of.id });
    await endAccount(erasing);
  },
  professional: endMembership,
  conversation: async ({ kernel, of, act }) => {
    const threadId = threadOfKey(of.id);
    const { status } = await stateOf(kernel, thread, threadId);
    if (status !== 'None' && status !== 'Closed') await act(closeThread, { threadId });
  },
  prospect: async () => {},
  jobApplication: async () => {},
  enquiry: async () => {},
};

/** Ends what is live of a holding, and takes back what its addresses agreed to: no one is written to on it any more. */
export async function endMatters(erasing: Erasing, s: PersonKeyState): Promise<Found> {
  const { kernel, of } = erasing;
  await endTimesOf(erasing);
  await ENDINGS[of.kind](erasing, s);
  const row = (await getRow(kernel.db, holdings, holdingId(of))) as HoldingRow | undefined;
  return { consents: await takeConsentsBack(erasing, row) };
}

async function endRequest({ kernel, of, act }: Erasing): Promise<void> {
  const { status } = await stateOf(kernel, lead, of.id);
  if (isLive(status)) await act(withdrawLead, { leadId: of.id, reason: 'privacy' });
}

async function endAccount({ kernel, of, act }: Erasing): Promise<void> {
  const { status } = await stateOf(kernel, user, of.id);
  if (status === 'Active') await act(disableUser, { userId: of.id });
}

/** The account that opens the file goes with it. */
async function endMembership({ kernel, of, act }: Erasing, { cause, requestId }: PersonKeyState): Promise<void> {
  const mine = { professionalId: of.id };
  const [member, webhook, plan, topUp, row] = await Promise.all([
    stateOf(kernel, professional, of.id),
    stateOf(kernel, pipelineWebhook, of.id),
    stateOf(kernel, subscription, of.id),
    stateOf(kernel, autoTopUp, of.id),
    getRow(kernel.db, holdings, holdingId(of)),
  ]);
  if (webhook.on) await act(switchOffPipelineWebhook, mine);
  if (topUp.settings) await act(stopAutoTopUp, mine);
  if ((plan.status === 'Active' || plan.status === 'PastDue') && !plan.cancelRequested) await act(cancelSubscription, mine);
  if (member.status !== 'Closed') await act(closeProfessionalAccount, mine);
  const accountId = (row as HoldingRow | undefined)?.accountId;
  if (accountId) await act(startErasure, { kind: 'account', id: accountId, cause: cause!, ...(requestId ? { requestId } : {}) });
}

/** The list of addresses keeps that one said STOP, and forgets that one said yes. */
async function takeConsentsBack({ kernel, act }: Erasing, row: HoldingRow | undefined): Promise<number> {
  const addresses = [
    { channel: 'email', to: row?.email },
    { channel: 'sms', to: row?.phone },
  ] as const;
  let taken = 0;
  for (const { channel, to } of addresses) {
    if (!to) continue;
    const contactId = addressId(kernel, { channel, to });
    const { marketing } = (await stateOf(kernel, contactPoint, contactId)).consents;
    if (!marketing?.granted) continue;
    await act(withdrawConsent, { contactId, class: 'marketing', source: 'staff' }, channel);
    taken += 1;
  }
  return taken;
}
