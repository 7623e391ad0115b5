/** X13 by state. */
export const kanbanEn = {
  kanban: {
    shown: 'Shown as',
    list: 'List',
    board: 'By state',
    label: 'Requests by state',
    none: 'None.',
    rest: '%{smart_count} more in the list',
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
