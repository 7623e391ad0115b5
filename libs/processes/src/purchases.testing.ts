import {
  billing,
  booksProof,
  captureHold,
  creditAccount,
  holdCredits,
  invoiceSeries,
  purchase,
  type CreditEvent,
  type CreditState,
  type PurchaseState,
} from '@jurilien/credits';
import type { Actor, Config } from '@jurilien/event-sourcing';
import { asShipped, at, type Past } from '@jurilien/event-sourcing/testing';
import { professional } from '@jurilien/professionals';
import { member, pro } from './claims.testing.js';
import { memoryLog, said, type Outcome } from './memory-log.testing.js';

const SYSTEM: Actor = { kind: 'system', id: 'payments' };
export const STAFF: Actor = { kind: 'user', id: 'aude', role: 'admin' };
export const OTHER: Actor = { kind: 'user', id: 'benoit', role: 'admin' };
export const BUYER: Actor = { kind: 'user', id: 'me', role: 'jurilien_professional' };
export const purchaseOf = (n: number): string => `018f2a10-0000-7000-8000-0000000b${String(n).padStart(4, '0')}`;

/** Where someone buys: an approved professional with an account and a billing identity, and a log of all of it. */
export function shop(province = 'QC', n = 1, config: Config = asShipped()) {
  const log = memoryLog(config);
  const professionalId = pro(n);
  let minutes = 0;
  log.seed(professional, professionalId, member(n));
  log.seed(creditAccount, professionalId, [['CreditAccountOpened', { professionalId, province: 'QC' }]]);
  const identity = { professionalId, billingKeyId: 'key-1', name: 'Me Roy', address: '1, rue Une\nMontréal', province, lang: 'fr' };
  log.seed(billing, professionalId, [['BillingIdentitySet', identity]]);

  const send = (name: string, input: Record<string, unknown>, actor = SYSTEM): Promise<Outcome> =>
    log.send({ name, input: { professionalId, ...input }, actor, at: at(minutes) });
  const tell = async (name: string, input: Record<string, unknown>, actor = SYSTEM): Promise<readonly string[] | string> =>
    said(await send(name, input, actor));
  const stateOf = (purchaseId = purchaseOf(1)): PurchaseState => log.state(purchase, purchaseId);
  /** What a rule of the book writes, as if it had been told. */
  const post = (rule: (s: CreditState, now: string) => readonly CreditEvent[]): void => {
    const past = log.events(creditAccount, professionalId).map((e): Past[number] => [e.type, e.data, e.occurredAt, e.actor]);
    const made = rule(log.state(creditAccount, professionalId), at(minutes)).map((e): Past[number] => [e.type, e.data, at(minutes)]);
    log.seed(creditAccount, professionalId, [...past, ...made]);
  };
  return {
    log,
    professionalId,
    tell,
    now: (): string => at(minutes),
    /** Time passes. */
    wait: (more: number): void => {
      minutes += more;
    },
    start: (input: Record<string, unknown> = { packCc: 500 }, purchaseId = purchaseOf(1)) =>
      tell('StartCreditPurchase', { purchaseId, terms: true, ...input }, BUYER),
    /** A payment as it was asked, or otherwise. */
    pay: (over: Record<string, unknown> = {}, purchaseId = purchaseOf(1)) =>
      tell('RecordPurchasePaid', {
        purchaseId,
        paymentIntent: `pi_${purchaseId.slice(-4)}`,
        sessionId: `cs_${purchaseId.slice(-4)}`,
        amountCents: stateOf(purchaseId).started?.grossCents ?? 0,
        currency: 'cad',
        ...over,
      }),
    /** Coins are spent on a request. */
    spend: (cc: number, claimId: string): void => {
      post((s) => holdCredits(s, { entryId: `${claimId}-h`, now: at(minutes), config, claimId, leadId: 'lead-1', cc }));
      post((s) => captureHold(s, { entryId: `${claimId}-c`, now: at(minutes), config, claimId, acceptanceId: claimId }));
    },
    post,
    purchase: stateOf,
    account: (): CreditState => log.state(creditAccount, professionalId),
    last: (type: string): Record<string, unknown> =>
      log
        .all()
        .filter((e) => e.type === type)
        .at(-1)!.data,
    numbers: (kind: 'invoice' | 'credit-note' = 'invoice'): unknown[] =>
      log.events(invoiceSeries, `JC-${kind}-2026`).map((e) => e.data['no']),
    /** What the independent proof finds in the books (4.4.4). */
    faults: (): string[] => proved(log.all()).faults.map((f) => `${f.invariant}: ${f.what}`),
    money: (account: string): number => {
      const sum = proved(log.all()).trialBalance.find((s) => s.account === account && s.unit === 'cents');
      return sum ? sum.debit - sum.credit : 0;
    },
  };
}
export type Shop = ReturnType<typeof shop>;

/** The books as the proof wants to read them: accounts one after another, then the rest. */
function proved(log: ReturnType<ReturnType<typeof memoryLog>['all']>) {
  const proof = booksProof();
  const byStream = [...Map.groupBy(log, (e) => e.stream)].sort(
    ([a], [b]) => Number(b.startsWith('credit-')) - Number(a.startsWith('credit-')),
  );
  for (const [, events] of byStream) for (const e of [...events].sort((a, b) => a.version - b.version)) proof.read(e);
  return proof.end();
}
