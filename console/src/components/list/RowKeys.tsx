import { useListContext, type RaRecord } from 'react-admin';
import { useKey } from '../../layout/shortcuts';

/** The row that the keyboard is on: `j` and `k` move it. */
const useFocusedRow = <Row extends RaRecord>() => {
  const { data = [] } = useListContext<Row>();
  return (): Row | undefined => data[[...document.querySelectorAll('[data-row]')].findIndex((row) => row.contains(document.activeElement))];
};

/** One key of a list that acts on the row the keyboard is on. */
export const RowKey = <Row extends RaRecord>({ letter, act }: { readonly letter: string; readonly act: (row: Row) => void }) => {
  const focused = useFocusedRow<Row>();
  useKey(letter, () => {
    const row = focused();
    if (row) act(row);
  });
  return null;
};

/** Chooses the row the keyboard is on, for what is done to several at once. */
export const ChooseKey = ({ letter }: { readonly letter: string }) => {
  const { onToggleItem } = useListContext();
  return <RowKey letter={letter} act={({ id }) => onToggleItem(id)} />;
};
