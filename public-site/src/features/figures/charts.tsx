import type { ReactNode } from 'react';
import { number, useLang } from '../../lang';

/** Bars side by side with their words and numbers: it reads as the list it is. */
export function Bars({ label, rows }: { readonly label: string; readonly rows: readonly (readonly [string, number])[] }) {
  const lang = useLang();
  const most = Math.max(1, ...rows.map(([, n]) => n));
  return (
    <dl className="bars" aria-label={label}>
      {rows.map(([name, n]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect className="bar-ground" width="100" height="10" />
              <rect className="bar" width={(n / most) * 100} height="10" />
            </svg>
            <span>{number(n, lang)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Column {
  readonly name: string;
  readonly of: number;
  /** The darker part of the column. */
  readonly part?: number;
}

const HEIGHT = 120;
/** Columns so narrow that a day of hours can be read on a phone. */
const STEP = 14;
const AT_LEAST = 24;
const AT_DESK = 1.5;

/** Columns over time. Decoration beside the table of the same numbers. */
export function Columns({
  label,
  columns,
  legend,
  every,
}: {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly legend?: readonly [of: string, part: string];
  /** Names under every n-th column; without it under the first and the last. */
  readonly every?: number;
}) {
  const most = Math.max(1, ...columns.map((c) => c.of));
  const width = Math.max(columns.length, AT_LEAST) * STEP;
  const step = width / Math.max(1, columns.length);
  const tall = (n: number): number => (n / most) * HEIGHT;
  const named = (i: number): boolean => (every ? i % every === 0 : i === 0 || i === columns.length - 1);
  const anchor = (i: number): 'start' | 'middle' | 'end' => (every ? 'middle' : i === 0 ? 'start' : 'end');
  const at = (i: number): number => (anchor(i) === 'start' ? 0 : anchor(i) === 'end' ? width : i * step + step / 2);
  return (
    <figure className="columns">
      {legend && (
        <figcaption>
          <span className="of">{legend[0]}</span> <span className="part">{legend[1]}</span>
        </figcaption>
      )}
      <svg width={width * AT_DESK} viewBox={`0 -4 ${width} ${HEIGHT + 26}`} role="img" aria-label={label}>
        <path className="base" d={`M0 ${HEIGHT}h${width}`} />
        {columns.map((c, i) => (
          <g key={c.name}>
            <rect className="of" x={i * step + 2} y={HEIGHT - tall(c.of)} width={step - 4} height={tall(c.of)} rx="2" />
            {c.part !== undefined && (
              <rect className="part" x={i * step + 2} y={HEIGHT - tall(c.part)} width={step - 4} height={tall(c.part)} rx="2" />
            )}
            {named(i) && (
              <text x={at(i)} y={HEIGHT + 16} textAnchor={anchor(i)}>
                {c.name}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** A chart and the table of what it shows. */
export function Chart({
  summary,
  head,
  rows,
  children,
}: {
  readonly summary: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly children: ReactNode;
}) {
  const lang = useLang();
  return (
    <div className="chart">
      {children}
      <details>
        <summary>{summary}</summary>
        <div className="scroll" tabIndex={0} role="region" aria-label={summary}>
          <table>
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
              {rows.map((row) => (
                <tr key={String(row[0])}>
                  {row.map((cell, i) =>
                    i === 0 ? (
                      <th key={i} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={i}>{typeof cell === 'number' ? number(cell, lang) : cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}
