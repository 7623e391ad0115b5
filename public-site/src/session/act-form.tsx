import { createContext, useContext, type ReactNode } from 'react';
import type { Raw } from '../forms';
import { Go, LiveForm } from './form';

/** How a page that is alive sends its forms, and whether one is under way; nothing on pages that post them. */
interface Living {
  readonly busy: boolean;
  readonly onSend: (go: string, raw: Raw) => void;
}
const Alive = createContext<Living | undefined>(undefined);
/** Around forms of a page that sends them itself. */
export const LiveActs = Alive.Provider;

interface Props {
  /** What the button does. */
  readonly go: string;
  readonly commandId: string;
  /** Values that go along unseen. */
  readonly carried?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** One form with one button: a plain post behind a link, sent by the page where it is alive. */
export function ActForm({ go, commandId, carried = {}, children }: Props) {
  const alive = useContext(Alive);
  const hidden = Object.entries(carried).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  if (alive)
    return (
      <LiveForm name={`${go}-${commandId}`} className="stack" onSend={(raw) => alive.onSend(go, raw)}>
        {hidden}
        {children}
      </LiveForm>
    );
  return (
    <form method="post" noValidate className="stack">
      <input type="hidden" name="commandId" value={commandId} />
      <input type="hidden" name="go" value={go} />
      {hidden}
      {children}
    </form>
  );
}

/** The button of such a form. */
ActForm.Go = function ActGo({ children, className = 'button large' }: { readonly children: ReactNode; readonly className?: string }) {
  const alive = useContext(Alive);
  return (
    <p className="actions">
      {alive ? (
        <Go busy={alive.busy} className={className}>
          {children}
        </Go>
      ) : (
        <button className={className} type="submit">
          {children}
        </button>
      )}
    </p>
  );
};
