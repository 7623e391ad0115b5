/** The rules the books are proven by (4.4.4). */
export const INVARIANTS = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10', 'I11', 'I12'] as const;
export type Invariant = (typeof INVARIANTS)[number];

/** One thing in the books that is not as it must be. */
export interface Fault {
  readonly invariant: Invariant;
  readonly stream: string;
  /** Of the event where it shows; 0 where it is no single one. */
  readonly position: number;
  readonly what: string;
}

/** What the proof reads of an event. */
export interface BookEvent {
  readonly position: number;
  readonly stream: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly occurredAt: string;
}

/** A line as it stands in the book. */
export interface BookLine {
  readonly account: string;
  readonly debit: number;
  readonly credit: number;
}

export type Find = (invariant: Invariant, what: string) => void;
