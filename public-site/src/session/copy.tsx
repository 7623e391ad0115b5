import { useState } from 'react';
import { useWords } from '../lang';
import { copyTexts } from './words/copy';

/** Copies a text, and reports whether it did. */
export function Copy({ text, label, className = 'button quiet' }: { text: string; label: string; className?: string }) {
  const t = useWords(copyTexts);
  const [said, setSaid] = useState('');
  const copy = async () => {
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t.copied);
    } catch {
      setSaid(t.copyFailed);
    }
  };
  return (
    <span className="copy">
      <button type="button" className={className} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className="small soft">
        {said}
      </span>
    </span>
  );
}
