import type { GeneratedPaper, PaperBlock } from '@jurilien/reference';
import { LINE, logo, PAGE, PRIMARY, SOFT, taggedPdf, TINT, WIDTH } from './pdf-document.js';
import { linked } from './pdf-links.js';
import { penOf, type Pen } from './pdf-pen.js';
import { decor, drawable, INK, put, tag, type Doc, type Node, type Style } from './pdf-tags.js';
import { table } from './pdf-table.js';

const BODY: Style = { size: 10 };
const SMALL: Style = { size: 9, color: SOFT };
const LABEL: Style = { size: 8.5, color: SOFT };
const HEADINGS = { 2: { size: 12.5, bold: true, color: PRIMARY }, 3: { size: 10.5, bold: true, color: INK } } as const satisfies Record<
  number,
  Style
>;
/** How far the items of a list stand in. */
const INDENT = 16;

/** What a piece is drawn with. */
interface Drawing {
  readonly doc: Doc;
  readonly root: Node;
  readonly pen: Pen;
}

/** A generated paper as a tagged PDF: its pieces in reading order, each as what it is; only bars, bullets and page numbers are decoration. */
export const paperPdf = (paper: GeneratedPaper): Promise<Buffer> => {
  const { title, product, lang, madeAt } = paper;
  return taggedPdf({ title, author: product, product, lang, made: new Date(madeAt), bottom: PAGE.foot }, (doc, root) => {
    const drawing = { doc, root, pen: penOf(doc) };
    head(drawing, paper);
    for (const block of paper.blocks) draw(drawing, block);
    numberPages(doc, paper);
  });
};

function head({ doc, root, pen }: Drawing, { title, lead, product }: GeneratedPaper): void {
  decor(doc, () => doc.rect(0, 0, PAGE.width, 8).fill(PRIMARY));
  logo(doc, root, product);
  pen.y = PAGE.top + 58;
  pen.say(root, 'H1', title, { size: 20, bold: true, color: PRIMARY }, 6);
  for (const text of lead) pen.say(root, 'P', text, SMALL, 4);
}

function draw(drawing: Drawing, block: PaperBlock): void {
  const { root, pen } = drawing;
  switch (block.type) {
    case 'heading':
      pen.y += block.level === 2 ? 12 : 8;
      // A heading stays with what it is the heading of.
      pen.room(56);
      return pen.say(root, `H${block.level}`, block.text, HEADINGS[block.level], 4);
    case 'text':
      return pen.say(root, 'P', block.text, block.soft ? SMALL : BODY, 6);
    case 'list':
      return list(drawing, block);
    case 'facts':
      return factsOf(drawing, block);
    case 'table':
      pen.y = table(drawing, block, { body: BODY, label: LABEL, tint: TINT, line: LINE }) + 8;
      return;
    case 'links':
      return linksOf(drawing, block);
  }
}

function list({ doc, root, pen }: Drawing, { items, ordered }: Extract<PaperBlock, { type: 'list' }>): void {
  const tree = tag(doc, root, 'L', undefined, { numbering: ordered ? 'Decimal' : 'Disc' });
  items.forEach((text, n) => {
    pen.start(text, WIDTH - INDENT, BODY);
    const item = tag(doc, tree, 'LI');
    const top = pen.y;
    const mark = ordered ? `${n + 1}.` : '•';
    // The mark is drawn; a reader announces items of lists by itself.
    decor(doc, () => put(doc, mark, PAGE.left, top, INDENT, BODY));
    tag(doc, item, 'LBody', () => (pen.y = put(doc, text, PAGE.left + INDENT, top, WIDTH - INDENT, BODY) + 3));
    item.end();
  });
  tree.end();
  pen.y += 4;
}

/** A label and what it says: a list whose items each have their label. */
function factsOf({ doc, root, pen }: Drawing, { rows }: Extract<PaperBlock, { type: 'facts' }>): void {
  const tree = tag(doc, root, 'L', undefined, { numbering: 'None' });
  for (const { label, lines } of rows) {
    pen.room(34);
    const item = tag(doc, tree, 'LI');
    tag(doc, item, 'Lbl', () => (pen.y = put(doc, label, PAGE.left, pen.y, WIDTH, LABEL)));
    const body = tag(doc, item, 'LBody');
    for (const line of lines) pen.say(body, 'P', line, BODY, 1);
    body.end();
    item.end();
    pen.y += 5;
  }
  tree.end();
}

function linksOf({ doc, root, pen }: Drawing, { links }: Extract<PaperBlock, { type: 'links' }>): void {
  for (const { text, href } of links) {
    pen.room(pen.height(text, WIDTH, BODY));
    const paragraph = tag(doc, root, 'P');
    pen.y = linked(doc, paragraph, { text, href }, PAGE.left, pen.y, WIDTH, BODY) + 4;
    paragraph.end();
  }
}

/** On every page what it is a page of; readers know the number of a page by themselves. */
function numberPages(doc: Doc, { title, lang }: GeneratedPaper): void {
  const { start, count } = doc.bufferedPageRange();
  for (let n = 0; n < count; n += 1) {
    doc.switchToPage(start + n);
    const of = lang === 'fr' ? `Page ${n + 1} sur ${count}` : `Page ${n + 1} of ${count}`;
    decor(doc, () => {
      doc.font('plain').fontSize(8).fillColor(SOFT);
      doc.text(drawable(doc, title), PAGE.left, PAGE.foot + 14, { lineBreak: false });
      doc.text(of, PAGE.right - doc.widthOfString(of), PAGE.foot + 14, { lineBreak: false });
    });
  }
}
