import type { Paper } from '@jurilien/credits';

/** The document itself; what surrounds it stays out of print. */
export function PaperSheet({ paper }: { readonly paper: Paper }) {
  const { facts, table, sums, terms } = paper;
  return (
    <article className="paper" aria-label={paper.title}>
      <dl className="paper-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="paper-parties">
        {[paper.seller, paper.buyer].map(({ heading, lines }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {lines.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
          </section>
        ))}
      </div>
      <Lines of={table} />
      <dl className="paper-sums">
        {sums.map(({ kind, label, amount }) => (
          <div key={label} className={kind}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {paper.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <section className="paper-terms">
        <h2>{terms.heading}</h2>
        {terms.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      <footer className="paper-foot">
        {paper.footer.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </article>
  );
}

/** What is billed, line by line. */
function Lines({ of: { caption, head, rows } }: { readonly of: Paper['table'] }) {
  return (
    <table className="paper-lines">
      <caption>{caption}</caption>
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
          <tr key={row.what}>
            <th scope="row">
              {row.what}
              {row.detail && <span>{row.detail}</span>}
            </th>
            <td>{row.quantity}</td>
            <td>{row.unit}</td>
            <td>{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
