import type PDFDocument from 'pdfkit';

export type Doc = InstanceType<typeof PDFDocument>;
export type Node = ReturnType<Doc['struct']>;

export const INK = '#1d1733';

/** How a text is set. */
export interface Style {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/** What a part of the tree may say of itself; more than the types of pdfkit name. */
export interface Says {
  readonly alt?: string;
  readonly bbox?: readonly number[];
  readonly scope?: 'Column' | 'Row';
  /** How the items of a list are counted. */
  readonly numbering?: 'None' | 'Disc' | 'Decimal';
}

/** A part of the document's tree with what is drawn in it; without a drawing it waits for parts of its own, and for `end`. */
export function tag(doc: Doc, parent: Node, type: string, inside?: () => unknown, says: Says = {}): Node {
  const node = doc.struct(type, says, inside && [() => void inside()]);
  // pdfkit writes no attributes of lists, and its types do not name the dictionary.
  const { dictionary } = node as Node & { readonly dictionary: { readonly data: object } };
  if (says.numbering) Object.assign(dictionary.data, { A: { O: 'List', ListNumbering: says.numbering } });
  parent.add(node);
  return node;
}

/** Draws what carries no meaning, and marks it so. */
export function decor(doc: Doc, paint: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  paint();
  doc.restore();
  doc.endMarkedContent();
}

/** Sets a text in a box; answers where it ended. */
export function put(
  doc: Doc,
  text: string,
  x: number,
  y: number,
  width: number,
  { size = 10, bold, color = INK, align = 'left' }: Style,
): number {
  doc
    .font(bold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(color);
  doc.text(drawable(doc, text), x, y, { width, align });
  return doc.y;
}

/** Letters that the font has no shape for lose their marks, and what is no letter of it at all becomes a question mark. */
export function drawable(doc: Doc, text: string): string {
  const { font: shapes } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } })._font;
  const has = (letter: string): boolean => shapes.hasGlyphForCodePoint(letter.codePointAt(0)!);
  return [...text.normalize('NFC')]
    .map((letter) => (has(letter) ? letter : [...letter.normalize('NFKD').replace(/\p{M}/gu, '')].filter(has).join('') || '?'))
    .join('');
}
