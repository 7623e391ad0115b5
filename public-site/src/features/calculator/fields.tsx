import type { Answers, Question } from '@jurilien/reference/child-support';
import { createContext, useContext } from 'react';
import { common } from '../../i18n';
import { useWords } from '../../lang';

type Errors = Partial<Record<Question, string>>;
/** What was answered, and what is wrong with it. */
const Given = createContext<{ answers: Answers; errors: Errors }>({ answers: {}, errors: {} });
export const GivenProvider = Given.Provider;
export const useGiven = () => useContext(Given);

interface BoxProps {
  readonly name: Question;
  readonly label: string;
  /** Id of a hint that stands elsewhere, or a hint of its own. */
  readonly hintId?: string;
  readonly hint?: string;
  readonly unit?: '$';
  readonly whole?: boolean;
}

/** A figure in a narrow box, as people write it; the script writes an error exactly where this one does. */
export function Figure({ name, label, hint, hintId, unit, whole }: BoxProps) {
  const t = useWords(common);
  const { answers, errors } = useGiven();
  const error = errors[name];
  const described = [hintId ?? (hint && `${name}-hint`), error && `${name}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={error ? 'field failed' : 'field'}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${name}-error`}>
          <span className="hidden-text">{t.errorPrefix}</span>
          {error}
        </p>
      )}
      <span className={unit ? 'calc-figure money' : 'calc-figure'}>
        <input
          id={name}
          name={name}
          type="text"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={60}
          defaultValue={answers[name]}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
    </div>
  );
}
