import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** One part of the structure tree, as a reader announces it. */
export interface Part {
  readonly type: string;
  /** Words of its own marked content, without those of deeper parts. */
  readonly text: string;
  readonly scope?: string;
  readonly alt?: string;
  /** Of a link: where it leads, and the words of its annotation. */
  readonly link?: { readonly uri: string; readonly contents: string };
  readonly parts: readonly Part[];
}

export interface Structure {
  readonly root: Part;
  readonly pages: number;
  readonly lang: string | undefined;
  readonly marked: boolean;
  readonly titleShown: boolean;
  readonly title: string | undefined;
  /** The part of the metadata by which a file says that it is a PDF/UA. */
  readonly declared: boolean;
  /** What is drawn and is neither content of the tree nor marked as decoration; and marked content that no part has. */
  readonly loose: readonly string[];
  /** Every page reads its annotations in the order of the tree. */
  readonly tabs: boolean;
}

/** Reads a PDF with a library that did not write it: tree, marked content on every page, links, and what a PDF/UA must declare. */
export async function structureOf(pdf: Buffer): Promise<Structure> {
  const doc = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog, context } = doc;
  const contents = new Map(doc.getPages().map((page) => [page.ref.toString(), contentOf(page.node)]));
  const used = new Set<string>();
  const partOf = (dict: PDFDict): Part => {
    const own = dict.get(PDFName.of('Pg'))?.toString();
    const words: string[] = [];
    const parts: Part[] = [];
    let link: Part['link'];
    const take = (page: string | undefined, mcid: number): void => {
      used.add(`${page} ${mcid}`);
      words.push(contents.get(page ?? '')?.words.get(mcid) ?? `missing content ${mcid}`);
    };
    for (const kid of kidsOf(dict)) {
      if (kid instanceof PDFNumber) take(own, kid.asNumber());
      const inside = kid instanceof PDFRef ? context.lookup(kid) : kid;
      if (!(inside instanceof PDFDict)) continue;
      const kind = nameIn(inside, 'Type');
      if (kind === 'MCR') take(inside.get(PDFName.of('Pg'))?.toString(), inside.lookup(PDFName.of('MCID'), PDFNumber).asNumber());
      else if (kind === 'OBJR') link = linkOf(inside.lookup(PDFName.of('Obj'), PDFDict));
      else parts.push(partOf(inside));
    }
    const attributes = dict.lookupMaybe(PDFName.of('A'), PDFDict);
    const scope = attributes && nameIn(attributes, 'Scope');
    const alt = textIn(dict, 'Alt');
    return {
      type: nameIn(dict, 'S')!,
      text: words.join(''),
      parts,
      ...(scope ? { scope } : {}),
      ...(alt ? { alt } : {}),
      ...(link ? { link } : {}),
    };
  };
  const [top] = kidsOf(catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict));
  const root = partOf(context.lookup(top as PDFRef, PDFDict));
  const loose = [...contents].flatMap(([page, { words, unmarked }]) => [
    ...unmarked,
    ...[...words].flatMap(([mcid, text]) => (used.has(`${page} ${mcid}`) ? [] : [`no part has: ${text}`])),
  ]);
  const metadata = catalog.lookup(PDFName.of('Metadata'));
  return {
    root,
    pages: doc.getPageCount(),
    lang: textIn(catalog, 'Lang'),
    marked: catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString() === 'true',
    titleShown: catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).get(PDFName.of('DisplayDocTitle'))?.toString() === 'true',
    title: doc.getTitle(),
    declared: metadata instanceof PDFRawStream && decoded(metadata).toString('utf8').includes('pdfuaid:part'),
    loose,
    tabs: doc.getPages().every(({ node }) => node.get(PDFName.of('Tabs'))?.toString() === '/S'),
  };
}

