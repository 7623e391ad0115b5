import { credits } from '@jurilien/credits';
import {
  type Config,
  execute,
  fold,
  Refused,
  type Actor,
  type Answer,
  type AnyDecision,
  type Decider,
  type EventStore,
  type Recorded,
  type StreamRef,
  type StreamState,
} from '@jurilien/event-sourcing';
import { asShipped, pure, recorded, unchanging, type Past } from '@jurilien/event-sourcing/testing';
import { acceptanceContext } from '@jurilien/acceptance';
import { leadContext } from '@jurilien/lead';
import { searchContext } from '@jurilien/search';
import { schedulingContext } from '@jurilien/scheduling';
import { professionals } from '@jurilien/professionals';
import { processes } from './index.js';

/** A log in memory behind the kernel's own port: loads, versions and conflicts as in the database, commands through `execute`. */
const decisions = new Map<string, AnyDecision>(
  [leadContext, searchContext, acceptanceContext, credits, professionals, schedulingContext, processes]
    .flatMap((c) => c.decisions)
    .map((d) => [d.name, pure(d)]),
);

type AnyDecider = Decider<any, any>;
const nameOf = (ref: { readonly decider: AnyDecider; readonly id: string }): string => `${ref.decider.category}-${ref.id}`;

export interface Sent {
  readonly name: string;
  readonly input: Record<string, unknown>;
  readonly actor: Actor;
  readonly at: string;
  readonly commandId?: string;
}
/** Events by their types, or the refusal in words. */
export type Outcome = { readonly answer: Answer; readonly types: readonly string[] } | { readonly refusal: string };

/** @param config under which everything is decided */
export function memoryLog(config: Config = asShipped()) {
  const streams = new Map<string, Recorded[]>();
  /** Each stream as its decider last folded it: most of a spec's time would go into folding the same past again. */
  const states = new Map<string, StreamState & { readonly decider: AnyDecider }>();
  const answers = new Map<string, Answer>();
  let position = 0;
  let sent = 0;
  let interloper: (() => Promise<unknown>) | undefined;

  const eventsOf = (stream: string): Recorded[] => streams.get(stream) ?? [];
  const stateOf = (ref: StreamRef): StreamState => {
    const events = eventsOf(nameOf(ref));
    const last = states.get(nameOf(ref));
    const known = last?.decider === ref.decider ? last : { version: 0, state: ref.decider.initial };
    const now = { version: events.length, state: fold(ref.decider, events.slice(known.version), known.state) };
    states.set(nameOf(ref), { ...now, decider: ref.decider });
    return now;
  };
  const store: EventStore = {
    async load(refs, commandId = '') {
      const loaded = {
        streams: new Map(refs.map((ref) => [nameOf(ref), stateOf(ref)])),
        earlier: answers.has(commandId) ? { answer: answers.get(commandId)! } : undefined,
        now: '',
      };
      const first = interloper;
      interloper = undefined;
      await first?.();
      return loaded;
    },
    append({ command, occurredAt, config, streams: parts }) {
      const named = parts.map((p) => ({ ...p, stream: nameOf(p.ref) }));
      if (named.some((p) => eventsOf(p.stream).length !== p.expectedVersion)) return Promise.resolve('conflict');
      const added = named.flatMap(({ ref, stream, events, expectedVersion }) =>
        events.map((e, i): Recorded => ({
          position: ++position,
          stream,
          version: expectedVersion + i + 1,
          type: e.type,
          data: ref.decider.events[e.type]!.schema.parse(e.data) as Recorded['data'],
          occurredAt,
          actor: command.actor,
          config,
          commandId: command.commandId,
          correlationId: command.commandId,
        })),
      );
      for (const e of added) streams.set(e.stream, [...eventsOf(e.stream), e]);
      const answer: Answer = { position, events: added.map(({ type, stream, version }) => ({ type, stream, version })) };
      answers.set(command.commandId, answer);
      return Promise.resolve(answer);
    },
  };
  const secrets = {
    code: () => '123456',
    hash: (value: string) => `h:${value}`,
    number: (_c: string, _n: number, below: number) => below - 1,
    id: (commandId: string, n: number) => `${commandId.slice(0, 8)}-0000-7000-8000-${String(n).padStart(12, '0')}`,
  };

  async function send({ name, input, actor, at, commandId }: Sent): Promise<Outcome> {
    const id = commandId ?? `${String(++sent).padStart(8, '0')}-0000-4000-8000-000000000000`;
    try {
      const answer = await execute({ store, secrets, configuration: unchanging(config) }, decisions.get(name)!, {
        name,
        input,
        actor,
        at,
        commandId: id,
        reason: 'because of a spec',
      });
      return { answer, types: answer.events.map((e) => e.type) };
    } catch (error) {
      if (error instanceof Refused) return { refusal: error.message };
      throw error;
    }
  }

  return {
    /** Puts a past under a stream, before anything happens. */
    seed(decider: AnyDecider, id: string, past: Past): void {
      states.delete(nameOf({ decider, id }));
      streams.set(
        nameOf({ decider, id }),
        recorded(decider, id, past).map((e) => ({ ...e, position: ++position })),
      );
    },
    send,
    /** Both read the log before either writes; `first` commits, so that `second` is thrown back by a version and decides again. */
    async race(first: Sent, second: Sent): Promise<readonly [Outcome, Outcome]> {
      let won!: Outcome;
      interloper = async () => {
        won = await send(first);
      };
      const lost = await send(second);
      return [won, lost];
    },
    events: (decider: AnyDecider, id: string): readonly Recorded[] => eventsOf(`${decider.category}-${id}`),
    all: (): readonly Recorded[] => [...streams.values()].flat().sort((a, b) => a.position - b.position),
    state: <S>(decider: Decider<S, any>, id: string): S => stateOf({ decider, id }).state as S,
    length: (): number => position,
  };
}

export const said = (outcome: Outcome): readonly string[] | string => ('refusal' in outcome ? outcome.refusal : outcome.types);
