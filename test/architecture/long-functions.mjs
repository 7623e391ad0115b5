/** From here on a function is several. */
export const LINES = 60;

/** The switch over every event of a life: one line or a few for each, and one function for all. */
export const LIVES = [
  'libs/acceptance/src/acceptance.ts',
  'libs/lead/src/lead.ts',
  'libs/messaging/src/contact-point.ts',
  'libs/professionals/src/professional.ts',
  'libs/search/src/search.ts',
];

/** Files with a function that is longer today. One whose functions are cut leaves the list: an entry too many is a fault as well. */
export const LONGER = [
  'libs/persistence/src/log/event-store.ts',
];
