/** One row of the steps: a value for each parent, or one for both. */
export interface SheetRow {
  /** Line of the form or article of the guidelines. */
  readonly no: string;
  readonly name: string;
  readonly how?: string;
  readonly a?: string;
  readonly b?: string;
  readonly all?: string;
  /** The row that the part leads to. */
  readonly sum?: boolean;
}
export interface SheetPart {
  readonly title: string;
  readonly rows: readonly SheetRow[];
}
