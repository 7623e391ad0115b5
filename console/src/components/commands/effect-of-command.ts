/** What a command about money does, as its form stands now. */
export interface Effect {
  /** Whom it concerns, how much, before and after. */
  rows: [label: string, value: string][];
  /** What happens next, and who has to agree first. */
  next: string;
  /** The toast once it is done: the same facts in one sentence. */
  done: string;
  /** The toast when it only became a proposal. */
  proposed?: string;
}
