import { Fragment, type ReactNode } from 'react';
import type { LegalPart, LegalText } from './shown';
import { french } from '../../lang';
import type { Lang } from '../../routes.table';

interface Props {
  readonly text: LegalText;
  readonly lang: Lang;
  /** Heading of a part: a page's own, or one below the title of a box. */
  readonly level?: 2 | 3;
  /** Sets the ids of its headings apart, where two texts stand on one page. */
  readonly within?: string;
  /** What follows the words of a part, by its id. */
  readonly after?: Readonly<Record<string, ReactNode>>;
}

/** The parts of a legal text: words alone, shown as they were written. What belongs to a part that is gone comes last. */
export function LegalBody({ text, lang, level = 2, within, after = {} }: Props) {
  const left = Object.keys(after).filter((id) => !text.parts.some((part) => part.id === id));
  return (
    <>
      {text.parts.map((part) => (
        <Part
          key={part.id}
          part={lang === 'fr' ? typeset(part) : part}
          id={within ? `${within}-${part.id}` : part.id}
          level={level}
          after={after[part.id]}
        />
      ))}
      {left.map((id) => (
        <Fragment key={id}>{after[id]}</Fragment>
      ))}
    </>
  );
}

const typeset = (part: LegalPart): LegalPart => ({
  ...part,
  title: french(part.title),
  paragraphs: part.paragraphs?.map(french),
  items: part.items?.map(french),
  table: part.table?.map((row) => row.map(french)),
});

function Part({ part, id, level, after }: { part: LegalPart; id: string; level: 2 | 3; after: ReactNode }) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{part.title}</Title>
      {part.table && <Table rows={part.table} />}
      {part.paragraphs?.map((p) => (
        <p key={p}>{p}</p>
      ))}
      {part.items && (
        <ul>
          {part.items.map((i) => (
            <li key={i}>{i}</li>
          ))}
        </ul>
      )}
      {after}
    </section>
  );
}

function Table({ rows: [head, ...rows] }: { rows: readonly (readonly string[])[] }) {
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            {head!.map((c) => (
              <th key={c} scope="col">
                {c}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((c, i) => (
                <td key={i}>{c}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
