/**
 * What an administrator is told is wrong beside the checks of readiness, under the name of the alert that rings for it (`ops/alerts.yml`): what it means and what to
 * do stands in docs/operations.md, and in both languages on the page.
 */
export const ALARMS = [
  'EventsSetAside',
  'WorkOwedTooLong',
  'TimersOverdue',
  'WorkGivenUp',
  'ProviderCallsUnknown',
  'ViewsBehind',
  'QueueDeep',
  'BackupMissing',
  'BackupOld',
  'BooksWrong',
  'ErasureStuck',
  'CanaryFound',
  'CanaryOld',
] as const;
export type Alarm = (typeof ALARMS)[number];
