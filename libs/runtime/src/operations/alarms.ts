import { ALARMS, type Alarm } from '@jurilien/contracts';

/** From which figure on something is wrong; a spec holds them beside the alerts. */
export const LIMITS = {
  EventsSetAside: 0,
  WorkOwedTooLong: 300,
  TimersOverdue: 0,
  WorkGivenUp: 0,
  ProviderCallsUnknown: 0,
  ViewsBehind: 30,
  QueueDeep: 1_000,
  BackupOld: 86_400,
  BooksWrong: 0,
  ErasureStuck: 0,
  CanaryFound: 0,
  CanaryOld: 172_800,
} as const satisfies Partial<Record<Alarm, number>>;

/** Figures as they are now. */
export interface Figures {
  readonly setAside: number;
  readonly workOldestSeconds: number;
  readonly timersOverdue: number;
  readonly givenUp: number;
  readonly unknownCalls: number;
  /** Of the reader that is furthest behind. */
  readonly lagSeconds: number;
  /** Of the fullest queue. */
  readonly waiting: number;
  readonly backupAgeSeconds: number | undefined;
  /** Nights whose proof was wrong and that no one has explained. */
  readonly booksWrong: number;
  readonly erasuresStuck: number;
  readonly canary: { readonly places: number; readonly ageSeconds: number } | undefined;
}

/** A figure that is above its limit. */
const above = (alarm: keyof typeof LIMITS, figure: number | undefined): boolean => figure !== undefined && figure > LIMITS[alarm];

/** What is wrong, in the order of `ALARMS`. */
export function alarmsOf(f: Figures): readonly Alarm[] {
  const is: Readonly<Record<Alarm, boolean>> = {
    EventsSetAside: above('EventsSetAside', f.setAside),
    WorkOwedTooLong: above('WorkOwedTooLong', f.workOldestSeconds),
    TimersOverdue: above('TimersOverdue', f.timersOverdue),
    WorkGivenUp: above('WorkGivenUp', f.givenUp),
    ProviderCallsUnknown: above('ProviderCallsUnknown', f.unknownCalls),
    ViewsBehind: above('ViewsBehind', f.lagSeconds),
    QueueDeep: above('QueueDeep', f.waiting),
    BackupMissing: f.backupAgeSeconds === undefined,
    BackupOld: above('BackupOld', f.backupAgeSeconds),
    BooksWrong: above('BooksWrong', f.booksWrong),
    ErasureStuck: above('ErasureStuck', f.erasuresStuck),
    CanaryFound: above('CanaryFound', f.canary?.places),
    CanaryOld: above('CanaryOld', f.canary?.ageSeconds),
  };
  return ALARMS.filter((alarm) => is[alarm]);
}
