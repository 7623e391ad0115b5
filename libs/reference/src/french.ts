/** French marks never stand alone at the start of a line, nor a figure apart from its unit. */
export const french = (text: string): string =>
  text
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (?=\$|%|h\b|min\b|\d{3}\b)/g, '$1\u00a0');
