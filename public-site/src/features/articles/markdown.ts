import { Marked, type Token, type Tokens } from 'marked';

/** Words inside a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly of: readonly Inline[] }
  /** `to` as it was written: an address, or `page:`, `guide:` or `app:` and an id. */
  | { readonly kind: 'link'; readonly to: string; readonly of: readonly Inline[] }
  /** `[2]`: the second source of the text. */
  | { readonly kind: 'cite'; readonly n: number }
  | { readonly kind: 'break' };

const BOXES = ['note', 'warning', 'urgent', 'checklist'] as const;
type BoxKind = (typeof BOXES)[number];

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly of: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly of: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: 'box'; readonly box: BoxKind; readonly title: string; readonly of: readonly Block[] }
  /** For one reader among several: one province, or one side of the table. Shown by a switch that needs no script. */
  | { readonly kind: 'part'; readonly part: string; readonly of: readonly Block[] };

/** A text that cannot be shown as it is written. */
export class Unreadable extends Error {}

interface BoxToken extends Tokens.Generic {
  readonly box: string;
  readonly title: string;
  readonly tokens: Token[];
}

/** `::: kind Title` … `:::`, and one colon more around what only some readers need. */
const fence = (name: 'box' | 'part', colons: ':::' | '::::') => ({
  name,
  level: 'block' as const,
  start: (src: string) => src.match(new RegExp(`^${colons}[a-z]`, 'm'))?.index,
  tokenizer(this: { lexer: { blockTokens(src: string, tokens: Token[]): Token[] } }, src: string) {
    const found = new RegExp(`^${colons}([a-z]+)[ \\t]*([^\\n]*)\\n([\\s\\S]*?)\\n${colons}[ \\t]*(?:\\n|$)`).exec(src);
    if (!found) return undefined;
    const [raw, box, title, inside] = found as unknown as [string, string, string, string];
    return { type: name, raw, box, title: title.trim(), tokens: this.lexer.blockTokens(inside, []) };
  },
});

const marked = new Marked({
  extensions: [
    fence('part', '::::'),
    fence('box', ':::'),
    {
      name: 'cite',
      level: 'inline',
      start: (src: string) => src.match(/\[\d+\](?!\()/)?.index,
      tokenizer(src: string) {
        const found = /^\[(\d+)\](?!\()/.exec(src);
        return found ? { type: 'cite', raw: found[0], n: Number(found[1]) } : undefined;
      },
    },
  ],
});

/** Anchor of a heading: its words, without accents or marks. */
export const anchorOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Plain words of a line. */
export const plain = (of: readonly Inline[]): string =>
  of.map((i) => (i.kind === 'text' ? i.text : i.kind === 'break' ? ' ' : i.kind === 'cite' ? '' : plain(i.of))).join('');

/**
 * Markdown as a tree of what we show, and nothing else: no markup of one's own, no pictures, no code.
 * @param dress what is done to every text, such as the spaces of French
 * @throws Unreadable with what was found
 */
export function readBlocks(source: string, dress: (text: string) => string = (t) => t): readonly Block[] {
  const anchors = new Map<string, number>();
  return blocks(marked.lexer(source), { dress, anchors });
}

/** One line of Markdown. */
export const readLine = (source: string, dress: (text: string) => string = (t) => t): readonly Inline[] => {
  const [first, ...more] = readBlocks(source, dress);
  if (first?.kind !== 'paragraph' || more.length > 0) throw new Unreadable(`one line of text was expected: « ${source.slice(0, 60)} »`);
  return first.of;
};

interface Reading {
  readonly dress: (text: string) => string;
  readonly anchors: Map<string, number>;
}

const blocks = (tokens: readonly Token[], by: Reading): readonly Block[] => tokens.flatMap((t) => block(t as Tokens.Generic, by));

function block(token: Tokens.Generic, by: Reading): readonly Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      const of = inlines(tokens, by);
      const anchor = anchorOf(plain(of));
      const before = by.anchors.get(anchor) ?? 0;
      by.anchors.set(anchor, before + 1);
      return [{ kind: 'heading', level: depth, id: before === 0 ? anchor : `${anchor}-${before + 1}`, of }];
    }
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', of: inlines(token.tokens ?? [], by) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', ordered, items: items.map((item) => blocks(item.tokens, by)) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cell = (c: Tokens.TableCell) => inlines(c.tokens, by);
      return [{ kind: 'table', head: header.map(cell), rows: rows.map((r) => r.map(cell)) }];
    }
    case 'box': {
      const { box, title, tokens } = token as BoxToken;
      if (!(BOXES as readonly string[]).includes(box)) throw new Unreadable(`:::${box} is no box: ${BOXES.join(', ')}`);
      return [{ kind: 'box', box: box as BoxKind, title: by.dress(title), of: blocks(tokens, by) }];
    }
    case 'part': {
      const { title, tokens } = token as BoxToken;
      return [{ kind: 'part', part: title, of: blocks(tokens, by) }];
    }
    default:
      throw new Unreadable(`${token.type} is not shown: « ${String(token.raw).trim().slice(0, 60)} »`);
  }
}

const inlines = (tokens: readonly Token[], by: Reading): readonly Inline[] => tokens.flatMap((t) => inline(t as Tokens.Generic, by));

function inline(token: Tokens.Generic, by: Reading): readonly Inline[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return token.tokens ? inlines(token.tokens, by) : [{ kind: 'text', text: by.dress(unescaped(String(token.text))) }];
    case 'strong':
    case 'em':
      return [{ kind: token.type, of: inlines(token.tokens ?? [], by) }];
    case 'link':
      return [{ kind: 'link', to: String(token.href), of: inlines(token.tokens ?? [], by) }];
    case 'cite':
      return [{ kind: 'cite', n: Number(token.n) }];
    case 'br':
      return [{ kind: 'break' }];
    default:
      throw new Unreadable(`${token.type} is not shown: « ${String(token.raw).trim().slice(0, 60)} »`);
  }
}

/** React escapes what it shows; an entity that someone typed is a character before that. */
const unescaped = (text: string): string => text.replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
const ENTITIES: Readonly<Record<string, string>> = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
