import { useState, type ReactNode } from 'react';
import { CommandDialog, type Command } from './CommandDialog';

/** What the window of a row does with itself. */
interface RowWindow {
  readonly onClose: () => void;
  /** Asks for a command in a window of its own, which takes this one's place. */
  readonly onCommand: (command: Command) => void;
}

/** A row that a list opens in a window, and the command that is asked for there: one of the two is shown at a time. */
export function useOpenedRow<Row>(show: (row: Row, window: RowWindow) => ReactNode): {
  readonly open: (row: Row) => void;
  readonly ask: (command: Command) => void;
  readonly windows: ReactNode;
} {
  const [row, setRow] = useState<{ readonly shown: Row }>();
  const [command, setCommand] = useState<Command>();
  const onClose = () => setRow(undefined);
  const ask = (next: Command) => {
    setCommand(next);
    onClose();
  };
  const windows = (
    <>
      {row && show(row.shown, { onClose, onCommand: ask })}
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} />}
    </>
  );
  return { open: (shown) => setRow({ shown }), ask, windows };
}
