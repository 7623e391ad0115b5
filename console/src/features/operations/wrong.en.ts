import type { Texts } from '../../i18n/texts';
import type { alarmsFr } from './wrong.fr';

/**
 * What each red thing means and what to do: the sentences of docs/operations.md, which a spec holds beside these. What stands between
 * backticks is typed as it is.
 */
export const alarmsEn: Texts<typeof alarmsFr> = {
  alarms: {
    EventsSetAside: {
      name: 'Events set aside',
      look: '`events -- aside` names reader, event and reason',
      act: 'correct the cause (usually a newer version), then `events -- retry`: events set aside',
    },
    WorkOwedTooLong: {
      name: 'Work waits too long',
      look: '`queue_jobs` (which queue: `sms` and `email` wait for their provider, or for its rate), `provider_call_seconds`; is a provider away, is Redis?',
      act: 'bring back what is away; rows are tried again by themselves',
    },
    TimersOverdue: {
      name: 'Timers overdue',
      look: "the check `loops`, the worker's log",
      act: 'restart the worker; more than one worker if it has too much to do',
    },
    WorkGivenUp: {
      name: 'Work was given up',
      look: 'the console, “Operations”: which kind of work, for which reason, what it is about',
      act: 'correct the cause, then “Try again”, for all of one reason or one by one; what no one waits for any more is refused: “Put aside”',
    },
    ProviderCallsUnknown: {
      name: 'Unknown calls of providers',
      look: 'the console, “Operations”: calls that name something we do not know',
      act: "another installation shares the account, or a restore lost it: compare with the provider's list",
    },
    ViewsBehind: {
      name: 'A reader is behind',
      look: 'which reader; `reader_lag_events`; the load of the database',
      act: 'a rebuild under way ends by itself; else more processor time for the worker',
    },
    QueueDeep: {
      name: 'A queue is deep',
      look: 'is the worker running, is a provider slow?',
      act: 'start another worker (`docker compose up -d --scale worker=2`)',
    },
    BackupMissing: {
      name: 'No backup',
      look: '`docker compose logs backup`; `backup-cli.js --check` says what is missing or damaged',
      act: 'start the service; make room; where a file is damaged, begin new folders (`BACKUP_DIR`, `BACKUP_KEYS_DIR`) and keep the old ones aside',
    },
    BackupOld: {
      name: 'The backup is old',
      look: 'as `BackupMissing`: it runs and fails, or does not run',
      act: 'as `BackupMissing`; then once by hand',
    },
    BooksWrong: {
      name: 'The books do not add up',
      look: 'the console, the dashboard: which night, which rule of the books, which accounts; `npm run ledger -- verify` proves them again',
      act: 'nothing is corrected by hand: find the entry, explain the difference, then clear the night with the reason',
    },
    ErasureStuck: {
      name: 'An erasure is stuck',
      look: 'the console, “Privacy”, erasures: which step, and what its error is called; `processors` is mostly a provider that does not answer',
      act: 'bring back what is away: the step is tried again by itself; where its tries are used up, “Operations”, “Try again”',
    },
    CanaryFound: {
      name: 'An erased person left something behind',
      look: "the worker's log at level error: `places` names the tables, `unfinished` that the erasure itself did not end (the console, “Privacy”, erasures)",
      act: 'nothing is erased by hand: report the tables to development, with the version; an erasure that is stuck goes on by itself once its provider answers',
    },
    CanaryOld: {
      name: 'Erasures are not looked after',
      look: 'is a worker running? “Operations”: a row of `canary` that was given up',
      act: 'correct the cause, then “Try again”',
    },
  },
  checks: {
    database: {
      name: 'Database',
      red: 'neither the pool nor the connection for signals gets an answer',
      act: 'look at PostgreSQL; nothing accepted is lost, processes reconnect by themselves',
    },
    pool: {
      name: 'Connections',
      red: 'every connection is taken and none comes free',
      act: 'look for long statements in `pg_stat_activity`; raise `POOL_MAX`',
    },
    schema: { name: 'Schema', red: 'the database is older than the code', act: 'run the migrations' },
    keys: {
      name: 'Keys',
      red: "the process began before the first migration, and the keys in its settings are not this database's (keys); a process that begins later ends with the sentence instead",
      act: 'put the right key back, restart',
    },
    disk: {
      name: 'Disk',
      red: "the database's disk does not take half a megabyte more",
      act: 'make room; commands answer 503 meanwhile, reading goes on',
    },
    readers: {
      name: 'Readers',
      red: 'a view or an automation has not moved for three seconds although there is something to read',
      act: 'is a worker running?',
    },
    'event-loop': {
      name: 'The process itself',
      red: 'the process answered no request for two seconds',
      act: 'reported for three seconds after; look for the long work in the log',
    },
    worker: {
      name: 'Worker',
      red: 'no worker reported within 3.5 seconds, or each reports that it cannot do its work',
      act: "look at the worker's own addresses",
    },
    scanner: {
      name: 'Virus scanner',
      red: 'the virus scanner of `FILE_SCANNER` cannot be reached or does not answer: 200 `degraded`, requests go on, files that people send are refused (503, nothing is kept) and may be sent again',
      act: 'as alert `ScannerGone` says',
    },
    queue: {
      name: 'Queues',
      red: "Redis, or the queue's tables, do not answer",
      act: 'nothing is lost: rows of work are enqueued again when it is back',
    },
    loops: {
      name: 'Loops of the worker',
      red: 'projector, automations or the sweep over what is due fail at every step',
      act: 'the log states why',
    },
  },
};
