import { PAGE, PRIMARY, WIDTH } from './pdf-document.js';
import { put, tag, type Doc, type Node, type Style } from './pdf-tags.js';

/** A paragraph that goes on on the next page has at least this much on the first. */
const START = 60;

/** Where the next line goes; a line that would run into the foot starts a page. */
export function penOf(doc: Doc) {
  const pen = {
    y: 0,
    room(height: number): void {
      if (pen.y + height <= PAGE.foot) return;
      doc.addPage();
      pen.y = PAGE.top;
    },
    height: (text: string, width: number, { size = 10, bold }: Style): number =>
      doc
        .font(bold ? 'bold' : 'plain')
        .fontSize(size)
        .heightOfString(text, { width }),
    /** Room for a text, or for its first lines where the document lets it go on on the next page. */
    start(text: string, width: number, style: Style): void {
      pen.room(Math.min(pen.height(text, width, style), START));
    },
    say(parent: Node, type: string, text: string, style: Style, gap: number): void {
      pen.start(text, WIDTH, style);
      tag(doc, parent, type, () => (pen.y = put(doc, text, PAGE.left, pen.y, WIDTH, style) + gap));
    },
    title(parent: Node, text: string): void {
      pen.y += 10;
      pen.room(60);
      pen.say(parent, 'H2', text, { size: 12, bold: true, color: PRIMARY }, 4);
    },
  };
  return pen;
}
export type Pen = ReturnType<typeof penOf>;
