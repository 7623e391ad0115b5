import { common } from '../i18n';
import { useWords, type Choice } from '../lang';
import { described, FieldTexts, Labelled, Legend, useField, type Part } from './field';

interface SelectProps extends Part {
  readonly empty: string;
  readonly options?: readonly Choice[];
  readonly groups?: readonly { code: string; label: string; options: readonly Choice[] }[];
  readonly initial?: string;
}

/** One of a long list. */
export function Select({ empty, options, groups, initial, ...part }: SelectProps) {
  const { name, hint } = part;
  const { value, error } = useField(name);
  const option = (c: Choice) => (
    <option key={c.value} value={c.value}>
      {c.label}
    </option>
  );
  return (
    <Labelled {...part}>
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
    </Labelled>
  );
}

interface ChoicesProps extends Part {
  readonly options: readonly Choice[];
  readonly layout?: 'two' | 'inline' | 'grades';
  readonly initial?: string;
}

interface BoxesProps extends Omit<ChoicesProps, 'initial'> {
  readonly kind: 'radio' | 'checkbox';
  readonly isChecked: (value: string) => boolean;
}

/** A few choices, all visible. The first one carries the field's id, so that an error can lead there. */
function Boxes({ name, label, hint, optional, why, options, layout, kind, isChecked }: BoxesProps) {
  const { error } = useField(name);
  return (
    <fieldset className={error ? 'failed' : undefined} aria-describedby={described(name, hint, error)}>
      <legend>
        <Legend label={label} optional={optional} />
      </legend>
      <FieldTexts name={name} hint={hint} error={error} why={why} />
      <div className={layout ? `choices ${layout}` : 'choices'}>
        {options.map((c, i) => (
          <Box key={c.value} kind={kind} name={name} id={i === 0 ? name : `${name}-${c.value}`} choice={c} checked={isChecked(c.value)} />
        ))}
      </div>
    </fieldset>
  );
}

/** One of a few choices. */
export function Radios({ initial, ...shown }: ChoicesProps) {
  const { value } = useField(shown.name);
  return <Boxes {...shown} kind="radio" isChecked={(choice) => choice === (value || initial)} />;
}

/** Any of a few choices. */
export function Checks(shown: Omit<ChoicesProps, 'initial'>) {
  const { values } = useField(shown.name);
  return <Boxes {...shown} kind="checkbox" isChecked={(choice) => values.includes(choice)} />;
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