/** Every word of the tree in its order, and with what each part is. */
export const textsOf = ({ text, parts }: Part): string[] => [...(text ? [text] : []), ...parts.flatMap(textsOf)];
export const everyPart = (part: Part): Part[] => [part, ...part.parts.flatMap(everyPart)];

const kidsOf = (dict: PDFDict) => {
  const kids = dict.lookup(PDFName.of('K'));
  return kids instanceof PDFArray ? kids.asArray() : kids ? [dict.get(PDFName.of('K'))!] : [];
};
const nameIn = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
};
const textIn = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
};
const linkOf = (annotation: PDFDict): Part['link'] => ({
  uri: textIn(annotation.lookup(PDFName.of('A'), PDFDict), 'URI') ?? '',
  contents: textIn(annotation, 'Contents') ?? '',
});

const decoded = (stream: PDFRawStream): Buffer => Buffer.from(decodePDFRawStream(stream).decode());

interface Content {
  readonly words: ReadonlyMap<number, string>;
  readonly unmarked: readonly string[];
}

const OPERATION = /\/(\w+)(?: <<([^>]*)>>)? B[DM]C|\bEMC\b|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|(?:^|\n)(?:f\*?|S|s|B\*?|b\*?)(?=\n|$)/g;

/** The words of each marked part of a page, and what is drawn outside of all of them. */
function contentOf(page: { readonly lookup: PDFDict['lookup'] } & PDFDict): Content {
  const fonts = fontsOf(page);
  const words = new Map<number, string>();
  const unmarked: string[] = [];
  const open: (number | 'artifact')[] = [];
  let letters: readonly string[] = [];
  for (const [whole, , properties, font, shapes] of textOf(page).matchAll(OPERATION)) {
    if (/B[DM]C$/.test(whole)) {
      const mcid = /\/MCID (\d+)/.exec(properties ?? '')?.[1];
      open.push(mcid === undefined ? 'artifact' : Number(mcid));
      if (mcid !== undefined) words.set(Number(mcid), '');
    } else if (whole === 'EMC') open.pop();
    else if (font) letters = fonts.get(font) ?? [];
    else {
      const said = shapes === undefined ? 'a drawing' : lettersIn(shapes, letters);
      const of = open.at(-1);
      if (of === undefined) unmarked.push(`unmarked: ${said}`);
      else if (typeof of === 'number' && shapes !== undefined) words.set(of, (words.get(of) ?? '') + said);
    }
  }
  return { words, unmarked };
}

function textOf(page: PDFDict): string {
  const contents = page.lookup(PDFName.of('Contents'));
  const streams = contents instanceof PDFArray ? contents.asArray().map((ref) => page.context.lookup(ref)) : [contents];
  return streams.map((s) => decoded(s as PDFRawStream).toString('latin1')).join('\n');
}

const lettersIn = (shapes: string, letters: readonly string[]): string =>
  [...shapes.matchAll(/<([\da-f]+)>/g)]
    .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
    .map((code) => letters[Number.parseInt(code, 16)] ?? '\ufffd')
    .join('');

/** Letters of each font of a page by the number of their shape. */
function fontsOf(page: PDFDict): Map<string, readonly string[]> {
  const fonts = page.lookup(PDFName.of('Resources'), PDFDict).lookupMaybe(PDFName.of('Font'), PDFDict);
  return new Map(
    (fonts?.entries() ?? []).map(([name, ref]) => {
      const text = decoded(page.context.lookup(ref, PDFDict).lookup(PDFName.of('ToUnicode')) as PDFRawStream).toString('latin1');
      const lists = [...text.matchAll(/<[\da-f]{4}> <[\da-f]{4}> \[([^\]]*)\]/g)].flatMap(([, list]) => [
        ...list!.matchAll(/<([\da-f ]+)>/g),
      ]);
      const letters = lists.map(([, codes]) =>
        String.fromCharCode(...(codes!.replaceAll(' ', '').match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))),
      );
      return [name.decodeText(), letters] as const;
    }),
  );
}
