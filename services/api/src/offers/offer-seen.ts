import { acceptance } from '@jurilien/acceptance';
import type { Actor, Available } from '@jurilien/event-sourcing';
import { creditAccount } from '@jurilien/credits';
import { lead } from '@jurilien/lead';
import { offerAvailable, offerShown, type Stage, stageOf, viewingOf } from '@jurilien/processes';
import { databaseNow, askingOf, stateOf, type Kernel } from '@jurilien/runtime';
import { professional } from '@jurilien/professionals';
import { distribution, offerReceipt } from '@jurilien/search';
import { answersOf } from '../requests/answers.js';

/** Whose offer on which request; without an offer of theirs it is one from the board. */
export interface OfferIds {
  readonly leadId: string;
  readonly professionalId: string;
  readonly offerId?: string;
}

/**
 * An offer as its professional may see it at this moment, from the log. Never stored anywhere on the way.
 * @param allow is given how much it will be before anything is answered, and may refuse it
 */
export async function offerAsSeen(
  kernel: Kernel,
  { leadId, professionalId, offerId }: OfferIds,
  actor: Actor,
  allow: (stage: Stage) => void,
): Promise<ReturnType<typeof offerShown> & { readonly available: Available }> {
  const [search, request, account, pro] = await Promise.all([
    stateOf(kernel, distribution, leadId),
    stateOf(kernel, lead, leadId),
    stateOf(kernel, creditAccount, professionalId),
    stateOf(kernel, professional, professionalId),
  ]);
  const now = await databaseNow(kernel);
  const asked = askingOf(kernel, actor, now);
  const viewing = viewingOf(search, professionalId, now, offerId);
  const deal = viewing.accepted && (await stateOf(kernel, acceptance, viewing.accepted.acceptanceId));
  const receipt = viewing.offer ? await stateOf(kernel, offerReceipt, viewing.offer.offerId) : offerReceipt.initial;
  allow(stageOf(viewing, deal, asked));
  const states = { distribution: search, lead: request, professional: pro, receipt };
  return {
    ...offerShown({ search, request, account, deal, answers: await answersOf(kernel, request) }, viewing, asked),
    leadId,
    available: offerAvailable(states, viewing, asked),
  };
}
