import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { Panel } from '../../../components/page/Panel';
import { useT } from '../../../useT';
import { COLUMNS, REQUIRED, type Mapping } from './columns';
import type { Table } from './read-file';

/** A select needs a value of text. */
const NOWHERE = '';

/** Which column of the file holds what, with the first words under it. */
export const ColumnsForm = ({ table, mapping, onChange }: { table: Table; mapping: Mapping; onChange: (mapping: Mapping) => void }) => {
  const t = useT();
  const sample = (at: number): string => table.rows[0]?.cells[at] ?? '';
  return (
    <Panel title={t('prospects.import.columns')}>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('prospects.import.columnsHint')}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {COLUMNS.map((column) => (
          <TextField
            key={column}
            select
            size="small"
            label={t(`prospects.import.columnNames.${column}`)}
            required={REQUIRED.includes(column)}
            value={mapping[column]?.toString() ?? NOWHERE}
            helperText={mapping[column] === undefined ? ' ' : sample(mapping[column]) || '–'}
            onChange={({ target }) => {
              const { [column]: _, ...rest } = mapping;
              onChange(target.value === NOWHERE ? rest : { ...rest, [column]: Number(target.value) });
            }}
          >
            <MenuItem value={NOWHERE}>{t('prospects.import.notThere')}</MenuItem>
            {table.titles.map((title, at) => (
              <MenuItem key={`${at}/${title}`} value={at.toString()}>
                {title || String(at + 1)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Panel>
  );
};
