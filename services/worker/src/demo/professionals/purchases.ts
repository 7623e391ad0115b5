import { startCreditPurchase } from '@jurilien/processes';
import { listPrice, priceFor, recordPurchasePaid, setBillingIdentity } from '@jurilien/credits';
import type { Actor, Config } from '@jurilien/event-sourcing';
import { localDate } from '@jurilien/reference';
import { step, iso, MINUTE, SYSTEM, type Step } from '../ports.js';
import type { Profile } from './professional-profiles.js';

const ADDRESS = {
  QC: ['1250, boulevard René-Lévesque Ouest, bureau 410', 'Montréal (Québec)  H3B 4W8'],
  ON: ['180 Bay Street, suite 900', 'Ottawa ON  K1P 5J6'],
} as const;

/** Who is billed, said once before the first purchase. */
export const billed = (p: Profile, self: Actor, at: number): Step =>
  step({
    at,
    command: setBillingIdentity,
    actor: self,
    input: {
      professionalId: p.professionalId,
      name: p.firm ?? p.name,
      address: [...ADDRESS[p.province]],
      province: p.province,
      lang: p.lang,
    },
  });

interface Bought {
  readonly at: number;
  readonly packCc: number;
  readonly nth: number;
  readonly config: Config;
}

/** What a pack costs someone at an instant, taxes included. */
export const packCents = ({ province }: Profile, packCc: number, at: number, config: Config): number =>
  priceFor(listPrice({ packCc }, config, { province }).listCents, 0, province, localDate(iso(at), 'QC'), config).grossCents;

/** A pack bought and paid for some minutes later, with its taxes, its coins and its invoice. */
export function purchaseSteps(p: Profile, self: Actor, { at, packCc, nth, config }: Bought): Step[] {
  const { professionalId } = p;
  const purchaseId = `${professionalId.slice(0, -1)}${nth}`;
  return [
    step({ at, command: startCreditPurchase, actor: self, input: { purchaseId, professionalId, packCc, terms: true, lang: p.lang } }),
    step({
      at: at + 3 * MINUTE,
      command: recordPurchasePaid,
      actor: SYSTEM,
      input: {
        purchaseId,
        professionalId,
        paymentIntent: `pi_demo_${purchaseId.replaceAll('-', '')}`,
        amountCents: packCents(p, packCc, at, config),
        currency: 'cad',
      },
    }),
  ];
}
