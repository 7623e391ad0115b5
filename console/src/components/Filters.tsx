import { InputAdornment, MenuItem, TextField } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useState } from 'react';
import { useSettled } from '../useSettled';
import { useT } from '../useT';
import { without, type Filter } from './filter';
import { COLON } from '../format';

export interface SelectFilter {
  field: string;
  label: string;
  options: { value: string; label: string }[];
  many?: boolean;
}
const first = (value: unknown) => String((Array.isArray(value) ? (value.length === 1 ? value[0] : '') : value) ?? '');

/** Search and the filters used most; every choice is in the address, so a filtered list can be shared. */
export const Filters = ({
  search,
  selects,
  filter,
  apply,
}: {
  search: string;
  selects: SelectFilter[];
  filter: Filter;
  apply: (filter: Filter) => void;
}) => {
  const t = useT();
  const [text, setText] = useState(String(filter.q ?? ''));
  useEffect(() => setText(String(filter.q ?? '')), [filter.q]);
  // What is typed counts at once for the other filters, and for the list when the typing rests.
  const typed = text ? { ...filter, q: text } : without(filter, 'q');
  const rested = useSettled(text, 250);
  useEffect(() => {
    if (rested === text && rested !== String(filter.q ?? '')) apply(typed);
  }, [rested]);
  return (
    <>
      <TextField
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={search}
        sx={{ width: { xs: '100%', sm: 280 } }}
        slotProps={{
          htmlInput: { 'aria-label': `${t('list.search')}${COLON} ${search}` },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {selects.map((select) => (
        <TextField
          key={select.field}
          select
          label={select.label}
          value={first(filter[select.field])}
          sx={{ minWidth: { xs: 'calc(50% - 8px)', sm: 136 }, flex: { xs: 1, sm: 'none' } }}
          onChange={(event) =>
            apply(
              event.target.value
                ? { ...typed, [select.field]: select.many ? [event.target.value] : event.target.value }
                : without(typed, select.field),
            )
          }
        >
          <MenuItem value="">{t('list.any')}</MenuItem>
          {select.options.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </>
  );
};
