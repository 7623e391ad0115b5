import { inflateSync } from 'node:zlib';

/** What a screen reader announces of a PDF: one line per part of its tree, deeper parts further in. */
export interface Read {
  readonly tree: string[];
  /** Every object's dictionary, for what the tree does not say. */
  readonly dictionaries: string;
}

/** Reads a tagged PDF of one page back, from its bytes alone: structure tree, marked content, fonts and their letters. */
export function readPdf(pdf: Buffer): Read {
  const objects = new Map<string, { dictionary: string; stream?: string }>();
  for (const [, id, body] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, dictionary = body!, raw] = /^([\s\S]*?)stream\r?\n([\s\S]*)\nendstream/.exec(body!) ?? [];
    const bytes = raw === undefined ? undefined : Buffer.from(raw, 'latin1');
    const stream = bytes && (/FlateDecode/.test(dictionary) ? inflateSync(bytes) : bytes).toString('latin1');
    objects.set(id!, { dictionary: dictionary.replace(/\s+/g, ' '), ...(stream === undefined ? {} : { stream }) });
  }
  const all = [...objects.values()];
  const at = (id: string | undefined): { dictionary: string; stream?: string } => objects.get(id ?? '') ?? { dictionary: '' };
  const page = all.find(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))!.dictionary;
  const fonts = new Map<string, string[]>();
  const resources = at(/\/Resources (\d+) 0 R/.exec(page)?.[1]).dictionary;
  for (const [, name, id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g))
    fonts.set(name!, lettersOf(at(/\/ToUnicode (\d+) 0 R/.exec(at(id).dictionary)?.[1]).stream ?? ''));
  const text = textsIn(at(/\/Contents (\d+) 0 R/.exec(page)?.[1]).stream ?? '', fonts);
  const tree: string[] = [];
  const walk = (id: string, depth: number): void => {
    const { dictionary } = at(id);
    const kids = /\/K \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '';
    const words = [...kids.replace(/\d+ 0 R/g, '').matchAll(/\d+/g)].map(([n]) => text.get(n) ?? '').join('');
    const more = [
      /\/Scope \/(\w+)/.exec(dictionary)?.[1],
      /\/Alt \((.*?)\)/.exec(dictionary)?.[1],
      /\/Lang \((.*?)\)/.exec(dictionary)?.[1],
    ];
    tree.push(
      `${'  '.repeat(depth)}${[/\/S \/(\w+)/.exec(dictionary)![1], ...more].filter(Boolean).join(' ')}${words ? `: ${words}` : ''}`,
    );
    for (const [, kid] of kids.matchAll(/(\d+) 0 R/g)) walk(kid!, depth + 1);
  };
  walk([...objects].find(([, { dictionary }]) => dictionary.includes('/S /Document'))![0], 0);
  return { tree, dictionaries: all.map(({ dictionary }) => dictionary).join('\n') };
}

/** Letters of a font by the number of their shape. */
const lettersOf = (map: string): string[] =>
  [...map.matchAll(/<[\da-f]{4}> <[\da-f]{4}> \[([^\]]*)\]/g)].flatMap(([, list]) =>
    [...list!.matchAll(/<([\da-f ]+)>/g)].map(([, codes]) =>
      String.fromCharCode(
        ...codes!
          .replaceAll(' ', '')
          .match(/.{4}/g)!
          .map((code) => Number.parseInt(code, 16)),
      ),
    ),
  );

/** The words of each marked part of a page. */
function textsIn(content: string, fonts: ReadonlyMap<string, string[]>): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, id, part] of content.matchAll(/\/MCID (\d+)\s*>> BDC([\s\S]*?)\nEMC/g)) {
    let letters: string[] = [];
    let words = '';
    for (const [, font, shapes] of part!.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? [];
      else
        for (const [, hex] of shapes!.matchAll(/<([\da-f]+)>/g))
          words += hex!
            .match(/.{4}/g)!
            .map((code) => letters[Number.parseInt(code, 16)] ?? '\ufffd')
            .join('');
    }
    characters.set(id!, words);
  }
  return characters;
}
