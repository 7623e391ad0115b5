import { purchase, subscription } from '@jurilien/credits';
import { automation } from '@jurilien/event-sourcing';
import { enquiry } from '@jurilien/messaging';
import { work } from '../work.js';

/**
 * What a professional pays for implies for a time that they may be written to (CASL, s. 10): each purchase and each paid period extends
 * it. A client's request implies nothing here: what sells goes to clients who said yes, and to no one else.
 */
export const keepImpliedConsents = automation(
  purchase,
  subscription,
)({
  name: 'keep-implied-consents',
  on: {
    PurchasePaid: ({ occurredAt: at, data: { purchaseId, professionalId } }) => [
      work('keep-implied-consent', `implied-purchase-${purchaseId}`, { professionalId, purchaseId, at }),
    ],
    SubscriptionPeriodPaid: ({ occurredAt: at, version, data: { subscriptionId, professionalId } }) => [
      work('keep-implied-consent', `implied-subscription-${subscriptionId}-${version}`, { professionalId, subscriptionId, at }),
    ],
  },
});

/**
 * A message of a professional on the contact form implies it for a shorter time, counted from the message. Anyone may type any address
 * there, so that nothing rests on it before a person of the team has read it and written back.
 */
export const keepConsentsOfEnquiries = automation(enquiry)({
  name: 'keep-consents-of-enquiries',
  on: { EnquiryAnswered: ({ data: { enquiryId } }) => [work('keep-inquiry-consent', `inquiry-consent-${enquiryId}`, { enquiryId })] },
});
