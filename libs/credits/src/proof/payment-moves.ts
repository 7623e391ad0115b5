import { linesOf, number, parts, text, type AccountRecord, type Data } from './account-record.js';
import type { BookEvent, BookLine, Find } from './faults.js';

/** Taxes due at use are part of what a lot is worth: paid with it all the same. */
const worthLines = (d: Data): readonly BookLine[] =>
  ((d['worth'] as { account: string; cents: number }[] | undefined) ?? []).map(({ account, cents }) => ({
    account,
    debit: 0,
    credit: cents,
  }));

/** I5: what goes back to a card was bought with it and is unspent; its taxes were paid. */
export function payment(a: AccountRecord, e: BookEvent, find: Find): void {
  const d = e.data;
  const purchaseId = text(d['purchaseId']);
  const sign = e.type === 'CreditsPurchased' ? 0 : e.type === 'CreditsRefundedToCard' || e.type === 'ClawbackKept' ? 1 : -1;
  for (const { account, debit, credit } of [...linesOf(d, 'money'), ...worthLines(d)]) {
    if (!account.startsWith('M.tax.')) continue;
    const tax = a.taxes.get(purchaseId + account) ?? { paid: 0, back: 0 };
    if (sign === 0) tax.paid += credit - debit;
    else tax.back += debit - credit;
    a.taxes.set(purchaseId + account, tax);
    if (tax.back > tax.paid || tax.back < 0) find('I5', `${tax.back} cents of ${account} are back of ${tax.paid} paid with ${purchaseId}`);
  }
  const coinsOf = a.refunds.get(purchaseId) ?? { bought: 0, back: 0 };
  if (sign === 0) coinsOf.bought += number(d['cc']);
  else if (e.type !== 'ClawbackKept') {
    coinsOf.back += sign * number(d['cc']);
    const strange = parts(d).find((p) => a.lots.get(p.lotId)?.purchaseId !== purchaseId);
    if (strange) find('I5', `lot ${strange.lotId} was not bought with ${purchaseId}`);
  }
  a.refunds.set(purchaseId, coinsOf);
  if (coinsOf.back > coinsOf.bought || coinsOf.back < 0)
    find('I5', `${coinsOf.back} coins are back of ${coinsOf.bought} bought with ${purchaseId}`);
}
