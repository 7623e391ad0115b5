import type { ReactNode } from 'react';
import { articleWords } from './words/article';
import { fill, useWords } from '../../lang';
import { plain, type Block, type Inline } from './markdown';

/** The sections of a text. */
export const Body = ({ blocks }: { readonly blocks: readonly Block[] }) => blocks.map((block, i) => <Part key={i} block={block} />);

function Part({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Level = (['h2', 'h3', 'h4'] as const)[block.level - 2] ?? 'h4';
      return (
        <Level id={block.id}>
          <Line of={block.of} />
        </Level>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Line of={block.of} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, i) => <li key={i}>{item.length === 1 ? <Only block={item[0]!} /> : <Body blocks={item} />}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
    case 'box':
      return (
        <aside className={`box ${block.box}`}>
          {block.title && <p className="box-title">{block.title}</p>}
          <Body blocks={block.of} />
        </aside>
      );
    case 'part':
      return (
        <div className="for" data-for={block.part}>
          <Body blocks={block.of} />
        </div>
      );
    default:
      return block satisfies never;
  }
}

/** One paragraph of a list needs no paragraph around it. */
const Only = ({ block }: { readonly block: Block }) => (block.kind === 'paragraph' ? <Line of={block.of} /> : <Part block={block} />);

function Table({
  head,
  rows,
}: {
  readonly head: readonly (readonly Inline[])[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}) {
  const t = useWords(articleWords);
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={fill(t.table, { of: plain(head[0] ?? []) })}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                <Line of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) =>
                j === 0 ? (
                  <th key={j} scope="row">
                    <Line of={cell} />
                  </th>
                ) : (
                  <td key={j}>
                    <Line of={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Words of a line. A number in bold is one to call: on a phone, one press does it. */
export const Line = ({ of }: { readonly of: readonly Inline[] }): ReactNode => of.map((i, n) => <Words key={n} inline={i} />);

const TELEPHONE = /^(?:1[\s\u00a0-])?(?:\d{3}[\s\u00a0-]\d{3}[\s\u00a0-]\d{4}|[2-9]11)$/;

function Words({ inline }: { readonly inline: Inline }): ReactNode {
  const t = useWords(articleWords);
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong': {
      const number = plain(inline.of);
      if (!TELEPHONE.test(number))
        return (
          <strong>
            <Line of={inline.of} />
          </strong>
        );
      return (
        <a className={number.length === 3 ? 'tel short' : 'tel'} href={`tel:${number.replace(/\D/g, '')}`}>
          {number.replaceAll(/[\s-]/g, (c) => (c === '-' ? '\u2011' : '\u00a0'))}
        </a>
      );
    }
    case 'em':
      return (
        <em>
          <Line of={inline.of} />
        </em>
      );
    case 'link':
      return (
        <a href={inline.to}>
          <Line of={inline.of} />
        </a>
      );
    case 'cite':
      return (
        <sup>
          <a className="cite" href={`#source-${inline.n}`} aria-label={fill(t.source, { n: inline.n })}>
            {`[${inline.n}]`}
          </a>
        </sup>
      );
    case 'break':
      return <br />;
    default:
      return inline satisfies never;
  }
}
