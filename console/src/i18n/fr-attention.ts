/** Purchases that need a person: why, and until when. */
export const attentionFr = {
  attention: {
    title: 'À suivre',
    none: 'Aucun achat ne demande d’attention.',
    dispute: 'Paiement contesté',
    'fraud-warning': 'Avis de fraude',
    mismatch: 'Paiement différent de la commande, retourné',
    'refund-failed': 'Remboursement refusé par la banque',
    'refund-waits': 'Remboursement sans réponse',
    'refunded-by-hand': 'Remboursé à la main chez le prestataire',
    amount: '%{amount} · %{coins}',
    code: 'motif : %{code}',
    due: 'Preuves à déposer avant le %{date}',
    overdue: 'Date de dépôt passée : %{date}',
    noDue: 'Le prestataire n’a pas donné de date.',
    evidence: 'Dossier de preuve',
    more: 'Les %{n} plus pressants sont montrés.',
  },
};
