/**
 * Something a decision must know, or that must happen, beside its input and its streams: who holds claims right now, what matching
 * says of someone. The decision declares it, and the runtime supplies it whatever door the command comes through.
 */
export interface Need<Fields extends object = any> {
  readonly name: string;
  /** The input it is supplied into: a decision whose input has not these fields does not compile. */
  readonly into?: (fields: Fields) => void;
}

/** Names a need and the fields of the input it reads and fills. */
export const need = <Fields extends object>(name: string): Need<Fields> => ({ name });
