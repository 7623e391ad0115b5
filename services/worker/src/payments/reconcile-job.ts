import {
  compare,
  purchase,
  recordReconciliation,
  type ClearingEntry,
  type Difference,
  type ProviderMove,
  type Unposted,
} from '@jurilien/credits';
import { command } from '@jurilien/event-sourcing/command-bus';
import type { BalanceMove, PaymentGateway } from '@jurilien/payments';
import { addPlainWork, derivedId, placeOf, statement, waitForViews } from '@jurilien/persistence';
import { work } from '@jurilien/processes';
import { DAY_MS, localDate, MINUTE_MS } from '@jurilien/reference';
import { stateOf, UNSET_TOKEN, type Kernel, type Logger } from '@jurilien/runtime';
import { z } from 'zod';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { providerNotices, type ProviderNotices } from './provider-notices.js';
import { untilAnswered } from './payment-jobs.js';

/** What came late on one side is looked for this far around the day. */
const AROUND_MS = 3 * DAY_MS;
/** The books of a day are kept in the legal time of the seller; this instant is in the middle of each. */
const noon = (day: string): number => Date.parse(`${day}T17:00:00.000Z`);
const isDay = (day: string) => (iso: string) => localDate(iso, 'QC') === day;
/** An entry of a plan names the provider's invoice. */
const PLAN_KEY = 'sub:';
/** How often it is looked whether yesterday was compared. */
export const RECONCILE_MS = 600_000;

/** Queues the comparison of yesterday, once a day; nothing where no provider is set up. */
export async function queueReconciliation(kernel: Kernel): Promise<boolean> {
  if (kernel.settings.STRIPE_SECRET_KEY === UNSET_TOKEN) return false;
  const day = localDate(new Date(Date.now() - DAY_MS).toISOString(), 'QC');
  await addPlainWork(kernel.db, work('reconcile-day', `reconcile-${day}`, { day }));
  return false;
}

/** Compares one day of `M.clearing` with the provider's list and writes down every difference with its reason (I11). */
export function reconcileDay(kernel: Kernel, bus: CommandBus, gateway: PaymentGateway, log: Logger): JobHandler<'reconcile-day'> {
  const notices = providerNotices(kernel, bus, gateway);
  const now = (): string => new Date(Date.now() + MINUTE_MS).toISOString();
  return async (item) => {
    const { day } = item.input;
    const from = new Date(noon(day) - AROUND_MS).toISOString();
    const until = new Date(noon(day) + AROUND_MS).toISOString();
    const moves = await untilAnswered(item, () => gateway.listBalanceTransactions(from, until));
    const entries = await untilAnswered(item, () => clearingEntries(kernel, gateway, from, until));
    const beside = async (ours: readonly ClearingEntry[]) =>
      compare({ moves: moves.map(moveOf), entries: ours, unposted: await unpostedOf(kernel, moves) }, isDay(day));
    const first = await beside(entries);
    const missing = moves.filter(({ moveId }) => first.differences.some((d) => d.ref === moveId && LOST.includes(d.kind)));
    for (const move of missing) await untilAnswered(item, () => readAgain(notices, move));
    const found = missing.length > 0 ? await beside(await untilAnswered(item, () => clearingEntries(kernel, gateway, from, now()))) : first;
    if (found.unexplainedCents > 0)
      log.error(
        { day, unexplainedCents: found.unexplainedCents },
        'the books and the payment provider differ: see the reconciliation of this day',
      );
    const sending = { commandId: derivedId('work:reconcile-day', 0, item.id), actor: { kind: 'system', id: 'job:reconcile-day' } } as const;
    await bus.execute(command(recordReconciliation, { day, ...found, differences: [...found.differences] }, sending));
  };
}

/** What a notice that never came leaves behind: money there that no entry knows. */
const LOST: readonly Difference['kind'][] = ['not-posted', 'foreign'];
const NOTICES: Partial<Record<BalanceMove['kind'], string>> = {
  charge: 'payment_intent.succeeded',
  refund: 'refund.updated',
  'refund-failure': 'refund.failed',
  dispute: 'charge.dispute.updated',
  'dispute-reversal': 'charge.dispute.updated',
};

