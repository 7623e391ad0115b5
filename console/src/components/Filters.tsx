import { InputAdornment, MenuItem, TextField } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useState } from 'react';
import { useT } from '../useT';
import { without, type Filter } from './filter';

export interface SelectFilter { field: string; label: string; options: { value: string; label: string }[]; many?: boolean }
const first = (value: unknown) => String((Array.isArray(value) ? (value.length === 1 ? value[0] : '') : value) ?? '');

/** Search and the filters used most; every choice is in the address, so a filtered list can be shared. */
export const Filters = ({ search, selects, filter, apply }: { search: string; selects: SelectFilter[]; filter: Filter; apply: (filter: Filter) => void }) => {
  const t = useT();
  const [text, setText] = useState(String(filter.q ?? ''));
  useEffect(() => setText(String(filter.q ?? '')), [filter.q]);
  const type = (value: string) => { setText(value); apply(value ? { ...filter, q: value } : without(filter, 'q')); };
  return (
    <>
      <TextField type="search" value={text} onChange={(event) => type(event.target.value)} placeholder={search} sx={{ width: { xs: '100%', sm: 280 } }}
        slotProps={{ htmlInput: { 'aria-label': `${t('list.search')} : ${search}` }, input: { startAdornment: <InputAdornment position="start"><SearchIcon fontSize="small" /></InputAdornment> } }} />
      {selects.map((select) => (
        <TextField key={select.field} select label={select.label} value={first(filter[select.field])} sx={{ minWidth: { xs: 'calc(50% - 8px)', sm: 136 }, flex: { xs: 1, sm: 'none' } }}
          onChange={(event) => apply(event.target.value ? { ...filter, [select.field]: select.many ? [event.target.value] : event.target.value } : without(filter, select.field))}>
          <MenuItem value="">{t('list.any')}</MenuItem>
          {select.options.map((option) => <MenuItem key={option.value} value={option.value}>{option.label}</MenuItem>)}
        </TextField>
      ))}
    </>
  );
};
