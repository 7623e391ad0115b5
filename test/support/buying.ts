import { randomUUID } from 'node:crypto';
import { availableCc, creditAccount, purchase, type PurchaseState } from '@jurilien/credits';
import { stateOf } from '@jurilien/runtime';
import { eventually } from './eventually.js';
import { patiently, PATIENCE_SECONDS } from './faults.js';
import { approvedProfessional } from './people.js';
import { proAccount } from './pro.js';
import { sessionOf } from './session.js';
import { call, type System } from './system.js';

export const CARD = { yes: '4242424242424242', no: '4000000000000002', later: '000123456789', laterNo: '000222222227' } as const;

/** A member who can be billed, with a session. */
export async function buyer(system: System, province: 'QC' | 'ON' = 'QC') {
  const { professionalId, email } = await approvedProfessional(system, { province, plan: false });
  await system.dispatch(
    'SetBillingIdentity',
    { professionalId, name: 'Étude Tremblay', address: ['1, rue Notre-Dame', 'Montréal (Québec) H2Y 1B6'], province, lang: 'fr' },
    { reason: 'test' },
  );
  await eventually(async () => (await stateOf(system.kernel, creditAccount, professionalId)).open, 'an open account');
  const { userId } = await proAccount(system, professionalId);
  const authorization = await sessionOf(system.kernel, userId);
  const ask = (method: string, path: string, body?: unknown) => patiently(system.origin, method, path, body, { authorization });
  return {
    professionalId,
    userId,
    email,
    ask,
    raw: (method: string, path: string, body?: unknown) => call(system.origin, method, path, body, { authorization }),
  };
}
export type Buyer = Awaited<ReturnType<typeof buyer>>;

export const order = (over: object = {}) => ({ purchaseId: randomUUID(), cc: 1_000, terms: true, lang: 'fr', ...over });
/** The session of a page of payment. */
export const sessionIn = (url: string): string => url.split('/').at(-1)!;
export const purchaseOf = (system: System, purchaseId: string): Promise<PurchaseState> => stateOf(system.kernel, purchase, purchaseId);
export const coinsOf = async (system: System, { professionalId }: Pick<Buyer, 'professionalId'>): Promise<number> =>
  availableCc(await stateOf(system.kernel, creditAccount, professionalId), new Date().toISOString());

/** Something the person on the page, a bank or the provider does. */
export const act = (system: System, name: string, id: string, more: object = {}) =>
  call(system.sandbox.origin, 'POST', '/api/stripe', { act: name, id, ...more });
export const payOn = (system: System, url: string, number: string = CARD.yes) => act(system, 'pay', sessionIn(url), { reason: number });
export const until = (system: System, purchaseId: string, status: string): Promise<PurchaseState> =>
  eventually(
    async () => {
      const state = await purchaseOf(system, purchaseId);
      return state.status === status && state;
    },
    `a purchase that is ${status}`,
    PATIENCE_SECONDS,
  );

/** Buys and waits for the coins. */
export async function bought(system: System, who: Buyer, over: object = {}): Promise<PurchaseState> {
  const asked = order(over);
  const { body } = await who.ask('POST', '/api/pro/purchases', asked);
  await payOn(system, body.url);
  return until(system, body.purchaseId, 'Paid');
}
/** A letter to someone with these words in its subject or body. */
export const letterTo = (system: System, { email }: Pick<Buyer, 'email'>, words: RegExp): Promise<object> =>
  eventually(
    async () => {
      const { body } = await call(system.sandbox.origin, 'GET', `/api/mail?to=${encodeURIComponent(email)}`);
      return (body as { subject: string; text: string }[]).find(({ subject, text }) => words.test(`${subject}\n${text}`));
    },
    `a letter with ${String(words)}`,
  );
/** How often something is in the log of a stream. */
export const countOf = async (system: System, stream: string, type: string): Promise<number> => {
  const [row] = await system.kernel.db.query<{ n: string }>(`select count(*) as n from events where stream = $1 and type = $2`, [
    stream,
    type,
  ]);
  return Number(row!.n);
};
/** The charge behind a purchase, at the provider. */
export async function chargeOf(system: System, state: PurchaseState): Promise<string> {
  const response = await fetch(`${system.sandbox.origin}/v1/payment_intents/${state.paymentIntent!}`, {
    headers: { authorization: `Bearer ${system.settings.STRIPE_SECRET_KEY}` },
  });
  return ((await response.json()) as { latest_charge: string }).latest_charge;
}
