import { useResourceContext } from 'react-admin';
import { useReadOnly } from '../../useReadOnly';
import type { Column } from './column';
import { useListChoice } from './useListChoice';

/**
 * Which columns of the list are shown. The first one names the row and is always there. Where the person chose none, the list begins as
 * it is given; who looks through another person's eyes changes nothing of theirs.
 * @param begun columns that the view which the list begins with leaves out; without it those that the screen leaves out
 */
export const useColumnChoice = <Row>(all: Column<Row>[], begun?: readonly string[]) => {
  const { choice, choose } = useListChoice(useResourceContext() ?? '');
  const readOnly = useReadOnly();
  const hidden: readonly string[] = choice.hidden ?? begun ?? all.filter((column) => column.hidden).map((column) => column.key);
  const setHidden = (keys: string[]) => {
    if (!readOnly && keys.join() !== hidden.join()) choose({ hidden: keys });
  };
  return { hidden, setHidden, shown: all.filter((column, index) => index === 0 || !hidden.includes(column.key)) };
};
