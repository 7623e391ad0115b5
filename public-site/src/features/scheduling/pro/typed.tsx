import type { ReactNode } from 'react';
import { common } from '../../../i18n';
import { useWords } from '../../../lang';

interface Props {
  readonly id: string;
  readonly label: string;
  /** The whole name of a field whose label is short, because what stands around it says the rest. */
  readonly name?: string;
  readonly hint?: string;
  readonly value: string;
  readonly error?: string;
  readonly onType: (value: string) => void;
  readonly type?: 'text' | 'time' | 'date' | 'url';
  readonly numeric?: boolean;
  readonly list?: string;
  readonly length?: number;
}

/** One line of a form whose answers the page holds, because lines come and go in it. */
export function Typed({ id, label, name, hint, value, error, onType, type = 'text', numeric, list, length }: Props) {
  const says = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={error ? 'field failed' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Problem id={id} error={error} />
      <input
        id={id}
        type={type}
        value={value}
        list={list}
        maxLength={length}
        autoComplete="off"
        spellCheck={type === 'url' ? false : undefined}
        inputMode={numeric ? 'numeric' : undefined}
        className={numeric ? 'short' : undefined}
        aria-label={name}
        aria-describedby={says}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}

/** What is wrong with a field. */
export function Problem({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  const c = useWords(common);
  if (!error) return null;
  return (
    <p className="error" id={`${id}-error`}>
      <span className="hidden-text">{c.errorPrefix}</span>
      {error}
    </p>
  );
}

interface TickedProps {
  readonly id: string;
  readonly checked: boolean;
  readonly onTick: (checked: boolean) => void;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A statement that holds or does not. */
export function Ticked({ id, checked, onTick, hint, children }: TickedProps) {
  return (
    <div className="field">
      <div className="choice bare">
        <input type="checkbox" id={id} checked={checked} onChange={(event) => onTick(event.currentTarget.checked)} />
        <label htmlFor={id}>
          {children}
          {hint && <span className="hint">{hint}</span>}
        </label>
      </div>
    </div>
  );
}
