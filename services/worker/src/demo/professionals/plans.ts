import { recordSubscriptionPaid } from '@jurilien/credits';
import { startSubscription } from '@jurilien/processes';
import type { Actor, Config } from '@jurilien/event-sourcing';
import { billingModel, grossOf, localDate, subscriptionPlan, taxesOf, type TaxLine } from '@jurilien/reference';
import { step, DAY, HOUR, iso, MINUTE, SYSTEM, type Story } from '../ports.js';
import type { Profile } from './professional-profiles.js';
import { billed } from './purchases.js';

const PERIOD = 30 * DAY;
/** The id of a plan follows from whose it is: nothing of the demo's chance is used up. */
const planOf = (professionalId: string): string => professionalId.slice(0, 24) + [...professionalId.slice(24)].reverse().join('');

/** The payment of an invoice of the demo. */
export const planIntent = (invoiceId: string): string => `pi_${invoiceId.slice(3)}`;

/** Whether someone of the demo pays for access by a monthly plan. */
export const isOnPlan = (p: Profile, config: Config): boolean => billingModel(p.province, config) === 'subscription';

/** What a month of a plan costs that began at an instant. */
export function planCents(
  { province }: Profile,
  began: string,
  config: Config,
): { readonly cents: number; readonly taxes: readonly TaxLine[] } {
  const { cents } = config.value(subscriptionPlan, { province });
  return { cents, taxes: taxesOf(province, cents, localDate(began, 'QC'), config) };
}

const paid = (p: Profile, n: number, at: number, { from: began, config }: Plan) => {
  const { cents, taxes } = planCents(p, iso(began), config);
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

interface Plan {
  readonly from: number;
  readonly config: Config;
}

/** Someone takes the plan of their province, and the first month is paid. */
export async function* planStory(p: Profile, self: Actor, plan: Plan): Story {
  const { from } = plan;
  const { professionalId } = p;
  yield billed(p, self, from);
  yield step({
    at: from + MINUTE,
    command: startSubscription,
    actor: self,
    input: { professionalId, subscriptionId: planOf(professionalId), terms: true },
  });
  yield paid(p, 0, from + 4 * MINUTE, plan);
}

/** The months after the first that were paid up to now; none is written down before what was told last. */
export async function* renewals(p: Profile, { after, now, ...plan }: Plan & { readonly after: number; readonly now: number }): Story {
  const { from } = plan;
  for (let n = 1; from + n * PERIOD + HOUR < now; n++)
    yield paid(p, n, Math.min(now - MINUTE, Math.max(after, from + n * PERIOD + HOUR)), plan);
}
