import { Refused } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/search';
import type { Inbound } from '@jurilien/messaging';
import { listRows } from '@jurilien/persistence';
import { claimOffer, refuseOffer } from '@jurilien/processes';
import { MINUTE_MS } from '@jurilien/reference';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import type { Act, Answer, DoneBefore, Sent } from './types.js';

/** Offers that can still be answered. */
const LIVE = ['Sent', 'Late'];

/** OUI and NON, with a code or for the only live offer. A text only ever claims; accepting needs the page (4.3.5). */
export async function answerOffer(
  kernel: Kernel,
  professionalId: string,
  lang: 'fr' | 'en',
  asked: Inbound,
  act: Act,
  doneBefore: DoneBefore,
): Promise<Answer | undefined> {
  const meant = asked.code
    ? undefined
    : (await doneBefore(asked.kind === 'claim' ? claimOffer : refuseOffer)).find(
        (e) => e.type === 'ClaimStarted' || e.type === 'OfferRefused',
      );
  const { data } = await listRows(kernel.db, kernel.registry.views.get('offers')!, {
    page: 1,
    perPage: 20,
    sort: 'madeAt',
    order: 'desc',
    filter: { professionalId, ...(asked.code ? { code: asked.code } : meant ? { id: meant.data.offerId } : { state: LIVE }) },
  });
  // A code comes back into use after a while: the live offer is meant, or else the newest of those that ended.
  const offer = data.find((o) => LIVE.includes(o.state as string)) ?? data[0];
  if (!offer) return asked.kind === 'claim' && asked.code ? claimFromBoard(kernel, professionalId, lang, asked.code, act) : undefined;
  if (!asked.code && data.length > 1)
    return { rule: asked.kind === 'claim' ? 'claim-which' : 'refuse-which', vars: { code: offer.code as string } };
  const ids = { leadId: offer.leadId as string, offerId: offer.id as string, professionalId };
  const code = offer.code as string;
  const token = await issueLink(kernel, { purpose: 'offer', subject: ids, lang, days: 14 });
  const offerUrl = linkUrl(kernel.settings.publicUrl, 'offer', lang, token);
  try {
    const sent = asked.kind === 'claim' ? await act(claimOffer, ids) : await act(refuseOffer, ids);
    if (asked.kind === 'claim') return await held(kernel, sent, { ...ids, code, offerUrl });
  } catch (error) {
    // The search moved meanwhile: the work is tried again rather than answered wrongly.
    if (!(error instanceof Refused) || error.code === 'STALE_VERSION') throw error;
    return whyNot(error.code, code, offerUrl);
  }
  return { rule: 'offer-refused', vars: { code, offerUrl } };
}

/** Refusals that are about the professional, not about the offer: the page says which and what can be done. */
const NOT_NOW = ['CAP_REACHED', 'FORBIDDEN'];

/** A claim that could not begin: taken, over, short of coins, or not for this professional right now. */
function whyNot(refusal: string, code: string, pageUrl: string): Answer {
  if (refusal === 'INSUFFICIENT_COINS') return { rule: 'claim-no-coins', vars: { code, offerUrl: pageUrl } };
  if (NOT_NOW.includes(refusal)) return { rule: 'claim-not-now', vars: { code, offerUrl: pageUrl } };
  return { rule: refusal === 'OFFER_TAKEN' ? 'claim-taken' : 'claim-expired', vars: { code } };
}

/** A claim that began: with its coins, or waiting for them (4.3.5). */
async function held(
  kernel: Kernel,
  sent: Sent,
  { leadId, professionalId, code, offerUrl }: Readonly<Record<'leadId' | 'professionalId' | 'code' | 'offerUrl', string>>,
): Promise<Answer> {
  const { claims } = await stateOf(kernel, distribution, leadId);
  const { startedAt, holdUntil } = claims.findLast((c) => c.professionalId === professionalId)!;
  const minutes = Math.round((Date.parse(holdUntil) - Date.parse(startedAt)) / MINUTE_MS);
  return { rule: sent.events.some((e) => e.type === 'HoldAwaited') ? 'claim-unfunded' : 'claim-held', vars: { code, minutes, offerUrl } };
}

/** A code of the board: the request is taken from there by who is eligible; its offer is made with the claim. */
async function claimFromBoard(
  kernel: Kernel,
  professionalId: string,
  lang: 'fr' | 'en',
  code: string,
  act: Act,
): Promise<Answer | undefined> {
  const { data } = await listRows(kernel.db, kernel.registry.views.get('leads')!, {
    page: 1,
    perPage: 1,
    filter: { code, state: 'SelfServe' },
  });
  const leadId = data[0]?.id as string | undefined;
  if (!leadId) return undefined;
  try {
    const sent = await act(claimOffer, { leadId, professionalId });
    const { offers } = await stateOf(kernel, distribution, leadId);
    const { offerId } = offers.findLast((o) => o.professionalId === professionalId)!;
    const token = await issueLink(kernel, { purpose: 'offer', subject: { leadId, offerId, professionalId }, lang, days: 14 });
    const offerUrl = linkUrl(kernel.settings.publicUrl, 'offer', lang, token);
    return await held(kernel, sent, { leadId, professionalId, code, offerUrl });
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'STALE_VERSION') throw error;
    return whyNot(error.code, code, `${kernel.settings.publicUrl}${lang === 'fr' ? '/leads' : '/en/leads'}`);
  }
}
