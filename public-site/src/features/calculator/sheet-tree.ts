import type { Sheet, SheetPart, SheetRow } from '@jurilien/reference/child-support';

/** A piece of a page that the server and the browser's script both know how to make. */
export interface Twig {
  readonly tag:
    | 'a'
    | 'caption'
    | 'dd'
    | 'div'
    | 'dl'
    | 'dt'
    | 'h2'
    | 'h3'
    | 'li'
    | 'p'
    | 'section'
    | 'small'
    | 'span'
    | 'table'
    | 'tbody'
    | 'td'
    | 'th'
    | 'thead'
    | 'tr'
    | 'ul';
  /** Attributes by their names in HTML. */
  readonly says?: Readonly<Record<string, string>>;
  readonly inside: readonly (Twig | string)[];
}

const twig = (tag: Twig['tag'], says: Twig['says'], ...inside: readonly (Twig | string | undefined)[]): Twig => ({
  tag,
  ...(says ? { says } : {}),
  inside: inside.filter((part): part is Twig | string => part !== undefined && part !== ''),
});
const list = (texts: readonly string[]): Twig => twig('ul', { class: 'calc-notes' }, ...texts.map((text) => twig('li', undefined, text)));

/** A calculation as a page shows it. One description, made into elements here by React and there by the browser. */
export function sheetTree(
  { verdict, periods, warnings, law, parts, heads, notes, sources, estimate, made }: Sheet,
  title: string,
): readonly Twig[] {
  return [
    twig('h2', { id: 'resultat-titre', tabindex: '-1' }, title),
    twig(
      'div',
      { class: 'calc-verdict' },
      twig('p', { class: 'calc-who' }, verdict.who),
      verdict.amount && verdict.per
        ? twig('p', { class: 'calc-amount' }, twig('span', { class: 'nowrap' }, verdict.amount), ' ', twig('small', undefined, verdict.per))
        : twig('p', undefined, verdict.why),
      periods.length > 0
        ? twig(
            'dl',
            { class: 'calc-periods' },
            ...periods.map(({ label, amount }) => twig('div', undefined, twig('dt', undefined, label), twig('dd', undefined, amount))),
          )
        : undefined,
    ),
    ...warnings.map((text) => twig('p', { class: 'notice warning' }, text)),
    twig('p', { class: 'notice' }, estimate),
    twig('section', { class: 'calc-part' }, twig('h3', undefined, law.title), ...law.lines.map((text) => twig('p', undefined, text))),
    ...parts.map((part) => partTree(part, heads)),
    notes.length > 0 ? list(notes) : undefined,
    twig(
      'section',
      { class: 'calc-part' },
      twig('h3', undefined, sources.title),
      twig('ul', { class: 'calc-notes' }, ...sources.list.map(({ text, href }) => twig('li', undefined, twig('a', { href }, text)))),
      twig('p', { class: 'small soft' }, made),
    ),
  ].filter((part): part is Twig => part !== undefined);
}

/** The roles say what the elements are even where a narrow screen lays them out as blocks. */
function partTree({ title, rows }: SheetPart, heads: Sheet['heads']): Twig {
  const head = (text: string): Twig => twig('th', { scope: 'col', role: 'columnheader' }, text);
  return twig(
    'section',
    { class: 'calc-part' },
    twig(
      'table',
      { class: 'calc-lines', role: 'table' },
      twig('caption', undefined, title),
      twig('thead', { role: 'rowgroup' }, twig('tr', { role: 'row' }, head(heads.what), head(heads.a), head(heads.b))),
      twig('tbody', { role: 'rowgroup' }, ...rows.map((row) => rowTree(row, heads))),
    ),
  );
}

function rowTree({ no, name, how, a, b, all, sum }: SheetRow, heads: Sheet['heads']): Twig {
  const cell = (label: string, value: string | undefined, more = {}): Twig =>
    twig('td', { role: 'cell', 'data-label': label, ...(value ? {} : { class: 'none' }), ...more }, value ?? '–');
  return twig(
    'tr',
    { role: 'row', ...(sum ? { class: 'sum' } : {}) },
    twig(
      'th',
      { scope: 'row', role: 'rowheader' },
      no ? twig('span', { class: 'no' }, no) : undefined,
      no ? ' ' : undefined,
      name,
      how ? twig('small', undefined, how) : undefined,
    ),
    ...(all === undefined ? [cell(heads.a, a), cell(heads.b, b)] : [cell(heads.both, all, { colspan: '2', class: 'both' })]),
  );
}
