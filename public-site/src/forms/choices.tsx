import { common } from '../i18n';
import { useWords, type Choice } from '../lang';
import { described, Legend, FieldTexts, useField, type Part } from './field';

interface SelectProps extends Part {
  readonly empty: string;
  readonly options?: readonly Choice[];
  readonly groups?: readonly { code: string; label: string; options: readonly Choice[] }[];
  readonly initial?: string;
}

/** One of a long list. */
export function Select({ name, label, hint, optional, why, empty, options, groups, initial }: SelectProps) {
  const { value, error } = useField(name);
  const option = (c: Choice) => (
    <option key={c.value} value={c.value}>
      {c.label}
    </option>
  );
  return (
    <div className={error ? 'field failed' : 'field'}>
      <label htmlFor={name}>
        <Legend label={label} optional={optional} />
      </label>
      <FieldTexts name={name} hint={hint} error={error} why={why} />
      <select
        id={name}
        name={name}
        defaultValue={value || initial}
        aria-describedby={described(name, hint, error)}
        aria-invalid={error ? true : undefined}
      >
        <option value="">{empty}</option>
        {options?.map(option)}
        {groups?.map((g) => (
          <optgroup key={g.code} label={g.label} data-group={g.code}>
            {g.options.map(option)}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

interface ChoicesProps extends Part {
  readonly options: readonly Choice[];
  readonly layout?: 'two' | 'inline' | 'grades';
  readonly initial?: string;
}

/** One of a few choices, all visible. The first one carries the field's id, so that an error can lead there. */
export function Radios({ name, label, hint, optional, why, options, layout, initial }: ChoicesProps) {
  const { value, error } = useField(name);
  return (
    <fieldset className={error ? 'failed' : undefined} aria-describedby={described(name, hint, error)}>
      <legend>
        <Legend label={label} optional={optional} />
      </legend>
      <FieldTexts name={name} hint={hint} error={error} why={why} />
      <div className={layout ? `choices ${layout}` : 'choices'}>
        {options.map((c, i) => (
          <Box
            key={c.value}
            kind="radio"
            name={name}
            id={i === 0 ? name : `${name}-${c.value}`}
            choice={c}
            checked={(value || initial) === c.value}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Any of a few choices. */
export function Checks({ name, label, hint, optional, why, options, layout }: ChoicesProps) {
  const { values, error } = useField(name);
  return (
    <fieldset className={error ? 'failed' : undefined} aria-describedby={described(name, hint, error)}>
      <legend>
        <Legend label={label} optional={optional} />
      </legend>
      <FieldTexts name={name} hint={hint} error={error} why={why} />
      <div className={layout ? `choices ${layout}` : 'choices'}>
        {options.map((c, i) => (
          <Box
            key={c.value}
            kind="checkbox"
            name={name}
            id={i === 0 ? name : `${name}-${c.value}`}
            choice={c}
            checked={values.includes(c.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A single statement to agree with. */
export function Check({ name, label, hint }: Part) {
  const { value, error } = useField(name);
  return (
    <div className={error ? 'field failed' : 'field'}>
      {error && <FieldTexts name={name} error={error} />}
      <Box
        kind="checkbox"
        name={name}
        id={name}
        choice={{ value: 'yes', label, hint }}
        checked={value === 'yes'}
        bare
        describedBy={described(name, undefined, error)}
      />
    </div>
  );
}

function Box({
  kind,
  name,
  id,
  choice,
  checked,
  bare,
  describedBy,
}: {
  kind: 'radio' | 'checkbox';
  name: string;
  id: string;
  choice: Choice;
  checked: boolean;
  bare?: boolean;
  describedBy?: string;
}) {
  return (
    <div className={bare ? 'choice bare' : 'choice'}>
      <input type={kind} id={id} name={name} value={choice.value} defaultChecked={checked} aria-describedby={describedBy} />
      <label htmlFor={id}>
        {choice.label}
        {choice.hint && <span className="hint">{choice.hint}</span>}
      </label>
    </div>
  );
}

/** Yes or no. */
export function YesNo(props: Omit<ChoicesProps, 'options' | 'layout'>) {
  const t = useWords(common);
  const options = (['yes', 'no'] as const).map((value) => ({ value, label: t[value] }));
  return <Radios {...props} layout="inline" options={options} />;
}
