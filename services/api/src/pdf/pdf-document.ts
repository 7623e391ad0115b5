import { readFileSync } from 'node:fs';
import { OUR_NAME } from '@jurilien/reference';
import { MARK } from './mark.js';
import { INK, put, tag, type Doc, type Node } from './pdf-tags.js';

const font = (weight: 400 | 700): Buffer => readFileSync(new URL(`./fonts/nunito-sans-${weight}.ttf`, import.meta.url));
let fonts: { readonly plain: Buffer; readonly bold: Buffer } | undefined;

export const SOFT = '#564d6e';
export const PRIMARY = '#4527a0';
export const TINT = '#f1edfb';
export const LINE = '#d2ccdf';
export const PAGE = { width: 612, height: 792, left: 56, right: 556, top: 48, foot: 744 } as const;
export const WIDTH = PAGE.right - PAGE.left;
/** Below the foot of a page. */
const SHEET_END = 768;

interface About {
  readonly title: string;
  readonly author: string;
  /** What the product is called. */
  readonly product: string;
  readonly lang: 'fr' | 'en';
  readonly made: Date;
  /** How far a text may run down a page before it goes on on the next one; by default nothing goes on by itself. */
  readonly bottom?: number;
}

/**
 * A tagged PDF (PDF/UA-1): its reading order, headings, tables, language and title are in the file, its fonts are embedded, and
 * whatever only decorates is marked so.
 */
export async function taggedPdf(
  { title, author, product, lang, made, bottom = SHEET_END }: About,
  draw: (doc: Doc, root: Node) => void,
): Promise<Buffer> {
  // Drawing and fonts weigh more than most of this process: they come with the first document.
  const { default: PDFDocument } = await import('pdfkit');
  fonts ??= { plain: font(400), bold: font(700) };
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: PAGE.top, left: PAGE.left, right: PAGE.left, bottom: PAGE.height - bottom },
    pdfVersion: '1.7',
    // The types of pdfkit do not name it yet.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    bufferPages: true,
    lang: `${lang}-CA`,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: product, CreationDate: made, ModDate: made },
    font: fonts.plain as unknown as string,
  });
  doc.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document', { title, lang: `${lang}-CA` });
  doc.addStructure(root);
  draw(doc, root);
  root.end();
  doc.end();
  return done;
}

/** The name at the head of a page: drawn as on the site, or written where the product is called otherwise. */
export function logo(doc: Doc, root: Node, product: string): void {
  if (product === OUR_NAME)
    tag(doc, root, 'Figure', () => mark(doc), { alt: OUR_NAME, bbox: [PAGE.left, PAGE.top, PAGE.left + 150, PAGE.top + 40] });
  else tag(doc, root, 'P', () => put(doc, product, PAGE.left, PAGE.top, 220, { size: 20, bold: true, color: INK }));
}

function mark(doc: Doc): void {
  doc.save().translate(PAGE.left - 4, PAGE.top - 4);
  doc.lineCap('round').lineJoin('round').lineWidth(4.6).strokeColor(INK);
  for (const stroke of MARK.strokes) doc.path(stroke).stroke();
  for (const [x, at] of MARK.dots) doc.circle(x, at, 3.3).fill(MARK.accent);
  doc.lineWidth(2).path(MARK.link).stroke(MARK.accent);
  doc.restore();
}
