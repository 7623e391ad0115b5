import { PRIMARY } from './pdf-document.js';
import { drawable, put, tag, type Doc, type Node, type Style } from './pdf-tags.js';

/**
 * A link: its words are content of the tree, its annotation belongs to the same part and says the words again, for readers that
 * announce annotations alone. Answers where it ended.
 */
export function linked(
  doc: Doc,
  parent: Node,
  { text, href }: { readonly text: string; readonly href: string },
  x: number,
  y: number,
  width: number,
  style: Style,
): number {
  let end = y;
  const node = tag(doc, parent, 'Link');
  node.add(() => void (end = put(doc, text, x, y, width, { ...style, color: PRIMARY })));
  const wide = Math.min(width, doc.widthOfString(drawable(doc, text)));
  // pdfkit writes an object of a text as text, a plain one as a name of the format.
  const Contents: unknown = Object(text);
  doc.link(x, y, wide, end - y, href, { structParent: node, Contents } as unknown as PDFKit.Mixins.AnnotationOption);
  node.end();
  return end;
}
