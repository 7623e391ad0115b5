import { useEffect } from 'react';
import { useListContext, type SortPayload } from 'react-admin';
import { problemOf } from '../../api/http';

const OPERATOR = /_(?:gte|lte|gt|lt)$/;

/**
 * An order, search or filter that was kept from before, or from another role, and is refused today is let go one by one: the list is
 * shown without it, and says why.
 */
export const useRefusedLetGo = (usual: SortPayload) => {
  const { error, sort, filterValues, setSort, setFilters } = useListContext();
  useEffect(() => {
    const problem = problemOf(error);
    const field = problem.code === 'COLUMN_HIDDEN' ? problem.errors?.[0]?.field : undefined;
    if (field === undefined) return;
    if (field === sort.field) setSort(usual);
    else setFilters(Object.fromEntries(Object.entries(filterValues).filter(([key]) => key.replace(OPERATOR, '') !== field)), {}, false);
  }, [error]);
};
