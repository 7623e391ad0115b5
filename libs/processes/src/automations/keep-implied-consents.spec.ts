import { purchase, subscription } from '@jurilien/credits';
import { effectsOf, story, T0, uuidFor } from '@jurilien/event-sourcing/testing';
import { enquiry } from '@jurilien/messaging';
import { keepConsentsOfEnquiries, keepImpliedConsents } from './keep-implied-consents.js';

const professionalId = 'p-1';

it('each purchase and each paid period of a professional implies anew that they may be written to', () => {
  const paid = { purchaseId: 'buy-1', professionalId, paymentIntent: 'pi', lotId: 'lot', invoiceNo: 'JC-1' };
  const period = { subscriptionId: 'sub-1', professionalId, providerInvoiceId: 'in', periodStart: T0, periodEnd: T0 };
  const amounts = { lotId: 'lot', cc: 0, netCents: 100, grossCents: 115, invoiceNo: 'JC-2' };
  const happened = story(
    [purchase, 'buy-1', 'PurchasePaid', paid],
    [subscription, professionalId, 'SubscriptionPeriodPaid', { ...period, ...amounts }],
    [subscription, professionalId, 'SubscriptionPeriodPaid', { ...period, ...amounts }],
  );
  const effects = effectsOf(keepImpliedConsents, happened);
  expect(effects).toMatchObject([
    { job: 'keep-implied-consent', key: 'implied-purchase-buy-1', input: { professionalId, purchaseId: 'buy-1' } },
    { job: 'keep-implied-consent', input: { professionalId, subscriptionId: 'sub-1' } },
    { job: 'keep-implied-consent', input: { professionalId, subscriptionId: 'sub-1' } },
  ]);
  expect(new Set(effects.map((effect) => 'key' in effect && effect.key)).size).toBe(3);
});

it('a message on the contact form implies nothing before it was answered', () => {
  const enquiryId = uuidFor('e-1');
  const received = {
    enquiryId,
    topic: 'professional',
    lang: 'fr',
    name: 'Me Roy',
    email: 'roy@exemple.ca',
    body: 'Comment joindre le service?',
  };
  const happened = story([enquiry, enquiryId, 'EnquiryReceived', received], [enquiry, enquiryId, 'EnquiryAnswered', { enquiryId }]);
  expect(effectsOf(keepConsentsOfEnquiries, happened)).toEqual([
    expect.objectContaining({ job: 'keep-inquiry-consent', key: `inquiry-consent-${enquiryId}`, input: { enquiryId } }),
  ]);
});
