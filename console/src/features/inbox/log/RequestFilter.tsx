import type { LeadRow } from '@jurilien/rows/processes';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetOne } from 'react-admin';
import { without } from '../../../components/list/filter';
import { useFilter } from '../../../components/list/useFilter';
import { useT } from '../../../useT';

/** Messages about one request, found by its code: to its client, and to professionals about it. */
export const RequestFilter = () => {
  const t = useT();
  const { filter, apply } = useFilter();
  const provider = useDataProvider();
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState(false);
  const leadId = filter.leadId as string | undefined;
  const { data: chosen } = useGetOne<LeadRow>('leads', { id: leadId ?? '' }, { enabled: leadId !== undefined, retry: false });
  if (leadId)
    return (
      <Button variant="outlined" onClick={() => apply(without(filter, 'leadId'))}>
        {t('messages.ofRequest', { code: chosen?.code ?? '…' })} ✕
      </Button>
    );
  const find = async () => {
    const code = typed.trim().toUpperCase();
    if (!code) return;
    const { data } = await provider.getList<LeadRow>('leads', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { code },
    });
    setUnknown(data.length === 0);
    if (data[0]) apply({ ...filter, leadId: data[0].id });
  };
  return (
    <TextField
      label={t('messages.requestCode')}
      value={typed}
      onChange={(event) => (setTyped(event.target.value), setUnknown(false))}
      onKeyDown={(event) => event.key === 'Enter' && void find()}
      onBlur={() => void find()}
      error={unknown}
      helperText={unknown ? t('messages.noSuchRequest') : undefined}
      sx={{ width: { xs: '100%', sm: 180 } }}
    />
  );
};
