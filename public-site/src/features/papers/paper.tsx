import type { GeneratedPaper, PaperBlock } from '@jurilien/reference';
import { useId } from 'react';

/** A generated paper as a page: the words of its PDF, each as what it is (A11Y-8). */
export function PaperBody({ paper: { title, lead, blocks } }: { readonly paper: GeneratedPaper }) {
  return (
    <article className="generated-paper">
      <h1>{title}</h1>
      {lead.map((text) => (
        <p key={text} className="soft">
          {text}
        </p>
      ))}
      {blocks.map((block, n) => (
        <Block key={n} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { readonly block: PaperBlock }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'text':
      return <p className={block.soft ? 'small soft' : undefined}>{block.text}</p>;
    case 'list':
      return <List block={block} />;
    case 'facts':
      return (
        <dl className="answers">
          {block.rows.map(({ label, lines }, n) => (
            <div key={n}>
              <dt>{label}</dt>
              <dd>
                {lines.map((line, i) => (
                  <p key={i}>{line}</p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Rows block={block} />;
    case 'links':
      return (
        <>
          {block.links.map(({ text, href }) => (
            <p key={href}>
              <a href={href} rel="noreferrer">
                {text}
              </a>
            </p>
          ))}
        </>
      );
  }
}

function List({ block: { items, ordered } }: { readonly block: Extract<PaperBlock, { type: 'list' }> }) {
  const all = items.map((text, n) => <li key={n}>{text}</li>);
  return ordered ? <ol>{all}</ol> : <ul>{all}</ul>;
}

/** A table that is wider than a phone is moved sideways, by keyboard too. */
function Rows({ block: { caption, head, rows } }: { readonly block: Extract<PaperBlock, { type: 'table' }> }) {
  const named = useId();
  return (
    <div className="scroll" role="region" aria-labelledby={named} tabIndex={0}>
      <table>
        <caption id={named}>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], n) => (
            <tr key={n}>
              <th scope="row">{first}</th>
              {cells.map((text, i) => (
                <td key={i}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
