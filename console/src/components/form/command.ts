import type { Text } from '../../useT';
import type { Effect } from '../commands/effect-of-command';
import type { Said } from '../commands/differences';
import type { Undo } from '../commands/useCommand';

export type Value = string | boolean;
export type Values = Record<string, Value>;
export interface Field {
  name: string;
  label: Text;
  kind?: 'text' | 'lines' | 'number' | 'date' | 'datetime' | 'select' | 'check';
  hint?: Text;
  options?: { value: string; label: string }[];
  optional?: boolean;
  initial?: Value;
  step?: number;
  min?: number;
}
export interface Command {
  command: string;
  label: string;
  fields: Field[];
  /** Ask for a reason; required on every staff command that changes state, price, visibility. */
  reason: boolean;
  danger?: boolean;
  /** What is shown once it was done, where the words of every page have no sentence for it. */
  done?: string;
  payload: (values: Values) => Record<string, unknown>;
  expectedVersion?: number;
  /** What the record says as of that version: what another person changes meanwhile is shown as a difference. */
  said?: Said;
  note?: string;
  /** What an act about money does, as the form stands: shown above its button, and in the toast once it is done. */
  effect?: (values: Values) => Effect | undefined;
  /** What takes it back, where no one was told of it. */
  undo?: Undo | ((payload: Record<string, unknown>) => Undo);
  /** An act with a route of its own instead of a command of the log; its answer goes to `onAnswer`. */
  act?: (reason: string, values: Values) => Promise<unknown>;
  onAnswer?: (answer: unknown, values: Values) => void;
}
