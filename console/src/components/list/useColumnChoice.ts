import { useResourceContext, useStore } from 'react-admin';
import type { Column } from './column';

/**
 * Which columns of the list are shown. The first one names the row and is always there. The choice stays on this device; where none was
 * made on it, the list begins as it is given.
 * @param begun columns that the view which the list begins with leaves out; without it those that the screen leaves out
 */
export const useColumnChoice = <Row>(all: Column<Row>[], begun?: readonly string[]) => {
  const resource = useResourceContext();
  const [hidden, setHidden] = useStore<string[]>(
    `${resource}.hidden`,
    begun ? [...begun] : all.filter((column) => column.hidden).map((column) => column.key),
  );
  return { hidden, setHidden, shown: all.filter((column, index) => index === 0 || !hidden.includes(column.key)) };
};
