export const legalCodesFr = {
  legalDocuments: {
    terms: 'Conditions d’utilisation',
    privacy: 'Politique de confidentialité',
    'professional-terms': 'Conditions pour les professionnels',
    'request-consents': 'Consentements d’une demande',
  },
  legalFaults: {
    missing: 'Il manque du texte',
    markup: 'Du code HTML ne peut pas être publié : écrivez le texte tel quel',
    'id-invalid': 'Identifiant non valide : minuscules, chiffres et traits d’union',
    'id-repeated': 'Identifiant utilisé deux fois',
    'parts-differ': 'Les deux langues n’ont pas les mêmes parties.',
    'table-uneven': 'Les rangées du tableau n’ont pas le même nombre de cellules',
    'boxes-changed': 'Chaque case des formulaires garde sa phrase : les parties de ce texte ne changent ni de nombre ni d’ordre.',
  },
};
