type Cell = string | number | null | undefined;

/** A cell for a spreadsheet: quoted where needed, and never read as a formula. */
const cell = (value: Cell): string => {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The text of a file that French and English spreadsheets open as it is. */
export const csvOf = (lines: readonly (readonly Cell[])[]): string => `\ufeff${lines.map((line) => line.map(cell).join(';')).join('\r\n')}`;

/** Hands a file to the browser, as if it had been downloaded. */
export const download = (name: string, lines: readonly (readonly Cell[])[]): void => {
  const url = URL.createObjectURL(new Blob([csvOf(lines)], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
};
