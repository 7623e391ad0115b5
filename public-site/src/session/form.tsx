import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { ErrorSummary, FormProvider, type Errors } from '../forms';
import { common } from '../i18n';
import { useWords } from '../lang';
import { typed, useAlive } from './use-act';

/** A form that the page itself sends. What is typed in it survives a change of language. */
export function LiveForm({
  name,
  errors = {},
  values = {},
  lists = {},
  onSend,
  className,
  children,
}: {
  readonly name: string;
  readonly errors?: Errors;
  readonly values?: Record<string, string>;
  readonly lists?: Record<string, string[]>;
  /** The form itself comes along, to be emptied once its answers were taken. */
  readonly onSend: (answers: Readonly<Record<string, string>>, form: HTMLFormElement) => void;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [raw] = useState(() => ({ ...values, ...lists, ...typed.of(name) }));
  useLayoutEffect(() => {
    const own = form.current;
    return () => typed.keep(name, own);
  }, [name]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const entries = [...new FormData(event.currentTarget)].filter((e): e is [string, string] => typeof e[1] === 'string');
        onSend(Object.fromEntries(entries), event.currentTarget);
      }}
    >
      <FormProvider value={{ raw, errors }}>{children}</FormProvider>
    </form>
  );
}

/** The errors of a form over it; they take the focus each time they come, and the page's title states it. */
export function Wrong({ errors, hrefs }: { errors: Errors; hrefs?: Record<string, string> }) {
  const box = useRef<HTMLDivElement>(null);
  const { errorPrefix } = useWords(common);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    box.current?.querySelector<HTMLElement>('[data-error-summary]')?.focus();
    document.title = `${errorPrefix}${document.title}`;
    return () => {
      document.title = document.title.replace(errorPrefix, '');
    };
  }, [errors, errorPrefix]);
  return (
    <div ref={box}>
      <ErrorSummary errors={errors} hrefs={hrefs} />
    </div>
  );
}

/** A button that reports when it works, and waits until the page has come alive. */
export function Go({
  busy,
  children,
  className = 'button',
  type = 'submit',
  onPress,
  label,
}: {
  readonly busy?: boolean;
  readonly children: ReactNode;
  readonly className?: string;
  readonly type?: 'submit' | 'button';
  readonly onPress?: () => void;
  readonly label?: string;
}) {
  const alive = useAlive();
  const t = useWords(common);
  return (
    <>
      <button
        className={className}
        type={type}
        disabled={!alive}
        aria-disabled={busy || undefined}
        aria-label={label}
        onClick={(event) => {
          if (busy) event.preventDefault();
          else onPress?.();
        }}
      >
        {children}
      </button>
      {busy && (
        <span className="hidden-text" role="status">
          {t.working}
        </span>
      )}
    </>
  );
}

/** Reports once that something was done; read out by screen readers. */
export const Success = ({ children }: { children: ReactNode }) => (
  <div role="status">{children ? <p className="notice success">{children}</p> : null}</div>
);

interface OutcomeProps {
  /** Takes the focus where the button that was pressed goes with what it did. */
  readonly at?: Ref<HTMLParagraphElement>;
  readonly children: string;
}

/** The line that reports what the last act did; it stays in the page, so that it is read out when it fills. */
export const Outcome = ({ at, children }: OutcomeProps) => (
  <p role="status" ref={at} tabIndex={at ? -1 : undefined} className={children ? 'notice success' : 'hidden-text'}>
    {children}
  </p>
);

/** For the few whose browser runs no scripts. */
export function NeedsScript() {
  const t = useWords(common);
  return (
    <noscript>
      <p className="notice warning">{t.needsScript}</p>
    </noscript>
  );
}
