import { creditAccount, type CreditState } from '@jurilien/credits';
import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { type LostReason, type Match, onProspect, prospectDid, type ProspectState, type Stage } from '@jurilien/prospects';
import { z } from 'zod';

const folded = (text: string): string => text.trim().toLowerCase();
/** A licence number as the directories of the orders compare it: letters and digits alone. */
const number = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether it is certain that a member is a prospect: by an address that its holder proved, or a licence of the same order that was looked
 * up. What someone typed and no one proved matches nothing.
 */
export function matchOf(p: Pick<ProspectState, 'email' | 'licenceNo' | 'title' | 'province'>, m: ProfessionalState): Match | undefined {
  if (p.email && m.email && m.channels.includes('email') && folded(p.email) === folded(m.email)) return 'email';
  const sameOrder = p.title === m.title && p.province === m.province;
  const proven = m.licenceVerifiedAt !== undefined && m.licenceNo !== undefined;
  return p.licenceNo && sameOrder && proven && number(p.licenceNo) === number(m.licenceNo) ? 'licence' : undefined;
}

interface Place {
  readonly stage: Stage;
  readonly lostReason?: LostReason;
}
/** Whether money came in for coins: what was given away is no purchase. */
const hasBought = ({ lots }: CreditState): boolean => lots.some(({ kind }) => kind === 'purchased' || kind === 'subscription');
const hasAccepted = ({ holds }: CreditState): boolean => holds.some(({ ended }) => ended === 'captured');

/** Where a member stands by what they did; nothing for one who only registered. */
export function placeOfMember(m: ProfessionalState, account: CreditState, atRisk: boolean): Place | undefined {
  switch (m.status) {
    case 'None':
    case 'Registered':
      return undefined;
    case 'Applied':
      return { stage: 'applied' };
    case 'Rejected':
      return { stage: 'lost', lostReason: 'rejected' };
    case 'Closed':
      return { stage: 'lost', lostReason: 'closed' };
    default:
      if (atRisk) return { stage: 'atRisk' };
      if (!hasBought(account)) return { stage: 'approved' };
      return { stage: hasAccepted(account) ? 'active' : 'firstPurchase' };
  }
}

/**
 * A prospect who registered is followed (4.10.5, 4.10.10): recognised once, then moved by what the membership does. Work that finds someone
 * else sends it; whether it is they is decided here, over what both streams hold.
 * @param atRisk whether signals of leaving were found (X19)
 */
export const followProspect = decision({
  name: 'FollowProspect',
  input: z.object({ prospectId: ids.prospectId, professionalId: ids.professionalId, atRisk: z.boolean().default(false) }),
  streams: (i) => ({
    ...onProspect(i),
    professional: streamOf(professional, i.professionalId),
    account: streamOf(creditAccount, i.professionalId),
  }),
  province: ({ prospect: s }) => s.province,
  decide({ prospectId, professionalId, atRisk }, { prospect: s, professional: m, account }) {
    if (s.status !== 'Known' || (s.professionalId && s.professionalId !== professionalId)) return {};
    const by = s.professionalId ? undefined : matchOf(s, m);
    refuseUnless(s.professionalId || by, 'WRONG_STATE', 'not-the-same-person');
    const place = placeOfMember(m, account, atRisk);
    const moves = place && (place.stage !== s.stage || place.lostReason !== s.lostReason);
    return {
      prospect: [
        ...(by ? [prospectDid('ProspectConverted', { prospectId, professionalId, by })] : []),
        ...(moves ? [prospectDid('ProspectMoved', { prospectId, ...place })] : []),
      ],
    };
  },
});
