import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useReadOnly } from '../../useReadOnly';
import type { Column } from './column';
import { ColumnMenu } from './ColumnMenu';
import { Filters, type SelectFilter } from './Filters';
import { MoreFilters, type MoreFilter } from './MoreFilters';
import { usePhone } from './useChosen';
import type { useColumnChoice } from './useColumnChoice';

interface Tools<Row> {
  search?: string;
  selects: SelectFilter[];
  more?: MoreFilter[];
  /** A filter of its own kind. */
  own?: ReactNode;
  columns: Column<Row>[];
  choice: Pick<ReturnType<typeof useColumnChoice>, 'hidden' | 'setHidden'>;
}

/** Above a list: search, the filters used most, the others behind a button, and the columns. */
export const ListTools = <Row extends RaRecord>({ search, selects, more, own, columns, choice }: Tools<Row>) => {
  const phone = usePhone();
  const readOnly = useReadOnly();
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 3 }}>
      <Filters search={search} selects={selects} />
      {own}
      {more && <MoreFilters filters={more} />}
      {!phone && !readOnly && (
        <Box sx={{ ml: 'auto' }}>
          <ColumnMenu columns={columns.slice(1)} hidden={choice.hidden} setHidden={choice.setHidden} />
        </Box>
      )}
    </Box>
  );
};
