import { TABLE } from './permissions/commands.js';
import { AFTER_CODE, LINK_COMMANDS } from './permissions/links.js';
import { rowOf, type Mark, type Marks, type Who } from './permissions/marks.js';
import { BEHIND_OWN_ROUTE, FRESH_COMMANDS } from './permissions/command-conditions.js';
import { OURS } from './permissions/ours.js';
import type { Route } from './permissions/route-kinds.js';
import { ROUTES } from './permissions/routes.js';
import { readingOf, VIEWS, type Reading } from './permissions/views.js';

/** A command's row: its area, who may how, and why it exists when the table 4.11 does not name it. */
export interface CommandRow {
  readonly area: string;
  readonly marks: Marks;
  readonly ours?: string;
}

type Index = ReadonlyMap<string, CommandRow>;
let rows: Index | undefined;

/** Every command by name; read from the tables once, at the first question. */
export function commandRows(): Index {
  return (rows ??= new Map([...ofTable(), ...ofOurs()]));
}

function ofTable(): Map<string, CommandRow> {
  const found = new Map<string, CommandRow>();
  let area = '';
  for (const line of TABLE.split('\n')) {
    if (line.startsWith('# ')) area = line.slice(2);
    if (!line.includes('|')) continue;
    const { marks, names } = rowOf(line);
    for (const name of names) found.set(name, { area, marks });
  }
  return found;
}

function ofOurs(): Map<string, CommandRow> {
  const specified = ofTable();
  const found = new Map<string, CommandRow>();
  for (const { why, rows: lines } of OURS) {
    for (const line of lines.split('\n').filter(Boolean)) {
      const { marks, names } = rowOf(line);
      for (const name of names) {
        const row = found.get(name) ?? specified.get(name);
        found.set(name, { area: row?.area ?? 'Ours', marks: { ...marks, ...row?.marks }, ours: why });
      }
    }
  }
  return found;
}

/** How someone may send a command; nothing when they may not, or when no row names it. One look-up in a map. */
export const may = (command: string, who: Who): Mark | undefined => commandRows().get(command)?.marks[who];

/** How someone may send a command through the door for every command, `POST /api/commands/:name`. */
export const maySend = (command: string, who: Who): Mark | undefined => (BEHIND_OWN_ROUTE.has(command) ? undefined : may(command, who));

/** Whether a personal link of this purpose carries a command. */
export const linkMaySend = (command: string, purpose: string | undefined): boolean =>
  purpose !== undefined && Object.hasOwn(LINK_COMMANDS, purpose) && LINK_COMMANDS[purpose]!.includes(command);

/** Whether a command by a personal link needs the code of the link. */
export const needsLinkCode = (command: string): boolean => AFTER_CODE.has(command);

/** Whether a command needs a fresh sign-in. */
export const needsFreshSignIn = (command: string): boolean => FRESH_COMMANDS.has(command);

let readings: ReadonlyMap<string, ReadonlyMap<string, Reading>> | undefined;

/** Which rows of a view someone reads, and whether masked; nothing when they do not read it at all. */
export function mayRead(view: string, who: Who): Reading | undefined {
  readings ??= new Map(
    Object.entries(VIEWS).map(([name, row]) => [name, new Map(Object.entries(row).map(([w, cell]) => [w, readingOf(cell)]))]),
  );
  return readings.get(view)?.get(who);
}

/** Whether someone reads rows of a view, rather than figures counted over them. */
export function mayList(view: string, who: Who): boolean {
  const reading = mayRead(view, who);
  return reading !== undefined && reading.rows !== 'figures';
}

/** The row of a route, `GET /api/views/:view`; a HEAD is the GET it asks about. */
export const routeOf = (method: string, path: string): Route | undefined => {
  const key = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  return Object.hasOwn(ROUTES, key) ? ROUTES[key] : undefined;
};
