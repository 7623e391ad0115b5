/** Why the provider and the books differ, and what to do next (I11). */
export const reconciliationFr = {
  reconciliation: {
    again: 'Comparer de nouveau',
    againNote: 'La journée est relue chez le prestataire et dans les livres; le résultat remplace celui-ci dans un instant.',
    count: '{count, plural, one {# écart} other {# écarts}}',
    both: '{provider} chez le prestataire, {books} dans les livres',
    onlyProvider: '{provider} chez le prestataire, rien dans les livres',
    onlyBooks: '{books} dans les livres, rien chez le prestataire',
    next: 'À faire :',
    object: 'Chez le prestataire :',
    purchase: 'Voir l’achat',
    explained: 'Expliqué :',
    why: {
      payout: 'Le prestataire a viré ce montant à notre banque. Nos livres suivent ce qu’il détient avant ses virements.',
      fee: 'Des frais du prestataire, inscrits à part dans les livres.',
      mismatch: 'Le paiement n’était pas du montant demandé : aucun juricoin n’a été donné et l’argent est retourné.',
      'account-closed': 'Le compte était fermé : aucun juricoin n’a été donné et l’argent est retourné.',
      timing: 'Le même mouvement est des deux côtés, à deux jours différents : passé minuit, ou avis reçu en retard.',
      foreign: 'Le prestataire a reçu ou rendu de l’argent qui ne porte aucune marque de nos achats.',
      amount: 'Le même paiement est des deux côtés, avec deux montants.',
      currency: 'Ce mouvement n’est pas en dollars canadiens : nos livres n’en tiennent pas d’autres.',
      'not-posted': 'Le prestataire a ce mouvement et nos livres non. Son avis s’est perdu ou n’a pas pu être traité.',
      'not-at-provider': 'Nos livres ont cette écriture et le prestataire non.',
    },
    todo: {
      foreign: 'cherchez qui l’a fait chez le prestataire (un paiement hors de Jurilien, un autre produit), puis notez l’explication.',
      amount:
        'ouvrez le paiement chez le prestataire; corrigez le compte par un ajustement si le sien est le bon, puis notez l’explication.',
      currency: 'remboursez-le chez le prestataire, puis notez l’explication.',
      'not-posted': 'comparez de nouveau : le paiement est d’abord relu chez le prestataire. S’il reste absent, ouvrez l’achat.',
      'not-at-provider':
        'comparez de nouveau demain. S’il manque encore, ouvrez l’achat, puis corrigez par une note de crédit ou un ajustement.',
    },
  },
};
