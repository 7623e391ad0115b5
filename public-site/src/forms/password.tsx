import { useEffect, useState } from 'react';
import { common } from '../i18n';
import { useWords } from '../lang';
import { described, FieldTexts, useField, type Part } from './field';

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
      <FieldTexts name={name} hint={hint} error={error} />
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
