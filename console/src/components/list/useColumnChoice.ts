import { useResourceContext, useStore } from 'react-admin';
import type { Column } from './column';

/** Which columns of the list are shown; the choice stays on this device. The first one names the row and is always there. */
export const useColumnChoice = <Row>(all: Column<Row>[]) => {
  const resource = useResourceContext();
  const [hidden, setHidden] = useStore<string[]>(
    `${resource}.hidden`,
    all.filter((column) => column.hidden).map((column) => column.key),
  );
  return { hidden, setHidden, shown: all.filter((column, index) => index === 0 || !hidden.includes(column.key)) };
};
