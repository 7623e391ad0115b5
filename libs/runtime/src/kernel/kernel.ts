import type { Answer, Command, ConfigVersions, EventStore, Registry, Secrets, Send } from '@jurilien/event-sourcing';
import type { Database, EventCodec, KeyVault, Signals, ViewReads } from '@jurilien/persistence';
import type { Books } from './books.js';
import type { Settings } from '../settings/settings.js';

/** The assembled kernel of one process. */
export interface Kernel {
  readonly settings: Settings;
  readonly db: Database;
  /** Lists, searches and reports are read here. */
  readonly reads: ViewReads;
  readonly registry: Registry;
  /** The values in force, and those that were. */
  readonly configuration: ConfigVersions;
  /** Rules and words in force, and whatever else every process follows. */
  readonly books: Books;
  readonly codec: EventCodec;
  readonly vault: KeyVault;
  readonly store: EventStore;
  readonly secrets: Secrets;
  readonly signals: Signals;
  /**
   * Sends one command, by its name, through its decision, with what that needs: every door leads here. Names come from the address of a
   * call or from what is stored, timers and effects; code that knows its decision uses `send`. @throws Refused, Unavailable
   */
  dispatch(command: Command): Promise<Answer>;
  /** Sends a command by its decision, which types its input; a service has it go over its command bus. @throws Refused, Unavailable */
  readonly send: Send;
  /** Whether the keys in the settings were compared with the database's: true, or false before its first migration. @throws WrongKeys */
  keysHeld(): Promise<boolean>;
  close(): Promise<void>;
}
