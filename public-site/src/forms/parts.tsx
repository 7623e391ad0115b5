import { createContext, useContext, useEffect, useId, useState, type ReactNode } from 'react';
import { common } from '../i18n';
import { useWords, type Choice } from '../lang';
import { list, text, type Errors, type Raw } from './raw';

/** What every part of a form needs to know: the answers to show again, and what is wrong with them. */
const FormState = createContext<{ raw: Raw; errors: Errors }>({ raw: {}, errors: {} });
export const FormProvider = FormState.Provider;

interface Part {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** Why it is asked, behind a line that opens. */
  readonly why?: { readonly title: string; readonly text: string };
}

const useField = (name: string) => {
  const { raw, errors } = useContext(FormState);
  return { value: text(raw, name), values: list(raw, name), error: errors[name] };
};
const described = (name: string, hint: string | undefined, error: string | undefined): string | undefined =>
  [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;

function Legend({ label, optional }: { label: string; optional?: boolean }) {
  const t = useWords(common);
  return (
    <>
      {label}
      {optional && (
        <>
          {' '}
          <span className="optional">{t.optional}</span>
        </>
      )}
    </>
  );
}
function Said({ name, hint, error, why }: Pick<Part, 'name' | 'hint' | 'why'> & { readonly error?: string }) {
  const t = useWords(common);
  return (
    <>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {why && (
        <details className="why">
          <summary>{why.title}</summary>
          <p className="hint">{why.text}</p>
        </details>
      )}
      {error && (
        <p className="error" id={`${name}-error`}>
          <span className="hidden-text">{t.errorPrefix}</span>
          {error}
        </p>
      )}
    </>
  );
}

interface LineProps extends Part {
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'url';
  readonly complete?: string;
  readonly className?: string;
  readonly numeric?: boolean;
  readonly length?: number;
}

/** One line of text. */
export function Line({ name, label, hint, optional, why, type = 'text', complete, className, numeric, length }: LineProps) {
  const { value, error } = useField(name);
  return (
    <div className={error ? 'field failed' : 'field'}>
      <label htmlFor={name}>
        <Legend label={label} optional={optional} />
      </label>
      <Said name={name} hint={hint} error={error} why={why} />
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={complete ?? 'off'}
        className={className}
        maxLength={length}
        inputMode={numeric ? 'numeric' : undefined}
        spellCheck={['email', 'tel', 'url'].includes(type) ? false : undefined}
        aria-describedby={described(name, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}

interface AreaProps extends Part {
  readonly max?: number;
  readonly counter?: string;
  readonly rows?: number;
}

/** Several lines of text, with what is left to write when it has a limit. */
export function Area({ name, label, hint, optional, why, max, counter, rows }: AreaProps) {
  const { value, error } = useField(name);
  return (
    <div className={error ? 'field failed' : 'field'}>
      <label htmlFor={name}>
        <Legend label={label} optional={optional} />
      </label>
      <Said name={name} hint={hint} error={error} why={why} />
      <textarea
        id={name}
        name={name}
        rows={rows ?? 8}
        defaultValue={value}
        data-max={max}
        data-count={counter ? `${name}-count` : undefined}
        aria-describedby={described(name, hint, error)}
        aria-invalid={error ? true : undefined}
      />
      {counter && <p className="counter" id={`${name}-count`} data-text={counter} />}
    </div>
  );
}

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
      <Said name={name} hint={hint} error={error} why={why} />
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
      <Said name={name} hint={hint} error={error} why={why} />
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
      <Said name={name} hint={hint} error={error} why={why} />
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
      {error && <Said name={name} error={error} />}
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

/** All errors at the top, each leading to its field; it takes the focus when the page comes back. */
export function ErrorSummary({ errors, hrefs, id }: { errors: Errors; hrefs?: Record<string, string>; id?: string }) {
  const t = useWords(common);
  // A page of several forms may have several.
  const title = useId();
  const all = Object.entries(errors);
  if (all.length === 0) return null;
  return (
    <div id={id} className="error-summary" role="alert" tabIndex={-1} data-error-summary aria-labelledby={title}>
      <h2 id={title}>{t.errorSummary}</h2>
      <ul>
        {all.map(([name, said]) => (
          <li key={name}>{name === 'form' ? said : <a href={hrefs?.[name] ?? `#${name}`}>{said}</a>}</li>
        ))}
      </ul>
    </div>
  );
}

/** Answers that travel along unseen. */
export function Carried({ raw }: { raw: Raw }) {
  const values = Object.entries(raw).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((v) => ({ name, value: v })));
  return (
    <>
      {values.map((v, i) => (
        <input key={i} type="hidden" name={v.name} value={v.value} />
      ))}
    </>
  );
}

export function FormActions({ children }: { children: ReactNode }) {
  return <div className="form-actions">{children}</div>;
}

/** A password: pasted or typed, hidden unless the person wants to see it. */
export function Password({ name, label, hint, complete }: Part & { readonly complete: 'current-password' | 'new-password' }) {
  const t = useWords(common);
  const { value, error } = useField(name);
  const [shown, setShown] = useState(false);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <div className={error ? 'field failed' : 'field'}>
      <label htmlFor={name}>{label}</label>
      <Said name={name} hint={hint} error={error} />
      <div className="password">
        <input
          id={name}
          name={name}
          type={shown ? 'text' : 'password'}
          defaultValue={value}
          autoComplete={complete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          aria-describedby={described(name, hint, error)}
          aria-invalid={error ? true : undefined}
        />
        {/* Without the framework a small script of its own brings the button. */}
        <button
          type="button"
          className="password-show"
          hidden={!alive}
          aria-controls={name}
          data-shows={name}
          data-show={t.show}
          data-hide={t.hide}
          onClick={() => setShown(!shown)}
        >
          <span>{shown ? t.hide : t.show}</span> <span className="hidden-text">{label}</span>
        </button>
      </div>
    </div>
  );
}
