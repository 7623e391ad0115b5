import type { LeadRow } from '@jurilien/rows/processes';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { without } from '../../../components/list/filter';
import { useFilter } from '../../../components/list/useFilter';
import { useRequestByCode } from '../../../components/form/useRequestByCode';
import { useT } from '../../../useT';

/** Messages about one request, found by its code: to its client, and to professionals about it. */
export const RequestFilter = () => {
  const t = useT();
  const { filter, apply } = useFilter();
  const byCode = useRequestByCode();
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
    if (!typed.trim()) return;
    const found = await byCode(typed);
    setUnknown(!found);
    if (found) apply({ ...filter, leadId: found.id });
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
