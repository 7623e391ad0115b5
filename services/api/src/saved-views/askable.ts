import { LISTS, mayList, mayRead, ROUTES, type ListName, type ListOf } from '@jurilien/contracts';
import { columnOf, Refused, type Row, type View } from '@jurilien/event-sourcing';
import { refuseUnaskable, type SavedView } from '@jurilien/persistence';
import { hiddenColumns } from '@jurilien/processes';
import type { Kernel } from '@jurilien/runtime';
import type { Principal } from '../permissions/principal.js';

type Asked = Pick<SavedView, 'filter' | 'sort'> & { readonly list: ListName };

const OPERATOR = /_(?:gte|lte|gt|lt)$/;
const columnIn = (condition: string): string => condition.replace(OPERATOR, '');
/** What is no column of a view is compared as it is typed. */
const isWord = (value: unknown): boolean =>
  [value].flat().length <= 100 && [value].flat().every((each) => typeof each === 'string' && each.length <= 200);

/**
 * Whether a person may list something so, today: what one may not see, one may not filter or sort by.
 * @throws Refused
 */
export function refuseUnlessAskable(kernel: Kernel, { list, filter, sort }: Asked, { who }: Principal): void {
  const { view: name, route, also = [] }: ListOf = LISTS[list];
  const access = route && ROUTES[route]?.access;
  const open = name === undefined ? Array.isArray(access) && access.includes(who) : mayList(name, who);
  if (!open) throw new Refused('FORBIDDEN', 'role');
  const words = Object.entries(filter).filter(([condition]) => also.includes(columnIn(condition)));
  const wrong = words.find(([, value]) => !isWord(value));
  if (wrong) throw new Refused('VALIDATION', 'filter', [{ field: wrong[0], message: 'invalid' }]);
  const rest: Row = Object.fromEntries(Object.entries(filter).filter(([condition]) => !also.includes(columnIn(condition))));
  const view = name === undefined ? undefined : kernel.registry.views.get(name)!;
  if (view)
    return refuseUnaskable(view, {
      filter: rest,
      ...(sort ? { sort: sort.field } : {}),
      hidden: hiddenColumns(view, mayRead(view.name, who)),
    });
  const [unknown] = [...Object.keys(rest), ...(sort && !also.includes(sort.field) ? [sort.field] : [])];
  if (unknown !== undefined) throw new Refused('VALIDATION', 'unknown-column', [{ field: unknown, message: 'unknown' }]);
}

/** Whether a person may list something so. */
export function isAskable(kernel: Kernel, asked: Asked, reader: Principal): boolean {
  try {
    refuseUnlessAskable(kernel, asked, reader);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

const isPersonal = (view: View, column: string): boolean => {
  const declared = view.columns[column];
  const { personal, derived } = declared === undefined ? {} : columnOf(declared);
  return Boolean(personal ?? derived) && !view.read.clear?.includes(column);
};

/**
 * A view lasts, and no erasure of a person reaches it: neither what was searched for nor a value of a personal column is kept in it.
 * @throws Refused at the condition
 */
export function refusePersonal(kernel: Kernel, { list, filter }: Pick<Asked, 'list' | 'filter'>): void {
  const { view: name }: ListOf = LISTS[list];
  const view = name === undefined ? undefined : kernel.registry.views.get(name)!;
  const told = Object.keys(filter).find((condition) => condition === 'q' || (view && isPersonal(view, columnIn(condition))));
  if (told !== undefined) throw new Refused('VALIDATION', 'personal-data', [{ field: told, message: 'personal-data' }]);
}