/** Reads what moved the money as if its notice had just come; what is not about us changes nothing. */
async function readAgain(notices: ProviderNotices, { kind, intentId, sourceId }: BalanceMove): Promise<void> {
  const type = NOTICES[kind];
  const objectId = kind === 'charge' ? intentId : sourceId;
  if (type && objectId) await notices.notice(type, objectId);
}

const moveOf = ({ metadata, ...move }: BalanceMove): ProviderMove => ({ ...move, purchaseId: metadata.purchaseId });

/** Entries that touch the provider's money, with what they are known by there. */
async function clearingEntries(kernel: Kernel, gateway: PaymentGateway, from: string, until: string): Promise<ClearingEntry[]> {
  const view = kernel.registry.views.get('ledger-entries')!;
  const [head] = await kernel.db.query<{ position: string }>('select coalesce(max(position), 0) as position from events');
  await waitForViews(kernel.db, [view, kernel.registry.views.get('purchases')!], Number(head!.position), 60_000);
  const rows = await kernel.db.query<{
    entryId: string;
    type: string;
    key: string;
    at: Date;
    money: { account: string; debit: number; credit: number }[];
    purchaseId: string | null;
    refundId: string | null;
    disputeId: string | null;
    paymentIntent: string | null;
  }>(
    statement`select l.id as "entryId", l.type, l.key, l.at, l.money, l."purchaseId", l."refundId", l."disputeId", p."paymentIntent"
       from ${placeOf(view)} l left join ${placeOf(kernel.registry.views.get('purchases')!)} p on p.id = l."purchaseId"
      where l.at >= ${from} and l.at < ${until} and l.money @> '[{"account": "M.clearing"}]'::jsonb order by l.position`,
  );
  const ofPlan = new Map<string, string | undefined>();
  for (const { key } of rows)
    if (key.startsWith(PLAN_KEY)) ofPlan.set(key, (await gateway.readInvoice(key.slice(PLAN_KEY.length)))?.intentId);
  return rows.map(({ entryId, type, key, at, money, purchaseId, refundId, disputeId, paymentIntent }) => ({
    entryId,
    type,
    cents: money.filter((line) => line.account === 'M.clearing').reduce((n, line) => n + line.debit - line.credit, 0),
    at: new Date(at).toISOString(),
    ...(purchaseId ? { purchaseId } : {}),
    ...((refundId ?? disputeId)
      ? { sourceId: (refundId ?? disputeId)! }
      : (paymentIntent ?? ofPlan.get(key))
        ? { intentId: (paymentIntent ?? ofPlan.get(key))! }
        : {}),
  }));
}

/** Payments that gave no entry on purpose. */
async function unpostedOf(kernel: Kernel, moves: readonly BalanceMove[]): Promise<Unposted[]> {
  const ids = new Set(moves.flatMap(({ metadata }) => (z.uuid().safeParse(metadata.purchaseId).success ? [metadata.purchaseId!] : [])));
  const intents = [...new Set(moves.flatMap(({ intentId }) => intentId ?? []))];
  const ofPlans = await kernel.db.query<{ intent: string }>(
    `select distinct payload ->> 'paymentIntent' as intent from events
      where type = 'SubscriptionMismatchDetected' and payload ->> 'paymentIntent' = any($1)`,
    [intents],
  );
  const states = await Promise.all([...ids].map((id) => stateOf(kernel, purchase, id)));
  return [
    ...ofPlans.map(({ intent }): Unposted => ({ intentId: intent, why: 'mismatch' })),
    ...states.flatMap((s) => [
      ...s.mismatches.map((intentId): Unposted => ({ intentId, why: 'mismatch' })),
      ...(s.paymentIntent && s.refunds.some((r) => r.unposted) ? [{ intentId: s.paymentIntent, why: 'account-closed' } as const] : []),
    ]),
  ];
}
