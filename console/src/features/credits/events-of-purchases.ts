import { s } from '../../components/text/sentence-tools';

const money = (lang: 'fr' | 'en', cents: unknown): string => {
  const text = new Intl.NumberFormat(`${lang}-CA`, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Number(cents) / 100);
  return lang === 'fr' ? `${text} $` : `$${text}`;
};
const amount = { fr: (cents: unknown): string => money('fr', cents), en: (cents: unknown): string => money('en', cents) };
const fields: Record<'fr' | 'en', Record<string, string>> = {
  fr: { amount: 'montant', currency: 'devise', tax: 'taxes', payment: 'payé deux fois', account: 'compte fermé' },
  en: { amount: 'amount', currency: 'currency', tax: 'taxes', payment: 'paid twice', account: 'account closed' },
};

/** Buying juricoins: payments, refunds, disputes and their documents (4.4.7). */
export const eventsOfPurchases = {
  BillingIdentitySet: s('Coordonnées de facturation enregistrées', 'Billing details saved'),
  PurchaseStarted: s(
    (d, w) => `Achat de ${w.coins(d.cc)} commencé : ${amount.fr(d.grossCents)} taxes comprises`,
    (d, w) => `Purchase of ${w.coins(d.cc)} begun: ${amount.en(d.grossCents)} with taxes`,
  ),
  CheckoutOpened: s('Page de paiement ouverte', 'Payment page opened'),
  PurchasePendingBank: s('Paiement en attente de la banque', 'Payment waiting for the bank'),
  PurchasePaid: s(
    (d) => `Achat payé, facture ${String(d.invoiceNo)}`,
    (d) => `Purchase paid, invoice ${String(d.invoiceNo)}`,
  ),
  PurchaseFailed: s(
    (d) => `Paiement refusé (${String(d.code)})`,
    (d) => `Payment declined (${String(d.code)})`,
  ),
  PurchaseExpired: s('Page de paiement expirée, rien n’a été payé', 'Payment page expired, nothing was paid'),
  PurchaseMismatchDetected: s(
    (d) => `Paiement non conforme (${fields.fr[String(d.field)] ?? 'autre écart'}) : aucun juricoin, l’argent est rendu`,
    (d) => `Payment not as asked (${fields.en[String(d.field)] ?? 'other difference'}): no juricoins, the money goes back`,
  ),
  PurchaseRefundRequested: s(
    (d) => `Remboursement demandé : ${amount.fr(d.grossCents)}`,
    (d) => `Refund requested: ${amount.en(d.grossCents)}`,
  ),
  PurchaseRefundProposed: s(
    (d, w) => `Remboursement proposé par ${w.staff(d.by)}, une autre personne doit l’approuver`,
    (d, w) => `Refund proposed by ${w.staff(d.by)}, someone else must approve it`,
  ),
  PurchaseRefundOverdue: s(
    'Une demande de remboursement attend depuis plus longtemps que le délai',
    'A refund request has waited longer than the time to decide',
  ),
  PurchaseRefundApproved: s(
    (d) => `Remboursement approuvé : ${amount.fr(d.grossCents)}`,
    (d) => `Refund approved: ${amount.en(d.grossCents)}`,
  ),
  PurchaseRefundRefused: s('Remboursement refusé', 'Refund declined'),
  PurchaseRefunded: s(
    (d) => `${amount.fr(d.grossCents)} remboursés sur la carte${d.creditNoteNo ? `, note de crédit ${String(d.creditNoteNo)}` : ''}`,
    (d) => `${amount.en(d.grossCents)} refunded to the card${d.creditNoteNo ? `, credit note ${String(d.creditNoteNo)}` : ''}`,
  ),
  PurchaseRefundFailed: s('Le remboursement n’a pas pu être fait', 'The refund could not be made'),
  FraudWarningReceived: s('Soupçon de fraude signalé par le fournisseur de paiement', 'Fraud warning from the payment provider'),
  PurchaseDisputed: s(
    (d) => `Paiement contesté auprès de la banque : ${amount.fr(d.grossCents)}`,
    (d) => `Payment disputed with the bank: ${amount.en(d.grossCents)}`,
  ),
  PurchaseDisputeWon: s('Contestation close en notre faveur', 'Dispute closed in our favour'),
  PurchaseDisputeLost: s('Contestation perdue', 'Dispute lost'),
  PromoCodeReleased: s(
    (d) => `Code promotionnel ${String(d.code)} rendu : l’achat n’a pas été payé`,
    (d) => `Promotional code ${String(d.code)} given back: the purchase was not paid`,
  ),
  InvoiceIssued: s(
    (d) => `Facture ${String(d.no)} : ${amount.fr(d.grossCents)}`,
    (d) => `Invoice ${String(d.no)}: ${amount.en(d.grossCents)}`,
  ),
  CreditNoteIssued: s(
    (d) => `Note de crédit ${String(d.no)} : ${amount.fr(d.grossCents)}`,
    (d) => `Credit note ${String(d.no)}: ${amount.en(d.grossCents)}`,
  ),
};
