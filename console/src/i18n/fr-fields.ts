/** The 51 lead fields (3.1), their groups and hints. */
export const fieldsFr = {
  street: 'Rue',
  groups: { matter: 'Affaire', place: 'Lieu', means: 'Moyens', urgency: 'Urgence', wishes: 'Souhaits', price: 'Prix et diffusion', marks: 'Marques de l’équipe', facts: 'Faits établis', person: 'Personne' },
  uuid: 'Identifiant', clientName: 'Nom', email: 'Courriel', phoneNumber: 'Téléphone', lawyerType: 'Domaine de droit', additionalLawyerTypes: 'Autres domaines possibles',
  othersInvolved: 'Autres parties', juridicalHelp: 'Aide juridique (AJ)', hasLegalAidCert: 'Attestation d’aide juridique', smallMandate: 'Petit mandat (MP)', commercial: 'Affaire commerciale',
  description: 'Texte du client', summary: 'Résumé de l’équipe', region: 'Région', address: 'Adresse', province: 'Province', experience: 'Années de pratique souhaitées', searchTerms: 'Termes de recherche',
  lang: 'Langue', acceptDistance: 'Accepte à distance', rate: 'Tarif horaire', budget: 'Budget', budgetNumber: 'Budget confirmé ($)', revenueRange: 'Revenu du ménage', creditValue: 'Prix de base (juricoins)',
  coinValue: 'Prix final', superLead: 'Super-demande', superLeadMultiplier: 'Multiplicateur', hasCourtDate: 'Date d’audience fixée', courtDate: 'Date d’audience', hasCriminalFile: 'Dossier criminel',
  employementPeril: 'Emploi en péril', blockType: 'Blocage', tagged: 'Marquée', mediator: 'Médiateur souhaité', paralegal: 'Parajuriste possible', sendAfter: 'Pas d’offre avant', selfServeAfterBool: 'Babillard permis',
  selfServeAfter: 'Babillard à partir de', specificQuestions: 'Réponses du client', accessibleSpecificQuestions: 'Réponses visibles dans l’offre', neolegal: 'Transmissible à Neolegal', juripop: 'Transmissible à Juripop',
  consult: 'Consultation seule', consultBefore: 'A déjà consulté', clientReadyAlert: 'Client prêt', clientReadySeriousAlert: 'Client prêt et documenté', teamValidated: 'Validée par l’équipe',
  emailConfirmed: 'Courriel confirmé', phoneNumberConfirmed: 'Téléphone confirmé', renewed: 'Renouvelée', renewalSent: 'Invitation à renouveler envoyée', multi: 'Veut plusieurs professionnels', city: 'Ville', postalCode: 'Code postal',
  seenBefore: 'Visible dans l’offre', seenStaff: 'Équipe seulement', seenAfter: 'Visible après acceptation', seenClaim: 'Visible à l’étape du conflit', frozen: 'Figé depuis la première offre',
};
