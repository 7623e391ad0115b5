import type { ValueEditorProps, ValueSelectorProps } from 'react-querybuilder';

interface Option {
  readonly name: string;
  readonly label: string;
}

/** A choice of the query builder, with a name that is read aloud. */
export const NamedSelect = ({ options, value, handleOnChange, title, disabled }: ValueSelectorProps) => (
  <select aria-label={title} value={String(value ?? '')} disabled={disabled} onChange={(event) => handleOnChange(event.target.value)}>
    {(options as readonly Option[]).map(({ name, label }) => (
      <option key={name} value={name}>
        {label}
      </option>
    ))}
  </select>
);

/** Operators whose value is a list: its parts are typed with commas between them. */
const LISTS = ['in', 'notIn'];
const UNARY = ['isSet', 'isMissing'];

/** The value of a comparison: a choice where its fact has one, a list where several are asked for. */
export const NamedValue = ({ fieldData, operator, value, handleOnChange, title, disabled }: ValueEditorProps) => {
  if (UNARY.includes(operator)) return null;
  const values = fieldData.values as readonly Option[] | undefined;
  if (values && !LISTS.includes(operator))
    return <NamedSelect {...({ options: values, value, handleOnChange, title, disabled } as unknown as ValueSelectorProps)} />;
  if (values && LISTS.includes(operator)) {
    const chosen: readonly unknown[] = Array.isArray(value) ? value : value ? [value] : [];
    return (
      <select
        multiple
        aria-label={title}
        value={chosen.map(String)}
        disabled={disabled}
        size={Math.min(values.length, 6)}
        onChange={({ target }) => handleOnChange([...target.selectedOptions].map((option) => option.value))}
      >
        {values.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const shown = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const kept = (said: string): unknown => {
    if (LISTS.includes(operator)) return said.split(',').map((part) => part.trim());
    return fieldData.inputType === 'number' && said !== '' ? Number(said) : said;
  };
  return (
    <input
      aria-label={title}
      type={LISTS.includes(operator) ? 'text' : (fieldData.inputType ?? 'text')}
      value={shown}
      disabled={disabled}
      onChange={(event) => handleOnChange(kept(event.target.value))}
    />
  );
};
