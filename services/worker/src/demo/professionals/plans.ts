import { recordSubscriptionPaid } from '@jurilien/credits';
import { startSubscription } from '@jurilien/processes';
import type { Actor } from '@jurilien/event-sourcing';
import { billingModel, defaults, grossOf, localDate, taxesOf } from '@jurilien/reference';
import { step, DAY, HOUR, iso, MINUTE, SYSTEM, type Story } from '../ports.js';
import type { Profile } from './professional-profiles.js';
import { billed } from './purchases.js';

const PERIOD = 30 * DAY;
/** The id of a plan follows from whose it is: nothing of the demo's chance is used up. */
const planOf = (professionalId: string): string => professionalId.slice(0, 24) + [...professionalId.slice(24)].reverse().join('');

/** The payment of an invoice of the demo. */
export const planIntent = (invoiceId: string): string => `pi_${invoiceId.slice(3)}`;

/** Whether someone of the demo pays for access by a monthly plan. */
export const isOnPlan = (p: Profile): boolean => billingModel(p.province) === 'subscription';

const paid = (p: Profile, n: number, at: number, began: number) => {
  const { cents } = defaults[`subscription.plan.${p.province}`];
  const taxes = taxesOf(p.province, cents, localDate(iso(began), 'QC'));
  const providerInvoiceId = `in_demo_${p.professionalId.slice(0, 8)}_${n}`;
  return step({
    at,
    command: recordSubscriptionPaid,
    actor: SYSTEM,
    input: {
      professionalId: p.professionalId,
      subscriptionId: planOf(p.professionalId),
      providerInvoiceId,
      paymentIntent: planIntent(providerInvoiceId),
      amountCents: grossOf(cents, taxes),
      taxCents: grossOf(0, taxes),
      currency: 'cad',
      periodStart: iso(began + n * PERIOD),
      periodEnd: iso(began + (n + 1) * PERIOD),
    },
  });
};

/** Someone takes the plan of their province, and the first month is paid. */
export async function* planStory(p: Profile, { from, self }: { readonly from: number; readonly self: Actor }): Story {
  const { professionalId } = p;
  yield billed(p, self, from);
  yield step({
    at: from + MINUTE,
    command: startSubscription,
    actor: self,
    input: { professionalId, subscriptionId: planOf(professionalId), terms: true },
  });
  yield paid(p, 0, from + 4 * MINUTE, from);
}

/** The months after the first that were paid up to now; none is recorded before the last step. */
export async function* renewals(
  p: Profile,
  { from, after, now }: { readonly from: number; readonly after: number; readonly now: number },
): Story {
  for (let n = 1; from + n * PERIOD + HOUR < now; n++)
    yield paid(p, n, Math.min(now - MINUTE, Math.max(after, from + n * PERIOD + HOUR)), from);
}
