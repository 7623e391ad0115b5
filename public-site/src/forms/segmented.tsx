interface Props<V extends string> {
  readonly options: readonly { readonly value: V; readonly label: string; readonly lang?: string }[];
  readonly chosen?: string;
  readonly onChoose: (value: V) => void;
  /** What names the group: the id of a heading, or words. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly disabled?: boolean;
}

/** One of a few choices that takes effect at once, as buttons side by side. */
export function Segmented<V extends string>({ options, chosen, onChoose, labelledBy, label, disabled }: Props<V>) {
  return (
    <div className="segmented" role="group" aria-labelledby={labelledBy} aria-label={label}>
      {options.map(({ value, label: name, lang }) => (
        <button key={value} type="button" lang={lang} aria-pressed={chosen === value} disabled={disabled} onClick={() => onChoose(value)}>
          {name}
        </button>
      ))}
    </div>
  );
}
