import { InputAdornment, MenuItem, TextField } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useRef, useState } from 'react';
import { COLON } from '../../format';
import { useSettled } from '../../useSettled';
import { useCode, useT } from '../../useT';
import { without, type Filter } from './filter';
import { useFilter } from './useFilter';

export interface SelectFilter {
  field: string;
  label: string;
  options: { value: string; label: string }[];
  many?: boolean;
}
/** Filters that many lists have, each under the name of its column: where, and in which language. */
export const useUsualSelects = (): Readonly<Record<'province' | 'lang', SelectFilter>> => {
  const t = useT();
  const code = useCode();
  return {
    province: {
      field: 'province',
      label: t('list.province'),
      options: ['QC', 'ON'].map((value) => ({ value, label: code('provinces', value) })),
    },
    lang: { field: 'lang', label: t('list.lang'), options: ['fr', 'en'].map((value) => ({ value, label: code('langs', value) })) },
  };
};
const RESTS_MS = 250;
const first = (value: unknown) => String((Array.isArray(value) ? (value.length === 1 ? value[0] : '') : value) ?? '');

const Search = ({ hint, text, onType }: { hint: string; text: string; onType: (text: string) => void }) => {
  const t = useT();
  return (
    <TextField
      type="search"
      value={text}
      onChange={(event) => onType(event.target.value)}
      placeholder={hint}
      sx={{ width: { xs: '100%', sm: 280 } }}
      slotProps={{
        htmlInput: { 'aria-label': `${t('list.search')}${COLON} ${hint}` },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

const Select = ({ select, filter, apply }: { select: SelectFilter; filter: Filter; apply: (filter: Filter) => void }) => {
  const t = useT();
  const choose = (value: string) =>
    apply(value ? { ...filter, [select.field]: select.many ? [value] : value } : without(filter, select.field));
  return (
    <TextField
      select
      label={select.label}
      value={first(filter[select.field])}
      sx={{ minWidth: { xs: 'calc(50% - 8px)', sm: 136 }, flex: { xs: 1, sm: 'none' } }}
      onChange={(event) => choose(event.target.value)}
    >
      <MenuItem value="">{t('list.any')}</MenuItem>
      {select.options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Search and the filters used most; every choice is in the address, so a filtered list can be shared. */
export const Filters = ({ search, selects }: { search?: string; selects: SelectFilter[] }) => {
  const { filter, apply } = useFilter();
  const [text, setText] = useState(String(filter.q ?? ''));
  useEffect(() => setText(String(filter.q ?? '')), [filter.q]);
  // What is typed counts at once for the other filters, and for the list when the typing rests.
  const typed = text ? { ...filter, q: text } : without(filter, 'q');
  const rested = useSettled(text, RESTS_MS);
  // A choice takes the typed text along before the address shows it: when the typing rests then, it is not applied again without the choice.
  const searched = useRef(filter.q);
  useEffect(() => void (searched.current = filter.q), [filter.q]);
  const choose = (chosen: Filter) => {
    searched.current = chosen.q;
    apply(chosen);
  };
  useEffect(() => {
    if (rested === text && rested !== String(searched.current ?? '')) choose(typed);
  }, [rested]);
  return (
    <>
      {search !== undefined && <Search hint={search} text={text} onType={setText} />}
      {selects.map((select) => (
        <Select key={select.field} select={select} filter={typed} apply={choose} />
      ))}
    </>
  );
};
