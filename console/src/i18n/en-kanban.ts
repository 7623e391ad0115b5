/** X13 by state. */
export const kanbanEn = {
  kanban: {
    shown: 'Shown as',
    list: 'List',
    board: 'By state',
    label: 'Requests by state',
    none: 'None.',
    rest: '{count, number} more in the list',
    lanes: {
      toValidate: 'To validate',
      waiting: 'Waiting',
      ready: 'Ready',
      offering: 'Offered',
      accepted: 'Accepted',
      inService: 'In service',
      noTaker: 'No taker',
    },
  },
};
