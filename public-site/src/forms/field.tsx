import { createContext, useContext, type ReactNode } from 'react';
import { common } from '../i18n';
import { useWords } from '../lang';
import { list, text, type Errors, type Raw } from './raw';

/** What every part of a form needs to know: the answers to show again, and what is wrong with them. */
const FormState = createContext<{ raw: Raw; errors: Errors }>({ raw: {}, errors: {} });
export const FormProvider = FormState.Provider;

/** What each field of a form has. */
export interface Part {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** Why it is asked, behind a line that opens. */
  readonly why?: { readonly title: string; readonly text: string };
}

/** The answer of a field to show again, and what is wrong with it. */
export const useField = (name: string) => {
  const { raw, errors } = useContext(FormState);
  return { value: text(raw, name), values: list(raw, name), error: errors[name] };
};
/** Ids of what a field is described by. */
export const described = (name: string, hint: string | undefined, error: string | undefined): string | undefined =>
  [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;

/** A label, with a word for what may be left out. */
export function Legend({ label, optional }: { label: string; optional?: boolean }) {
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
/** The hint of a field, why it is asked, and its error. */
export function FieldTexts({ name, hint, error, why }: Pick<Part, 'name' | 'hint' | 'why'> & { readonly error?: string }) {
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

/** A field below its label, its hint and its error. */
export function Labelled({ name, label, hint, optional, why, children }: Part & { readonly children: ReactNode }) {
  const { error } = useField(name);
  return (
    <div className={error ? 'field failed' : 'field'}>
      <label htmlFor={name}>
        <Legend label={label} optional={optional} />
      </label>
      <FieldTexts name={name} hint={hint} error={error} why={why} />
      {children}
    </div>
  );
}
