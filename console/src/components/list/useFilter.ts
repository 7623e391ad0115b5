import { useListContext } from 'react-admin';
import type { Filter } from './filter';

/** The filter of the list around, and how another one is applied: at once, since what is typed has rested by then. */
export const useFilter = () => {
  const { filterValues, setFilters } = useListContext();
  return { filter: filterValues as Filter, apply: (filter: Filter) => setFilters(filter, {}, false) };
};
