import { useId, type ReactNode } from 'react';
import { common } from '../i18n';
import { useWords } from '../lang';
import type { Errors, Raw } from './raw';

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
        {all.map(([name, message]) => (
          <li key={name}>{name === 'form' ? message : <a href={hrefs?.[name] ?? `#${name}`}>{message}</a>}</li>
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
