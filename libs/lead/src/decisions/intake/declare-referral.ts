import { agreedText, decision, refuseUnless } from '@jurilien/event-sourcing';
import { agreedTextAt, PARTNERS } from '@jurilien/reference';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { referrerKeyOf } from '../../lead-identity.js';
import { REFERRER_KINDS } from '../../lead-state.js';
import { formKey, refuseUnlessOwn } from './own-draft.js';
import { invalid, leadId, onLead, refuseUnlessIn } from '../rules.js';
import { emailError } from './submission.js';

const words = (max: number) => z.string().trim().max(max);

/**
 * Someone of the legal network writes for a person (specification 3.4, F04): who they are, why, and the two statements that
 * make it a referral we may take: the person agrees, and no one pays or receives anything for it.
 */
export const declareReferral = decision({
  name: 'DeclareReferral',
  input: z.object({
    leadId,
    key: formKey,
    kind: z.enum(REFERRER_KINDS),
    partner: z.enum(PARTNERS).optional(),
    referrerName: words(120),
    organisation: words(200),
    referrerEmail: words(254),
    reason: words(2_000),
    personConsents: z.boolean(),
    noBenefit: z.boolean(),
    /** The two statements as the page showed them, by the name of their text. */
    shown: z.string().max(60).optional(),
  }),
  streams: onLead,
  decide({ personConsents, noBenefit, key, shown, ...declared }, { lead: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'lead');
    refuseUnlessOwn(s, { leadId: declared.leadId, key }, ctx);
    refuseUnlessIn(s, ['Draft']);
    if (s.referredBy) return {};
    if (!declared.referrerName) throw invalid('referrerName', 'required');
    if (!declared.organisation) throw invalid('organisation', 'required');
    const wrong = emailError(declared.referrerEmail);
    if (wrong) throw invalid('referrerEmail', wrong);
    if (!personConsents) throw invalid('personConsents', 'required');
    if (!noBenefit) throw invalid('noBenefit', 'required');
    const textVersion = agreedText('personConsents', agreedTextAt({ document: 'referral-statements', shown, lang: s.lang }, ctx));
    return {
      lead: [happened('LeadReferralDeclared', { ...declared, textVersion, personId: s.personId, referrerKey: referrerKeyOf(s.leadId) })],
    };
  },
});
