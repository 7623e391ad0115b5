import { liveClaims } from '@jurilien/search';
import type { Vars } from '@jurilien/notifications';
import { defaults } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import { priceWords } from './price-words.js';
import type { Professional } from '../compose.js';

type Facts = (kernel: Kernel, p: Professional, input: NotifyInput) => Promise<Vars | undefined>;

/** The claim a message is about, while it lives. */
const liveClaim = ({ search }: Professional, { claimId, now }: NotifyInput) => liveClaims(search, now).find((c) => c.claimId === claimId);

/** Words about one's own claim: said only while it lives, and not when its clock was moved meanwhile. */
export const CLAIM_RULES: Readonly<Record<string, Facts>> = {
  R12: (_kernel, p, input) => {
    const claim = liveClaim(p, input);
    const minutes = claim && Math.ceil((Date.parse(claim.holdUntil) - Date.parse(input.now)) / 60_000);
    return Promise.resolve(
      claim?.holdUntil === input.vars?.['until'] && minutes && minutes > 0
        ? { code: p.search.code, minutes, offerUrl: p.offerUrl }
        : undefined,
    );
  },
  'auto-claimed': (_kernel, p, input) => {
    const claim = liveClaim(p, input);
    return Promise.resolve(
      claim && {
        code: p.search.code,
        minutes: defaults['claim.holdMinutes'],
        price: priceWords(p.search, p.request, claim, input.now, p.state.lang),
        offerUrl: p.offerUrl,
      },
    );
  },
};
