import { decision, ids as idOf, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { link, linkDid } from '@jurilien/identity';
import { distribution } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { MINUTE_MS } from '@jurilien/reference';
import { z } from 'zod';

const PAUSE_MS = 10 * MINUTE_MS;
interface Ids {
  readonly leadId: string;
  readonly professionalId: string;
}
/** A stream without a token: what was asked for this offer is remembered there, and nothing opens it. */
const about = ({ leadId, professionalId }: Ids, hash: (value: string) => string): string => hash(`offer-link:${leadId}:${professionalId}`);

/**
 * Staff have a professional sent a link to an offer that is theirs, at the address on file: where the one they had is lost, or was
 * revoked. The system makes the link; who asks for it neither sees nor chooses it. Once in ten minutes.
 */
export const sendOfferLink = decision({
  name: 'SendOfferLink',
  input: z.object({ leadId: idOf.leadId, professionalId: idOf.professionalId }),
  reasonRequired: true,
  streams: (i: Ids, hash: (value: string) => string) => ({
    link: streamOf(link, about(i, hash)),
    search: streamOf(distribution, i.leadId),
    professional: streamOf(professional, i.professionalId),
  }),
  province: ({ search }) => search.province,
  decide(ids, { link: s, search, professional: pro }, ctx) {
    const offerId = search.offers.findLast((o) => o.professionalId === ids.professionalId)?.offerId;
    refuseUnless(offerId, 'NOT_FOUND', 'offer');
    refuseUnless(!s.renewedAt || Date.parse(ctx.now) - Date.parse(s.renewedAt) >= PAUSE_MS, 'RATE_LIMITED', 'renewed-lately');
    return {
      link: [
        linkDid('NewLinkRequested', {
          linkId: about(ids, ctx.hash),
          purpose: 'offer',
          subject: { ...ids, offerId },
          lang: pro.lang,
          sequence: s.renewals + 1,
        }),
      ],
    };
  },
});
