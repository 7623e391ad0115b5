import { csvOf, csvSeparatorOf, type CsvCell } from '@jurilien/contracts';
import { locale } from '../../locale';

/** Hands a table to the browser as a file, as if it had been downloaded. */
export const download = (name: string, lines: readonly (readonly CsvCell[])[]): void => {
  const url = URL.createObjectURL(new Blob([csvOf(lines, csvSeparatorOf(locale))], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
};
