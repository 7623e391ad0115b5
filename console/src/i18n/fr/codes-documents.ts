/** Documents that clients are asked for. */
export const documentCodesFr = {
  documentRequestStates: {
    Open: 'Attendus',
    PartlyFulfilled: 'Reçus en partie',
    Fulfilled: 'Tous reçus',
    Cancelled: 'Annulée',
    Overdue: 'En retard',
  },
};
