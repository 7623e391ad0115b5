/**
 * What can be waiting for someone of the team (X10, 4.12 `work_summary`), where nothing is more urgent in the order in which it is shown: what
 * clients wait for, then professionals, then the house.
 */
export const WORK_LINES = [
  'validation',
  'contactMissed',
  'clientsWaiting',
  'detractors',
  'contactSilent',
  'replacements',
  'meetings',
  'proposals',
  'noTaker',
  'unread',
  'mine',
  'free',
  'leadCredits',
  'refunds',
  'applications',
  'licences',
  'moneyProposals',
  'failedMessages',
  'switchedOff',
  'machineWrong',
  'deadLetters',
  'booksWrong',
  'configStuck',
  'configToDecide',
] as const;
export type WorkLineName = (typeof WORK_LINES)[number];

/** How much a line presses: its time is past or something stands still, it is today’s, or it waits. */
export const URGENCIES = ['late', 'soon', 'waits'] as const;
export type Urgency = (typeof URGENCIES)[number];
