import { smsTexts } from './words/sms';
import { useWords } from '../../lang';

/** One class of messages of a number or mailbox: what it is, and whether it comes. */
export function ClassSwitch(p: {
  id: string;
  name: string;
  title: string;
  text: string;
  on: boolean;
  busy: boolean;
  disabled: boolean;
  onSwitch: () => void;
}) {
  const t = useWords(smsTexts);
  return (
    <>
      <div>
        <p className="row-title" id={p.id}>
          {p.title}
        </p>
        <p className="small soft" id={`${p.id}-text`}>
          {p.text}
        </p>
      </div>
      <button
        type="button"
        role="switch"
        name={p.name}
        className="switch"
        aria-checked={p.on}
        aria-labelledby={p.id}
        aria-describedby={`${p.id}-text`}
        aria-disabled={p.busy || undefined}
        disabled={p.disabled}
        onClick={() => {
          if (!p.busy) p.onSwitch();
        }}
      >
        <span aria-hidden="true">{p.on ? t.on : t.off}</span>
      </button>
    </>
  );
}
