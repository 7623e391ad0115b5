import { useState } from 'react';
import { useWords } from '../lang';
import { copyTexts } from './words/copy';

/** Copies a text, and reports whether it did. */
export function Copy({ text, label, className = 'button quiet' }: { text: string; label: string; className?: string }) {
  const t = useWords(copyTexts);
  const [message, setMessage] = useState('');
  const copy = async () => {
    setMessage('');
    try {
      await navigator.clipboard.writeText(text);
      setMessage(t.copied);
    } catch {
      setMessage(t.copyFailed);
    }
  };
  return (
    <span className="copy">
      <button type="button" className={className} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className="small soft">
        {message}
      </span>
    </span>
  );
}
