import { allOf, decision, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import type { LeadState } from '../../lead-state.js';
import { offeringStarted } from './offering.js';
import { inProvince, invalid, isIn, leadId, type OnLead, onLead } from '../rules.js';

const wider = z.object({
  acceptDistance: z.literal(true).optional(),
  anyRate: z.literal(true).optional(),
  anyLanguage: z.literal(true).optional(),
});

/** What a client could still widen (4.3.8): distance, rate, language. */
export const widenable = ({ facts }: LeadState): (keyof z.infer<typeof wider>)[] =>
  (['acceptDistance', 'anyRate', 'anyLanguage'] as const).filter((f) => facts[f] !== true);

const available = ({ lead: s }: OnLead) =>
  allOf(isIn(s, ['Offering', 'SelfServe', 'Unserved']), unless(s.consents['sharing'], 'WRONG_STATE', 'no-sharing-consent'));

/**
 * The client widens the search with one button (4.3.8): while it runs, the next wave asks the others who now fit; after its end
 * a new round begins at once, for the request was validated and its consent stands.
 */
export const widenSearch = decision({
  name: 'WidenSearch',
  input: wider.extend({ leadId }),
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, ...asked }, { lead: s }, ctx) {
    refuseUnlessAvailable(available({ lead: s }));
    const chosen = Object.entries(asked).filter(([, on]) => on);
    if (chosen.length === 0) throw invalid('widen', 'required');
    const fresh = Object.fromEntries(chosen.filter(([f]) => s.facts[f as keyof typeof asked] !== true));
    const widened = Object.keys(fresh).length > 0 ? [happened('LeadSearchWidened', { leadId, ...fresh })] : [];
    if (s.status !== 'Unserved') return widened.length > 0 ? { lead: widened } : {};
    const next = { ...s, facts: { ...s.facts, ...fresh } };
    return { lead: [...widened, offeringStarted(next, ctx, false)] };
  },
});
