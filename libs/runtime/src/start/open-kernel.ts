import { automationRule, messageTemplate } from '@jurilien/automation';
import {
  commandOf,
  execute,
  Refused,
  registryOf,
  type AnyDecision,
  type Answer,
  type Command,
  type EventStore,
  type Registry,
} from '@jurilien/event-sourcing';
import {
  eventCodec,
  eventStore,
  keyVault,
  openDatabase,
  openSignals,
  primaryReads,
  purgeErased,
  replayErasures,
  replicaReads,
  type Database,
  type Signals,
  type ViewReads,
} from '@jurilien/persistence';
import { followConfiguration, type FollowedConfiguration } from '../kernel/following.js';
import { ledgerOf } from '../kernel/erasures.js';
import type { Kernel } from '../kernel/kernel.js';
import { indexKeyOf, keysHeld } from '../settings/held-keys.js';
import { appendConflicts, commandOutcome, commandSeconds, eventsAppended, viewReads } from '../telemetry/metrics.js';
import { refuseUnsupplied, supplied } from '../needs/needs.js';
import { ruleSecrets } from '../settings/secrets.js';
import type { Settings } from '../settings/settings.js';
import { storyContext, storyId, traced } from '../telemetry/tracing.js';
import { contextsWith } from './contexts.js';

/**
 * Opens database, signals and registry; refuses wiring mistakes, and keys that are not this database's, with a sentence before
 * anything listens. Those who were erased are gone before anything is read, whatever the age of the database.
 * @throws WrongKeys, LedgerFault
 */
export async function openKernel(settings: Settings, name: string): Promise<Kernel> {
  const registry: Registry = registryOf(contextsIn(() => configuration.books));
  refuseUnsupplied(registry);
  const db = await openDatabase(settings.DATABASE_URL, { max: settings.POOL_MAX, name, directUrl: settings.DATABASE_DIRECT_URL });
  const ledger = ledgerOf(settings);
  const compared = keysHeld(db, settings, async () => {
    await purgeErased(db, [...registry.views.values()], await replayErasures(db, ledger));
  });
  const signals = await compared()
    .then(() => openSignals(db))
    .catch(async (error: unknown) => {
      await db.close();
      throw error;
    });
  const reads = openReads(settings, name, db, signals);
  const vault = keyVault(db, { masterKey: settings.MASTER_KEY, earlier: settings.MASTER_KEY_EARLIER, ledger });
  const configuration = followConfiguration(db, vault);
  await configuration.readOn().catch(async (error: unknown) => {
    // Before its migration a database has nothing to read yet; the first command asks again.
    if (isUnmigrated(error)) return;
    configuration.close();
    await signals.close();
    await db.close();
    throw error;
  });
  const codec = eventCodec(registry.events, vault, configuration);
  const store = counted(eventStore(db, codec, vault, signals.appended, settings.STREAMS_KEPT_SECONDS * 1_000, registry.categories));
  const secrets = ruleSecrets(indexKeyOf(settings));
  const kernel: Kernel = {
    settings,
    db,
    reads,
    registry,
    configuration,
    books: configuration.books,
    codec,
    vault,
    store,
    secrets,
    signals,
    keysHeld: compared,
    send: (decision, input, sending) => kernel.dispatch(commandOf(decision, input, sending)),
    async dispatch(command) {
      // A process that began before the first migration has not compared its keys yet: it does nothing before it has.
      await compared();
      const decision = registry.decisions.get(command.name);
      if (!decision) throw new Refused('NOT_FOUND', `no-such-command`);
      if (command.at && !settings.ALLOW_SHIFTED_CLOCK) throw new Refused('FORBIDDEN', 'shifted-clock');
      if (!configuration.hasRead()) await configuration.readOn();
      const answer = await supplied(kernel, decision, command.input, (input) => run(kernel, decision, { ...command, input }));
      await followOwn(configuration, answer);
      return answer;
    },
    async close() {
      configuration.close();
      await reads.close();
      await signals.close();
      await db.close();
    },
  };
  return kernel;
}

/** Whether a table or a column that this code reads is not there yet: undefined_table, undefined_column. */
const isUnmigrated = (error: unknown): boolean => ['42P01', '42703'].includes(String((error as { code?: unknown }).code));

/** The contexts, with rules and words as they are followed. @param books read when an event is met: they are opened after the contexts */
const contextsIn = (books: () => FollowedConfiguration['books']) =>
  contextsWith({
    ruleOf: (code) => books().of(automationRule, code),
    wordsOf: (template) => books().of(messageTemplate, template).inForce,
    edition: () => books().edition(),
  });

/** What this process has changed itself is in force for its next decision; others follow within a second. */
const followOwn = async (configuration: FollowedConfiguration, { events }: Answer): Promise<void> => {
  if (events.some(({ stream }) => configuration.follows(stream))) await configuration.readOn();
};

/** One try of a command, traced and timed. */
async function run(kernel: Kernel, decision: AnyDecision, command: Command): Promise<Answer> {
  // A trace is a story: where one is in progress, the command belongs to it.
  const correlated = { ...command, correlationId: storyId() ?? command.correlationId };
  const within = storyId() ? undefined : storyContext(command.correlationId ?? command.commandId);
  const end = commandSeconds.startTimer({ command: command.name });
  const attributes = { 'command.id': command.commandId };
  try {
    const answer = await traced(
      `command ${command.name}`,
      { attributes, within },
      () => execute(kernel, decision, correlated),
      commandOutcome,
    );
    end({ outcome: 'done' });
    return answer;
  } catch (error) {
    end({ outcome: commandOutcome(error) });
    throw error;
  }
}

/** The log, with its appends counted. */
const counted = (store: EventStore): EventStore => ({
  ...store,
  async append(append) {
    const answer = await store.append(append);
    if (answer === 'conflict') appendConflicts.inc();
    else eventsAppended.inc(answer.events.length);
    return answer;
  },
});

/** Where views are read: on the replica, if there is one. */
function openReads({ DATABASE_READ_URL: url, POOL_MAX: max }: Settings, name: string, db: Database, signals: Signals): ViewReads {
  if (url === undefined) return primaryReads(db);
  return replicaReads(
    db,
    () => openDatabase(url, { max, name }),
    signals,
    (at) => viewReads.inc({ at }),
  );
}
