import { execute, fold, type Context, type EventStore, type Recorded, type Secrets, type StreamState } from '@jurilien/event-sourcing';
import { asShipped, unchanging } from '@jurilien/event-sourcing/testing';
import type { PastRecipient } from '@jurilien/persistence';
import { createHash } from 'node:crypto';
import type { DemoPorts } from './ports.js';

/** A log in memory with the real decisions on it: the demo's specs need no database. */
export function memoryLog(contexts: readonly Context[]): DemoPorts & { readonly log: Recorded[]; readonly kept: PastRecipient[] } {
  const decisions = new Map(contexts.flatMap((c) => c.decisions).map((d) => [d.name, d]));
  const log: Recorded[] = [];
  const kept: PastRecipient[] = [];
  const streams = new Map<string, Recorded[]>();
  const states = new Map<string, StreamState>();
  const store: EventStore = {
    load: async (refs) => ({
      streams: new Map(
        refs.map(({ decider, id }) => {
          const stream = `${decider.category}-${id}`;
          const events = streams.get(stream) ?? [];
          const known = states.get(stream) ?? { version: 0, state: decider.initial };
          const now = { version: events.length, state: fold(decider, events.slice(known.version), known.state) };
          states.set(stream, now);
          return [stream, now];
        }),
      ),
      now: new Date(0).toISOString(),
    }),
    append: async ({ command, occurredAt, config, streams: parts }) => {
      const events = parts.flatMap(({ ref, expectedVersion, events: added }) =>
        added.map((e, i): Recorded => ({
          position: 0,
          stream: `${ref.decider.category}-${ref.id}`,
          version: expectedVersion + i + 1,
          type: e.type,
          data: ref.decider.events[e.type]!.schema.parse(e.data),
          occurredAt,
          actor: command.actor,
          config,
          commandId: command.commandId,
          correlationId: command.commandId,
          ...(command.reason ? { reason: command.reason } : {}),
        })),
      );
      for (const event of events) {
        const recorded = { ...event, position: log.length + 1 };
        log.push(recorded);
        const stream = streams.get(recorded.stream) ?? [];
        streams.set(recorded.stream, stream);
        stream.push(recorded);
      }
      return { position: log.length, events: [] };
    },
  };
  const number = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);
  const secrets: Secrets = {
    code: (subject, sequence) => String(number(`${subject}#${sequence}`) % 1_000_000).padStart(6, '0'),
    hash: (value) => createHash('sha256').update(value).digest('hex'),
    id: (commandId, n) =>
      `${commandId.slice(0, 24)}${String(n).padStart(4, '0')}${createHash('md5').update(commandId).digest('hex').slice(0, 8)}`,
    number: (commandId, n, below) => number(`${commandId}/${n}`) % below,
  };
  return {
    config: asShipped(),
    log,
    hash: secrets.hash,
    kept,
    keepRecipients: async (_campaignId, _channel, people) => void kept.push(...people),
    history: async (stream) => [...(streams.get(stream) ?? [])],
    async dispatch(command, input, { at, actor, reason, commandId }) {
      const decision = decisions.get(command.name);
      if (!decision) throw new Error(`no such command: ${command.name}`);
      return execute({ store, secrets, configuration: unchanging() }, decision, {
        name: command.name,
        commandId,
        input: input,
        actor,
        at,
        ...(reason ? { reason } : {}),
      });
    },
  };
}
