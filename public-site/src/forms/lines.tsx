import { described, Labelled, useField, type Part } from './field';

interface LineProps extends Part {
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'url';
  readonly complete?: string;
  readonly className?: string;
  readonly numeric?: boolean;
  readonly length?: number;
}

/** One line of text. */
export function Line({ type = 'text', complete, className, numeric, length, ...part }: LineProps) {
  const { name, hint } = part;
  const { value, error } = useField(name);
  return (
    <Labelled {...part}>
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
    </Labelled>
  );
}

interface AreaProps extends Part {
  readonly max?: number;
  readonly counter?: string;
  readonly rows?: number;
}

/** Several lines of text, with what is left to write when it has a limit. */
export function Area({ max, counter, rows, ...part }: AreaProps) {
  const { name, hint } = part;
  const { value, error } = useField(name);
  return (
    <Labelled {...part}>
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
    </Labelled>
  );
}
