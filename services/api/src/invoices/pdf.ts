import type { Paper } from '@jurilien/credits';
import { LINE, logo, PAGE, PRIMARY, SOFT, taggedPdf, TINT, WIDTH } from '../pdf/pdf-document.js';
import { decor, INK, put, tag, type Doc, type Node } from '../pdf/pdf-tags.js';

/** Left edges and widths of the table's columns. */
const COLUMNS = [
  { x: PAGE.left + 12, w: 216, align: 'left' },
  { x: 296, w: 72, align: 'right' },
  { x: 376, w: 80, align: 'right' },
  { x: 464, w: 80, align: 'right' },
] as const;
const SUMS = { x: 306, label: 146, amount: 92 } as const;

/** The document as a tagged PDF: its table has row and column heads. */
export const pdfOf = (paper: Paper): Promise<Buffer> =>
  taggedPdf(
    {
      title: paper.title,
      author: paper.seller.lines[0] ?? '',
      product: paper.product,
      lang: paper.lang,
      made: new Date(`${paper.issuedOn}T12:00:00Z`),
    },
    (doc, root) => draw(doc, root, paper),
  );

function draw(doc: Doc, root: Node, paper: Paper): void {
  let y = head(doc, root, paper);
  y = parties(doc, root, paper, y + 30);
  y = table(doc, root, paper, y + 30);
  y = sums(doc, root, paper, y + 14);
  notes(doc, root, paper, y + 30);
  foot(doc, root, paper);
}

/** Name, what it is, its number and date. */
function head(doc: Doc, root: Node, { heading, facts, product }: Paper): number {
  decor(doc, () => doc.rect(0, 0, PAGE.width, 8).fill(PRIMARY));
  logo(doc, root, product);
  tag(doc, root, 'H1', () => put(doc, heading, 296, PAGE.top - 2, 260, { size: 27, bold: true, color: PRIMARY, align: 'right' }));
  const top = PAGE.top + 62;
  decor(doc, () => doc.roundedRect(PAGE.left, top, WIDTH, 54, 8).fill(TINT));
  const each = (WIDTH - 24) / Math.max(3, facts.length);
  facts.forEach(([label, value], i) => {
    const x = PAGE.left + 16 + i * each;
    const fact = tag(doc, root, 'P');
    tag(doc, fact, 'Span', () => put(doc, label, x, top + 10, each - 8, { size: 9, color: SOFT }));
    tag(doc, fact, 'Span', () => put(doc, value, x, top + 24, each - 8, { size: 12.5, bold: true }));
    fact.end();
  });
  return top + 54;
}

/** Who sells and who buys, side by side; the taller one says where the table starts. */
function parties(doc: Doc, root: Node, { seller, buyer }: Paper, top: number): number {
  const half = WIDTH / 2 - 12;
  return Math.max(
    ...[seller, buyer].map((party, i) => {
      const x = PAGE.left + i * (half + 24);
      const part = tag(doc, root, 'Sect');
      tag(doc, part, 'H2', () => put(doc, party.heading, x, top, half, { size: 9.5, bold: true, color: PRIMARY }));
      let y = top + 17;
      party.lines.forEach((line, n) => {
        tag(doc, part, 'P', () => (y = put(doc, line, x, y, half, { size: n === 0 ? 11.5 : 10, bold: n === 0 }) + 2));
      });
      part.end();
      return y;
    }),
  );
}

/** What is billed, with a head for each column. */
function table(doc: Doc, root: Node, { table: { caption, head: names, rows } }: Paper, top: number): number {
  tag(doc, root, 'H2', () => put(doc, caption, PAGE.left, top, WIDTH, { size: 9.5, bold: true, color: PRIMARY }));
  const tree = tag(doc, root, 'Table');
  let y = top + 20;
  decor(doc, () => doc.rect(PAGE.left, y, WIDTH, 24).fill(TINT));
  const first = tag(doc, tree, 'TR');
  names.forEach((name, i) => {
    const { x, w, align } = COLUMNS[i]!;
    tag(doc, first, 'TH', () => put(doc, name, x, y + 6, w, { size: 9, bold: true, color: SOFT, align }), { scope: 'Column' });
  });
  first.end();
  y += 24;
  for (const row of rows) {
    const line = tag(doc, tree, 'TR');
    let end = y;
    const { x: left, w: wide } = COLUMNS[0];
    const what = tag(doc, line, 'TH', undefined, { scope: 'Row' });
    tag(doc, what, 'P', () => (end = put(doc, row.what, left, y + 12, wide, { size: 11, bold: true })));
    if (row.detail) tag(doc, what, 'P', () => (end = put(doc, row.detail!, left, end + 2, wide, { size: 9, color: SOFT })));
    what.end();
    [row.quantity, row.unit, row.amount].forEach((value, i) => {
      const { x, w, align } = COLUMNS[i + 1]!;
      tag(doc, line, 'TD', () => put(doc, value, x, y + 12, w, { size: 11, align }));
    });
    line.end();
    y = end + 12;
    decor(doc, () => doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.75).stroke(LINE));
  }
  tree.end();
  return y;
}

/** Net, each tax with its rate, and the total that stands out. */
function sums(doc: Doc, root: Node, { sums: all }: Paper, top: number): number {
  const tree = tag(doc, root, 'Table');
  let y = top;
  for (const { kind, label, amount } of all) {
    const total = kind === 'total';
    const style = { size: total ? 13 : 10.5, bold: total, color: total ? '#ffffff' : kind === 'settled' ? SOFT : INK };
    const height = total ? 34 : 20;
    if (total) y += 8;
    if (total) decor(doc, () => doc.roundedRect(SUMS.x - 12, y, PAGE.right - SUMS.x + 12, height, 8).fill(PRIMARY));
    const line = tag(doc, tree, 'TR');
    const at = y + (height - style.size * 1.36) / 2;
    tag(doc, line, 'TH', () => put(doc, label, SUMS.x, at, SUMS.label, style), { scope: 'Row' });
    tag(doc, line, 'TD', () => put(doc, amount, PAGE.right - 12 - SUMS.amount, at, SUMS.amount, { ...style, align: 'right' }));
    line.end();
    y += height + (total ? 8 : 0);
  }
  tree.end();
  return y;
}

function notes(doc: Doc, root: Node, { notes: texts, terms }: Paper, top: number): void {
  let y = top;
  for (const note of texts) tag(doc, root, 'P', () => (y = put(doc, note, PAGE.left, y, WIDTH, { size: 10.5 }) + 10));
  tag(doc, root, 'H2', () => (y = put(doc, terms.heading, PAGE.left, y, WIDTH, { size: 9.5, bold: true, color: PRIMARY }) + 4));
  for (const line of terms.lines)
    tag(doc, root, 'P', () => (y = put(doc, line, PAGE.left, y, WIDTH * 0.86, { size: 9.5, color: SOFT }) + 3));
}

function foot(doc: Doc, root: Node, { footer }: Paper): void {
  decor(doc, () =>
    doc
      .moveTo(PAGE.left, PAGE.foot - 10)
      .lineTo(PAGE.right, PAGE.foot - 10)
      .lineWidth(0.75)
      .stroke(LINE),
  );
  footer.forEach((line, i) => {
    const w = WIDTH / 2;
    tag(doc, root, 'P', () =>
      put(doc, line, PAGE.left + i * w, PAGE.foot, w, { size: 8.5, color: SOFT, align: i === 0 ? 'left' : 'right' }),
    );
  });
}
