import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A question that keeps the rest of the page from being used until it is answered.
 * @param name of this question among those of a page; its heading has the id `<name>-title`
 * @param onCancel what Escape does
 */
export function Modal({
  name,
  title,
  onCancel,
  children,
}: {
  readonly name: string;
  readonly title: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
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
      aria-labelledby={`${name}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${name}-title`}>{title}</h2>
      {children}
    </dialog>
  );
}
