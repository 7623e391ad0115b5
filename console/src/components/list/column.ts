import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  label: string;
  /** The column of the view that it is sorted by. */
  sort?: keyof Row & string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  hidden?: boolean;
  wide?: boolean;
  from?: 'md' | 'lg';
}

/** Shown from this width on; narrower screens keep what matters most. */
export const from = (column: { from?: 'md' | 'lg' }) => (column.from ? { display: { xs: 'none', [column.from]: 'table-cell' } } : {});
