import { useMediaQuery, type Theme } from '@mui/material';
import { useListContext, type RaRecord } from 'react-admin';

/** On a phone, a list is cards without columns and without selection. */
export const usePhone = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));

/** The selected rows. Only what is on screen can be chosen: no one acts on rows out of sight. */
export const useChosen = <Row extends RaRecord>(): Row[] => {
  const { data, selectedIds } = useListContext<Row>();
  return (data ?? []).filter((row) => selectedIds.includes(row.id));
};
