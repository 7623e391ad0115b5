import type { Sheet, SheetPart, SheetRow } from '@jurilien/reference/child-support';
import { LINE, logo, PAGE, PRIMARY, SOFT, taggedPdf, TINT, WIDTH } from '../pdf/pdf-document.js';
import { penOf, type Pen } from '../pdf/pdf-pen.js';
import { decor, put, tag, type Doc, type Node, type Style } from '../pdf/pdf-tags.js';

/** Left edge and width of the columns: what a line says, and a value for each parent. */
const WHAT = { x: PAGE.left, w: 268 } as const;
const VALUES = [
  { x: 336, w: 104 },
  { x: 452, w: 104 },
] as const;
const BOTH = { x: 336, w: 220 } as const;
const SMALL: Style = { size: 8.5, color: SOFT };

/** An estimate of child support as a tagged PDF: the same sheet as on the page, with heads for every figure of its tables. */
export const sheetPdf = (sheet: Sheet, today: string, product: string): Promise<Buffer> =>
  taggedPdf({ title: sheet.title, author: product, product, lang: sheet.lang, made: new Date(`${today}T12:00:00Z`) }, (doc, root) =>
    draw(doc, root, sheet, product),
  );

function draw(doc: Doc, root: Node, sheet: Sheet, product: string): void {
  const pen = penOf(doc);
  decor(doc, () => doc.rect(0, 0, PAGE.width, 8).fill(PRIMARY));
  logo(doc, root, product);
  pen.y = PAGE.top + 58;
  pen.say(root, 'H1', sheet.title, { size: 20, bold: true, color: PRIMARY }, 2);
  pen.say(root, 'P', sheet.made, SMALL, 14);
  verdict(doc, root, pen, sheet);
  for (const text of [...sheet.warnings, sheet.estimate]) pen.say(root, 'P', text, { size: 10, bold: true }, 6);
  pen.title(root, sheet.law.title);
  for (const text of sheet.law.lines) pen.say(root, 'P', text, { size: 10 }, 4);
  for (const part of sheet.parts) table(doc, root, pen, part, sheet);
  pen.y += 8;
  for (const text of sheet.notes) pen.say(root, 'P', text, SMALL, 3);
  pen.title(root, sheet.sources.title);
  for (const { text, href } of sheet.sources.list) pen.say(root, 'P', `${text} (${href})`, SMALL, 3);
}

/** Who pays how much stands out; the other periods stand below it. */
function verdict(doc: Doc, root: Node, pen: Pen, { verdict: { who, amount, per, why }, periods }: Sheet): void {
  const top = pen.y;
  const height = amount ? 112 : 62;
  decor(doc, () => doc.roundedRect(PAGE.left, top, WIDTH, height, 8).fill(TINT));
  const x = PAGE.left + 16;
  tag(doc, root, 'P', () => put(doc, who, x, top + 12, WIDTH - 32, { size: 11, bold: true }));
  tag(doc, root, 'P', () =>
    amount
      ? put(doc, `${amount} ${per ?? ''}`, x, top + 28, WIDTH - 32, { size: 26, bold: true, color: PRIMARY })
      : put(doc, why ?? '', x, top + 32, WIDTH - 32, { size: 10 }),
  );
  const each = (WIDTH - 32) / 4;
  periods.forEach(({ label, amount: value }, i) => {
    const fact = tag(doc, root, 'P');
    tag(doc, fact, 'Span', () => put(doc, label, x + i * each, top + 72, each - 8, SMALL));
    tag(doc, fact, 'Span', () => put(doc, value, x + i * each, top + 86, each - 8, { size: 11, bold: true }));
    fact.end();
  });
  pen.y = top + height + 12;
}

function table(doc: Doc, root: Node, pen: Pen, { title, rows }: SheetPart, { heads, lang }: Sheet): void {
  pen.title(root, title);
  const tree = tag(doc, root, 'Table');
  const first = tag(doc, tree, 'TR');
  const top = pen.y;
  tag(doc, first, 'TH', () => put(doc, heads.what, WHAT.x, top, WHAT.w, SMALL), { scope: 'Column' });
  [heads.a, heads.b].forEach((text, i) =>
    tag(doc, first, 'TH', () => put(doc, text, VALUES[i]!.x, top, VALUES[i]!.w, { ...SMALL, align: 'right' }), { scope: 'Column' }),
  );
  first.end();
  pen.y = top + 15;
  const together = (value: string): string => `${heads.both}${lang === 'fr' ? '\u00a0' : ''}: ${value}`;
  for (const row of rows) line(doc, tree, pen, row, together);
  tree.end();
}

function line(doc: Doc, tree: Node, pen: Pen, { no, name, how, a, b, all, sum }: SheetRow, together: (value: string) => string): void {
  const style: Style = { size: 10, bold: sum ?? false };
  const what = [no, name].filter(Boolean).join('  ');
  const values = all === undefined ? [a ?? '–', b ?? '–'] : [together(all)];
  const boxes = all === undefined ? VALUES : [BOTH];
  const named = pen.height(what, WHAT.w, style);
  const height = Math.max(
    named + (how ? pen.height(how, WHAT.w, SMALL) + 1 : 0),
    ...values.map((v, i) => pen.height(v, boxes[i]!.w, style)),
  );
  pen.room(height + 8);
  const top = pen.y + 4;
  decor(doc, () => doc.moveTo(PAGE.left, pen.y).lineTo(PAGE.right, pen.y).lineWidth(0.5).stroke(LINE));
  const row = tag(doc, tree, 'TR');
  const head = tag(doc, row, 'TH', undefined, { scope: 'Row' });
  tag(doc, head, 'P', () => put(doc, what, WHAT.x, top, WHAT.w, style));
  if (how) tag(doc, head, 'P', () => put(doc, how, WHAT.x, top + named + 1, WHAT.w, SMALL));
  head.end();
  values.forEach((value, i) => tag(doc, row, 'TD', () => put(doc, value, boxes[i]!.x, top, boxes[i]!.w, { ...style, align: 'right' })));
  // Every row has as many cells as the head.
  if (all !== undefined) tag(doc, row, 'TD').end();
  row.end();
  pen.y = top + height + 4;
}
