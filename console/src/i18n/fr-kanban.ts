/** X13 by state. */
export const kanbanFr = {
  kanban: {
    shown: 'Présentation',
    list: 'Liste',
    board: 'Par état',
    label: 'Demandes par état',
    none: 'Aucune.',
    rest: '{count, number} de plus dans la liste',
    lanes: {
      toValidate: 'À valider',
      waiting: 'En attente',
      ready: 'Prêtes',
      offering: 'Offertes',
      accepted: 'Acceptées',
      inService: 'En service',
      noTaker: 'Sans preneur',
    },
  },
};
