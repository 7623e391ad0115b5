import type { ReactNode } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import type { Filter } from './filter';

interface Props {
  resource: string;
  sort: SortPayload;
  filter?: Filter;
  children: ReactNode;
}

/** A list with pages and nothing else to choose: its page is not in the address, and its screen shows what went wrong. */
export const PlainList = ({ resource, sort, filter, children }: Props) => (
  <ListBase
    resource={resource}
    sort={sort}
    filter={filter}
    perPage={25}
    disableSyncWithLocation
    storeKey={false}
    // The page around has asked already whether the reader may be here.
    disableAuthentication
    queryOptions={{ onError: () => undefined }}
  >
    {children}
  </ListBase>
);
