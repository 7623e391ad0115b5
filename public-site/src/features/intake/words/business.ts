const fr = {
  title: 'Un professionnel du droit pour votre entreprise',
  lead: 'Décrivez votre besoin une seule fois. Des professionnels du droit des affaires de votre région le lisent, sans votre nom, et celui qui accepte vous appelle.',
  contractsTitle: 'Contrats et associés',
  contracts: 'Rédiger, relire ou dénouer : clients, fournisseurs, baux commerciaux, conventions d’actionnaires.',
  disputeTitle: 'Différends et sommes dues',
  dispute: 'Mise en demeure, négociation, recouvrement, tribunal : d’abord savoir ce que l’affaire vaut.',
  peopleTitle: 'Employés',
  people: 'Embauche, congédiement, politiques, harcèlement : ce que la loi demande et dans quels délais.',
  dataTitle: 'Marque, données et ventes en ligne',
  data: 'Loi 25, politique de confidentialité, marques, conditions de vente.',
  freeTitle: 'Ce que cela coûte',
  free: 'Rien, de notre côté : les professionnels paient un prix fixe pour accéder à la demande. Vous convenez des honoraires directement avec eux.',
  privateTitle: 'Ce qui reste entre nous',
  private:
    'Le nom de l’entreprise et ceux des autres parties n’apparaissent dans aucune offre. Ils servent à vérifier les conflits d’intérêts avant toute acceptation.',
  guide: 'Quelques minutes, une question à la fois. Tout est gardé si vous vous arrêtez.',
  begin: 'Commencer la demande',
};

const en: Record<keyof typeof fr, string> = {
  title: 'A legal professional for your business',
  lead: 'Describe your need once. Business-law professionals in your region read it, without your name, and the one who accepts calls you.',
  contractsTitle: 'Contracts and partners',
  contracts: 'Writing, reviewing or untangling: clients, suppliers, commercial leases, shareholder agreements.',
  disputeTitle: 'Disputes and money owed',
  dispute: 'Demand letter, negotiation, collection, court: first, know what the matter is worth.',
  peopleTitle: 'Employees',
  people: 'Hiring, dismissal, policies, harassment: what the law requires, and by when.',
  dataTitle: 'Trademark, data and online sales',
  data: 'Privacy law, privacy policy, trademarks, terms of sale.',
  freeTitle: 'What it costs',
  free: 'Nothing, on our side: professionals pay a fixed price for access to the request. You agree on fees directly with them.',
  privateTitle: 'What stays between us',
  private:
    'The name of the business and those of the other parties do not appear in any offer. They are used to check for conflicts of interest before anyone accepts.',
  guide: 'A few minutes, one question at a time. Everything is kept if you stop.',
  begin: 'Start the request',
};

export const businessTexts = { fr, en };
