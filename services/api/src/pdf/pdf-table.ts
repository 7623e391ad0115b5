import type { PaperBlock } from '@jurilien/reference';
import { PAGE, WIDTH } from './pdf-document.js';
import type { Pen } from './pdf-pen.js';
import { decor, put, tag, type Doc, type Node, type Style } from './pdf-tags.js';

/** How the parts of a table are set. */
interface Look {
  readonly body: Style;
  readonly label: Style;
  readonly tint: string;
  readonly line: string;
}

const GAP = 10;
const PAD = 5;
/** The first column, which says what a row is about, is wider than the others by so much. */
const FIRST = 1.4;

/** Left edge and width of each column. */
function columnsOf(count: number): { readonly x: number; readonly w: number }[] {
  const unit = WIDTH / (count - 1 + FIRST);
  return Array.from({ length: count }, (_, n) => ({
    x: PAGE.left + (n === 0 ? 0 : unit * (FIRST + n - 1)) + PAD,
    w: unit * (n === 0 ? FIRST : 1) - GAP,
  }));
}

/**
 * A table with its caption, a head for every column and one for every row. A row never runs over the end of a page. Answers where the
 * table ended.
 */
export function table(
  { doc, root, pen }: { readonly doc: Doc; readonly root: Node; readonly pen: Pen },
  { caption, head, rows }: Extract<PaperBlock, { type: 'table' }>,
  { body, label, tint, line }: Look,
): number {
  const columns = columnsOf(head.length);
  const heightOf = (cells: readonly string[], styles: readonly Style[]): number =>
    Math.max(...cells.map((text, n) => pen.height(text, columns[n]!.w, styles[n]!)));
  pen.room(70);
  const tree = tag(doc, root, 'Table');
  tag(doc, tree, 'Caption', () => (pen.y = put(doc, caption, PAGE.left, pen.y, WIDTH, { ...label, bold: true }) + 4));

  const headStyle = { ...label, bold: true };
  const top = pen.y;
  const tall =
    heightOf(
      head,
      head.map(() => headStyle),
    ) +
    2 * PAD;
  decor(doc, () => doc.rect(PAGE.left, top, WIDTH, tall).fill(tint));
  const first = tag(doc, tree, 'TR');
  head.forEach((name, n) => {
    const { x, w } = columns[n]!;
    tag(doc, first, 'TH', () => put(doc, name, x, top + PAD, w, headStyle), { scope: 'Column' });
  });
  first.end();
  pen.y = top + tall;

  for (const cells of rows) {
    const styles = cells.map((_, n) => (n === 0 ? { ...body, bold: true } : body));
    const height = heightOf(cells, styles) + 2 * PAD;
    pen.room(height);
    const at = pen.y;
    const row = tag(doc, tree, 'TR');
    cells.forEach((text, n) => {
      const { x, w } = columns[n]!;
      tag(doc, row, n === 0 ? 'TH' : 'TD', () => put(doc, text, x, at + PAD, w, styles[n]!), n === 0 ? { scope: 'Row' } : {});
    });
    row.end();
    pen.y = at + height;
    decor(doc, () => doc.moveTo(PAGE.left, pen.y).lineTo(PAGE.right, pen.y).lineWidth(0.5).stroke(line));
  }
  tree.end();
  return pen.y;
}
