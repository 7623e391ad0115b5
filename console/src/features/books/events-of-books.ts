import { s } from '../../components/text/sentence-tools';

/** The proof of the books each night, and the provider's account beside ours each day (4.4.4). */
export const eventsOfBooks = {
  BooksChecked: s(
    (d) => `Livres du ${String(d.day)} vérifiés : tout concorde`,
    (d) => `Books of ${String(d.day)} checked: everything agrees`,
  ),
  BooksFoundWrong: s(
    (d) => `Livres du ${String(d.day)} : une règle n’est pas respectée`,
    (d) => `Books of ${String(d.day)}: a rule does not hold`,
  ),
  BooksCleared: s(
    (d) => `Écart des livres du ${String(d.day)} examiné`,
    (d) => `Fault in the books of ${String(d.day)} looked into`,
  ),
  ClearingReconciled: s(
    (d) =>
      d.unexplainedCents === 0
        ? `Compte du fournisseur de paiement rapproché le ${String(d.day)}`
        : `Compte du fournisseur de paiement rapproché le ${String(d.day)} : un écart reste à expliquer`,
    (d) =>
      d.unexplainedCents === 0
        ? `Payment provider’s account reconciled on ${String(d.day)}`
        : `Payment provider’s account reconciled on ${String(d.day)}: a difference is to be explained`,
  ),
  ClearingDifferenceExplained: s(
    (d) => `Écart expliqué dans le rapprochement du ${String(d.day)}`,
    (d) => `Difference explained in the reconciliation of ${String(d.day)}`,
  ),
  ClearingComparisonAsked: s(
    (d) => `Nouveau rapprochement demandé pour le ${String(d.day)}`,
    (d) => `New reconciliation asked for ${String(d.day)}`,
  ),
};
