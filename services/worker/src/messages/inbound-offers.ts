import { Refused } from '@jurilien/event-sourcing';
import type { Inbound } from '@jurilien/messaging';
import { listRows } from '@jurilien/persistence';
import { defaults } from '@jurilien/reference';
import { issueLink, linkUrl, withLiveClaims, type Kernel } from '@jurilien/runtime';
import type { Answer, Dispatch } from './inbound-types.js';

/** OUI and NON, with a code or for the only live offer. A text only ever claims; accepting needs the page (4.3.5). */
export async function answerOffer(
  kernel: Kernel,
  professionalId: string,
  lang: 'fr' | 'en',
  asked: Inbound,
  dispatch: Dispatch,
): Promise<Answer | undefined> {
  const { data } = await listRows(kernel.db, kernel.registry.views.get('offers')!, {
    page: 1,
    perPage: 20,
    sort: 'madeAt',
    order: 'desc',
    filter: { professionalId },
  });
  const matching = asked.code ? data.filter((o) => o.code === asked.code) : data.filter((o) => o.state === 'Sent' || o.state === 'Late');
  const offer = matching[0];
  if (!offer) return asked.code ? { rule: 'claim-expired', vars: { code: asked.code } } : undefined;
  if (!asked.code && matching.length > 1) return { rule: 'claim-which', vars: { code: offer.code as string } };
  const ids = { leadId: offer.leadId as string, offerId: offer.id as string, professionalId };
  const code = offer.code as string;
  const token = await issueLink(kernel, { purpose: 'offer', subject: ids, lang, days: 14 });
  const offerUrl = linkUrl(kernel.settings.publicUrl, 'offer', lang, token);
  try {
    const name = asked.kind === 'claim' ? 'ClaimOffer' : 'RefuseOffer';
    await withLiveClaims(kernel, name, ids, (input) => dispatch(name, input));
  } catch (error) {
    // The search moved meanwhile: the work is tried again rather than answered wrongly.
    if (!(error instanceof Refused) || error.code === 'STALE_VERSION') throw error;
    if (error.code === 'INSUFFICIENT_COINS') return { rule: 'claim-no-coins', vars: { code, offerUrl } };
    return error.code === 'OFFER_TAKEN' ? { rule: 'claim-taken', vars: { code } } : { rule: 'claim-expired', vars: { code } };
  }
  return asked.kind === 'claim'
    ? { rule: 'claim-held', vars: { code, minutes: defaults['claim.holdMinutes'], offerUrl } }
    : { rule: 'offer-refused', vars: { code, offerUrl } };
}
