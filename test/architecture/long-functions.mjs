/** From here on a function is several. */
export const LINES = 60;

/**
 * The switch over every event of a life: one line or a few for each, and one function for all. No other function is longer, and a
 * file that no longer needs to be here is a fault as well.
 */
export const LIVES = [
  'libs/acceptance/src/acceptance.ts',
  'libs/lead/src/lead.ts',
  'libs/messaging/src/contact-point.ts',
  'libs/professionals/src/professional.ts',
  'libs/search/src/search.ts',
];
