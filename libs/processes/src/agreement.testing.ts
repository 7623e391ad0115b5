import { type Actor, type AnyDecision, type Asking, type Availability, Refused, type StreamRef } from '@jurilien/event-sourcing';
import { asShipped, pure, testCtx } from '@jurilien/event-sourcing/testing';

type Rule = (states: object, who: Asking, named: object) => Availability;
/** A decision behind a button, as specs ask it. */
export type Button = AnyDecision & { readonly ask: Rule };
export const buttonsOf = (decisions: readonly { readonly name: string; readonly available: unknown }[]): readonly Button[] =>
  decisions.map((d) => ({ ...pure(d as unknown as AnyDecision), ask: d.available as Rule }));

interface Pressed {
  readonly said: Availability;
  /** The command as its dialog sends it. */
  readonly input: object;
  readonly stateOf: (ref: StreamRef) => unknown;
  readonly actor: Actor;
  readonly now: string;
  /** Refusals for what the form holds, not for the state. */
  readonly ofTheInput?: RegExp;
}

/** What a button says beside what its command does, where the two do not agree; nothing where they do. */
export function disagreement(d: Button, { said, input, stateOf, actor, now, ofTheInput }: Pressed): string | undefined {
  const parsed = d.input.parse(input) as never;
  const refs = d.streams(parsed, (v: string) => `h:${v}`, now, actor, asShipped()) as Record<string, StreamRef>;
  const states = Object.fromEntries(Object.entries(refs).map(([key, ref]) => [key, stateOf(ref)]));
  let did: Refused | 'acts' | 'nothing';
  try {
    const out = d.decide(parsed, states as never, testCtx({ actor, now, reason: 'because of a spec' })) as Record<
      string,
      unknown[] | undefined
    >;
    did = Object.values(out).flatMap((events) => events ?? []).length > 0 ? 'acts' : 'nothing';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    did = error;
  }
  const happened = `${d.name} by ${actor.id}: ${JSON.stringify(said)}, and ${did instanceof Refused ? did.message : did}`;
  if (said === true) {
    const admitted = did === 'acts' || (did instanceof Refused && (did.code === 'VALIDATION' || ofTheInput?.test(did.detail)));
    return admitted ? undefined : happened;
  }
  if (said.done) return did === 'nothing' ? undefined : happened;
  return did === 'nothing' || (did instanceof Refused && did.message === `${said.code}: ${said.detail}`) ? undefined : happened;
}
