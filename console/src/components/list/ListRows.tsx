import { Box, Table, TableBody } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useResourceContext, type RaRecord } from 'react-admin';
import { useT } from '../../useT';
import type { Column } from './column';
import { ListHead } from './ListHead';
import { CardRow, LineRow } from './Row';
import { RowName, useOpen, type Opening } from './RowName';
import { useListChoice } from './useListChoice';

interface Rows<Row> extends Opening<Row> {
  columns: Column<Row>[];
  /** What arrived a moment ago. */
  fresh: ReadonlySet<unknown>;
  /** Changes when cells show something that is not in the row. */
  cells?: string | number;
}

/** What rows have in common, as lines and as cards. */
const useRows = <Row extends RaRecord>(props: Rows<Row>) => {
  const { data = [] } = useListContext<Row>();
  const common = {
    // What a row's cells depend on besides the row: anything else keeps its drawing.
    shape: `${props.columns.map((column) => column.key).join()}|${props.cells ?? ''}`,
    name: (row: Row) => <RowName row={row} rowName={props.rowName} href={props.href} onOpen={props.onOpen} />,
    open: useOpen(props),
  };
  return data.map((row) => ({ key: row.id, row, fresh: props.fresh.has(row.id), ...common }));
};

export const Cards = <Row extends RaRecord>({ card, ...props }: Rows<Row> & { card: (row: Row) => ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {useRows(props).map(({ key, ...common }) => (
      <CardRow key={key} card={card} {...common} />
    ))}
  </Box>
);

interface Lines<Row> extends Rows<Row> {
  title: string;
  selectable: boolean;
  emphasis?: (row: Row) => boolean;
}
export const Lines = <Row extends RaRecord>({ title, selectable, emphasis, ...props }: Lines<Row>) => {
  const t = useT();
  const { selectedIds, onToggleItem } = useListContext<Row>();
  const { choice } = useListChoice(useResourceContext() ?? '');
  const select = (row: Row) => ({
    on: selectedIds.includes(row.id),
    label: t('list.select', { name: props.rowName(row) }),
    toggle: () => onToggleItem(row.id),
  });
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={title}>
      <Table size="small" stickyHeader sx={choice.roomy ? { '& tbody td': { py: 2.5 } } : {}}>
        <ListHead columns={props.columns} selectable={selectable} />
        <TableBody sx={{ '& tr:last-of-type td': { borderBottom: 0 } }}>
          {useRows(props).map(({ key, ...common }) => (
            <LineRow
              key={key}
              columns={props.columns}
              strong={emphasis?.(common.row) === true}
              select={selectable ? select(common.row) : undefined}
              {...common}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
