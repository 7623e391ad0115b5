/** What a record says, by what each thing is called, in words of the page. */
export type Said = readonly (readonly [label: string, text: string])[];

/** One thing that a record says otherwise than when someone began to write. */
export interface Difference {
  readonly label: string;
  readonly before: string;
  readonly now: string;
  /** What was typed there meanwhile. */
  readonly mine?: string | undefined;
  /** Gives what was typed up for what the record says. */
  readonly take?: (() => void) | undefined;
}

/** What has changed between two readings of a record. */
export function differencesOf(before: Said, now: Said): Difference[] {
  const old = new Map(before);
  const gone = before
    .filter(([label]) => !now.some(([other]) => other === label))
    .map(([label, text]) => ({ label, before: text, now: '–' }));
  const changed = now.flatMap(([label, text]) => {
    const was = old.get(label) ?? '–';
    return was === text ? [] : [{ label, before: was, now: text }];
  });
  return [...changed, ...gone];
}
