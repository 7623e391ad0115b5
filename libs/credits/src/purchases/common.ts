import { type Availability, type Config, type Ctx, ids, need, refuseUnlessAvailable, streamOf, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { creditAccount, type CreditState } from '../credit-account.js';
import type { Asked } from '../postings.js';
import { seriesAt } from './documents.js';
import { purchase, type PurchaseEvent, type PurchaseState } from './purchase.js';

/** One purchase and whose it is. */
export const ofPurchase = z.object({ purchaseId: ids.purchaseId, professionalId: ids.professionalId });
export type Of = z.infer<typeof ofPurchase>;
/** Whose purchase it is, where the caller names the purchase alone. */
export const purchaser = need<Of>('purchaser');

export const onPurchase = (i: Of) => ({ purchase: streamOf(purchase, i.purchaseId) });
export const onPurchaseAndAccount = (i: Of) => ({ ...onPurchase(i), account: streamOf(creditAccount, i.professionalId) });
/** What posts a document: payment, account and the series of its number in one transaction (4.4.6). */
export const onPurchaseAndSeries =
  (kind: 'invoice' | 'credit-note') => (i: Of, _hash: unknown, now: string, _actor: unknown, config: Config) => ({
    ...onPurchaseAndAccount(i),
    series: seriesAt(kind, now, config),
  });

/** The code whose discount a purchase still has, where its end had given the code back (4.4.7). */
export const givenBack = ({ status, started }: PurchaseState): { promoCode?: string } =>
  status === 'Expired' && started?.promoCode ? { promoCode: started.promoCode } : {};

/** One event of a purchase. */
export const bought = <T extends PurchaseEvent['type']>(type: T, data: Extract<PurchaseEvent, { type: T }>['data']): PurchaseEvent =>
  ({ type, data }) as PurchaseEvent;
/** An entry of the book as this command asks for it. */
export const askedBy = (ctx: Ctx): Asked => ({ entryId: ctx.newId(), now: ctx.now, config: ctx.config });

/** There is such a purchase, and it is theirs. */
export const theirs = (s: PurchaseState, { professionalId }: Of): Availability =>
  unless(s.status !== 'None' && s.professionalId === professionalId, 'NOT_FOUND', 'no-such-purchase');
/** @throws Refused NOT_FOUND when there is no such purchase, or it is someone else's */
export const refuseUnlessTheirs = (s: PurchaseState, of: Of): void => refuseUnlessAvailable(theirs(s, of));

/** It was paid. */
export const paid = (s: PurchaseState): Availability => unless(s.paidAt !== undefined, 'WRONG_STATE', 'not-paid-yet');
/**
 * What follows a payment cannot be told before the payment: who sends it records the payment first, and this again.
 * @throws Refused WRONG_STATE
 */
export const refuseUnlessPaid = (s: PurchaseState): void => refuseUnlessAvailable(paid(s));

/** What a rule of the book says, or nothing where the account is closed and its book stays as it is (I12). */
export const unlessClosed = <T>(account: CreditState, write: () => T[]): T[] => (account.open ? write() : []);
