import { useEffect, useRef } from 'react';
import { Go } from './form';

/** One question before something that cannot be taken back. */
export function Ask({
  title,
  text,
  yes,
  no,
  busy,
  onYes,
  onNo,
}: {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const own = dialog.current;
    own?.showModal();
    return () => own?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="ask-title"
      onCancel={(event) => {
        event.preventDefault();
        onNo();
      }}
    >
      <h2 id="ask-title">{title}</h2>
      <p>{text}</p>
      <div className="actions">
        <Go type="button" className="button danger" busy={busy} onPress={onYes}>
          {yes}
        </Go>
        <button type="button" className="button quiet" onClick={onNo}>
          {no}
        </button>
      </div>
    </dialog>
  );
}
