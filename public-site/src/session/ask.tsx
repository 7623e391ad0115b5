import { Go } from './form';
import { Modal } from './modal';

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
  return (
    <Modal name="ask" title={title} onCancel={onNo}>
      <p>{text}</p>
      <div className="actions">
        <Go type="button" className="button danger" busy={busy} onPress={onYes}>
          {yes}
        </Go>
        <button type="button" className="button quiet" onClick={onNo}>
          {no}
        </button>
      </div>
    </Modal>
  );
}
