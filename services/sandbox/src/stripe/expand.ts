import type { Bank } from './bank.js';
import { items, text, type Params } from './form.js';
import { published, type AnyThing, type Kind } from './things.js';

type Json = Record<string, unknown>;
const KINDS: readonly Kind[] = [
  'customer',
  'payment_method',
  'payment_intent',
  'charge',
  'refund',
  'dispute',
  'checkout.session',
  'setup_intent',
  'subscription',
  'invoice',
  'balance_transaction',
  'payout',
];

/** An object as it is answered, with the parts that `expand[]` asks for written out. */
export function answered(bank: Bank, thing: AnyThing | object, asked: Params): object {
  const whole = published(thing) as Json;
  for (const path of items(asked.expand)) expand(bank, whole, (text(path) ?? '').split('.'));
  return whole;
}

function expand(bank: Bank, at: unknown, [step, ...rest]: readonly string[]): void {
  if (!step || typeof at !== 'object' || at === null) return;
  if (Array.isArray(at)) {
    for (const one of at) expand(bank, one, [step, ...rest]);
    return;
  }
  const here = at as Json;
  here[step] = partOf(bank, here, step);
  expand(bank, here[step], rest);
}

function partOf(bank: Bank, here: Json, step: string): unknown {
  const value = here[step];
  if (here.object === 'checkout.session' && step === 'line_items') {
    const session = bank.get('checkout.session', here.id as string);
    return {
      object: 'list',
      has_more: false,
      url: `/v1/checkout/sessions/${here.id as string}/line_items`,
      data: published(session?._lines ?? []),
    };
  }
  if (here.object === 'invoice' && step === 'payments') {
    const data = bank.all('invoice_payment').filter((payment) => payment.invoice === here.id);
    return { object: 'list', has_more: false, url: '/v1/invoice_payments', data: published(data) };
  }
  if (typeof value !== 'string') return value;
  for (const kind of KINDS) {
    const found = bank.get(kind, value);
    if (found) return published(found);
  }
  return value;
}
