/** One request of the demo: what a person wrote, what staff made of it, and the facts that go with it. */
export interface RequestText {
  readonly type: string;
  readonly text: string;
  /** Staff summary: the matter without anything that identifies a person. */
  readonly summary: string;
  /** Only true in one province: a tribunal or an office that the other does not have. */
  readonly only?: 'QC' | 'ON';
  readonly facts?: Readonly<Record<string, unknown>>;
}

type Row = readonly [
  type: string,
  text: string,
  summary: string,
  more?: 'QC' | 'ON' | Record<string, unknown>,
  facts?: Record<string, unknown>,
];

/** Reads the compact rows of the files of texts. */
export const requestTexts = (rows: readonly Row[]): RequestText[] =>
  rows.map(([type, text, summary, more, facts]) => ({
    type,
    text,
    summary,
    ...(typeof more === 'string' ? { only: more } : {}),
    facts: { ...(typeof more === 'object' ? more : {}), ...facts },
  }));
