import type { LegalPart } from './legal-text.js';

type Body = Omit<LegalPart, 'id' | 'title'>;

/**
 * The words of a part as one writes them: a table's rows with their cells between bars, then paragraphs with a blank line between
 * them, then the points of a list, each after a dash.
 */
export function plainOf({ table = [], paragraphs = [], items = [] }: Body): string {
  const blocks = [table.map((row) => `| ${row.join(' | ')} |`).join('\n'), ...paragraphs, items.map((item) => `- ${item}`).join('\n')];
  return blocks.filter(Boolean).join('\n\n');
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** A part's words from what was written: the reverse of `plainOf`. What follows a line without a blank one is the same paragraph. */
export function bodyOf(written: string): Body {
  const table: string[][] = [];
  const items: string[] = [];
  const paragraphs: string[] = [];
  let open = false;
  for (const line of written.split('\n').map((said) => said.trim())) {
    const said = open ? paragraphs.length - 1 : -1;
    open = false;
    if (line.startsWith('|')) table.push(cellsOf(line));
    else if (line.startsWith('- ')) items.push(line.slice(2).trim());
    else if (line) {
      if (said < 0) paragraphs.push(line);
      else paragraphs[said] += ` ${line}`;
      open = true;
    }
  }
  return {
    ...(table.length > 0 ? { table } : {}),
    ...(paragraphs.length > 0 ? { paragraphs } : {}),
    ...(items.length > 0 ? { items } : {}),
  };
}
