import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';
import { formatNumber } from '../../format';
import { useT } from '../../useT';
import { download } from './csv';

export interface Figures {
  /** What the chart is called where it cannot be seen. */
  label: string;
  columns: readonly string[];
  /** First cell of each row is its name. */
  rows: readonly (readonly [name: string, ...values: (number | string | null)[]])[];
}

const FiguresTable = ({ figures }: { figures: Figures }) => (
  <Box sx={{ overflowX: 'auto', mt: 2 }} tabIndex={0} role="group" aria-label={figures.label}>
    <Table size="small">
      <TableHead>
        <TableRow>
          {figures.columns.map((column, index) => (
            <TableCell key={column} align={index ? 'right' : 'left'}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {figures.rows.map(([name, ...values]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {values.map((value, index) => (
              <TableCell key={index} align="right">
                {typeof value === 'number' ? formatNumber(value) : (value ?? '–')}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

/** A drawing for the eye, and the same figures as a table and as a file for everything else. */
export const ChartFrame = ({
  figures,
  hint,
  height,
  file,
  children,
}: {
  figures: Figures;
  hint?: string;
  height: number;
  file: string;
  children: ReactElement;
}) => {
  const t = useT();
  const [table, setTable] = useState(false);
  return (
    <Box>
      {hint && <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 2 }}>{hint}</Box>}
      <Box aria-hidden sx={{ height, overflow: 'clip' }}>
        <ResponsiveContainer width="100%" height="100%">
          {children}
        </ResponsiveContainer>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, mt: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" aria-expanded={table} onClick={() => setTable(!table)}>
          {t(table ? 'dashboard.hideTable' : 'dashboard.table')}
        </Button>
        <Button onClick={() => download(`${file}.csv`, [figures.columns, ...figures.rows])}>{t('dashboard.download')}</Button>
      </Box>
      {table && <FiguresTable figures={figures} />}
    </Box>
  );
};
