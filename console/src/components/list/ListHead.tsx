import { Checkbox, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { useListContext } from 'react-admin';
import { useT } from '../../useT';
import { from, type Column } from './column';
import { useChosen } from './useChosen';

/** Selects all rows on screen, or none. */
const SelectAll = () => {
  const t = useT();
  const { data = [], onSelect } = useListContext();
  const chosen = useChosen().length;
  return (
    <TableCell padding="none" sx={{ width: 34, pl: 1.5 }}>
      <Checkbox
        size="small"
        sx={{ p: 1 }}
        checked={chosen > 0 && chosen === data.length}
        indeterminate={chosen > 0 && chosen < data.length}
        onChange={(_, on) => onSelect(on ? data.map((row) => row.id) : [])}
        slotProps={{ input: { 'aria-label': t('list.selectAll') } }}
      />
    </TableCell>
  );
};

/** The title of a column; pressed, the list is sorted by it, pressed again the other way round. */
const Title = <Row,>({ column }: { column: Column<Row> }) => {
  const { sort, setSort } = useListContext();
  if (!column.sort)
    return (
      <TableCell align={column.align} sx={from(column)}>
        {column.label}
      </TableCell>
    );
  const field = column.sort;
  const active = sort.field === field;
  const order = active && sort.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell align={column.align} sx={from(column)} sortDirection={active ? order : false}>
      <TableSortLabel
        active={active}
        direction={order}
        onClick={() => setSort({ field, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {column.label}
      </TableSortLabel>
    </TableCell>
  );
};

export const ListHead = <Row,>({ columns, selectable }: { columns: Column<Row>[]; selectable: boolean }) => (
  <TableHead>
    <TableRow>
      {selectable && <SelectAll />}
      {columns.map((column) => (
        <Title key={column.key} column={column} />
      ))}
    </TableRow>
  </TableHead>
);
