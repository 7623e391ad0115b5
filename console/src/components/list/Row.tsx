import { Box, Checkbox, TableCell, TableRow } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { from, type Column } from './column';

interface Common<Row> {
  row: Row;
  shape: string;
  name: (row: Row) => ReactNode;
  open: (row: Row) => void;
  fresh: boolean;
  strong?: boolean;
  select?: { on: boolean; label: string; toggle: () => void };
}
interface Line<Row> extends Common<Row> {
  columns: Column<Row>[];
}
interface Card<Row> extends Common<Row> {
  card: (row: Row) => ReactNode;
}

/** A row is drawn again only when its data, its columns or its newness change: a live list of a hundred rows stays quick. */
const unchanged = <Row,>(a: Common<Row>, b: Common<Row>) =>
  a.row === b.row && a.shape === b.shape && a.fresh === b.fresh && a.strong === b.strong && a.select?.on === b.select?.on;
const glow = (fresh: boolean) => (fresh ? { animation: 'arrive 4s ease-out' } : {});

const LineOf = <Row,>({ row, columns, name, open, fresh, strong, select }: Line<Row>) => (
  <TableRow
    data-row
    hover
    onClick={() => open(row)}
    sx={{
      cursor: 'pointer',
      '&:focus-within': { bgcolor: 'action.selected' },
      ...(strong ? { boxShadow: (theme) => `inset 3px 0 0 ${theme.palette.secondary.main}` } : {}),
      ...glow(fresh),
    }}
  >
    {select && (
      <TableCell padding="none" sx={{ width: 34, pl: 1.5 }} onClick={(event) => event.stopPropagation()}>
        <Checkbox
          size="small"
          checked={select.on}
          onChange={select.toggle}
          slotProps={{ input: { 'aria-label': select.label } }}
          sx={{ p: 1 }}
        />
      </TableCell>
    )}
    {columns.map((column, index) => (
      <TableCell key={column.key} align={column.align} sx={{ whiteSpace: column.wide ? 'normal' : 'nowrap', ...from(column) }}>
        {index === 0 ? name(row) : column.cell(row)}
      </TableCell>
    ))}
  </TableRow>
);

const CardOf = <Row,>({ row, card, name, open, fresh }: Card<Row>) => (
  <Box
    component="li"
    data-row
    onClick={() => open(row)}
    sx={{ p: 3.5, borderBottom: 1, borderColor: 'divider', cursor: 'pointer', '&:last-of-type': { borderBottom: 0 }, ...glow(fresh) }}
  >
    <Box sx={{ fontSize: '.9375rem', mb: 1 }}>{name(row)}</Box>
    {card(row)}
  </Box>
);

export const LineRow = memo(LineOf, unchanged) as typeof LineOf;
export const CardRow = memo(CardOf, unchanged) as typeof CardOf;
