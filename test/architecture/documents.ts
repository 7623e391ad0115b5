/** What the documents promise about the tree: paths that exist, links that lead somewhere, decisions with a number, a title and a date. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** A text of the repository, by its path from the root. */
export interface Text {
  readonly path: string;
  readonly text: string;
}

const SKIPPED = new Set(['node_modules', 'dist', 'build', '.react-router', '.data', '.git', 'coverage', '__canary__', 'backups']);

/** Every file of the tree but what is installed, built or kept at run time. */
export const filesOf = (root: string, folder = ''): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesOf(root, path);
    return [path];
  });

/** The documents a person reads, by hand or generated; the changelog describes the tree of its day. */
export const documentsOf = (root: string): Text[] =>
  ['README.md', 'CONTRIBUTING.md', ...globSync(['libs/*.md', 'docs/*.md'], { cwd: root })]
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const withoutBlocks = (text: string): string => text.replace(/^( *)```[\s\S]*?^\1```$/gm, '');

/** The id GitHub gives a heading. */
const slug = (title: string): string =>
  title
    .replace(/\]\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
const anchorsOf = (text: string): string[] => [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, title]) => slug(title!));

/** Links of a document to files that do not exist, or to headings that their file does not have. */
export function deadLinks(root: string, { path, text }: Text): string[] {
  return [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^(https?|mailto):/.test(target))
    .filter((target) => {
      const [file, anchor] = target.split('#');
      const place = file ? posix.join(dirname(path), file) : path;
      if (!existsSync(join(root, place))) return true;
      return anchor !== undefined && !anchorsOf(file ? readFileSync(join(root, place), 'utf8') : text).includes(anchor);
    })
    .map((target) => `${path}: the link ${target} leads nowhere`);
}

/** Files that an operator makes, so that the tree does not have them. */
const MADE_LATER = ['ops/metrics-token'];
const ROOMS = /^(libs|services|console|public-site|test|docs|ops)\//;
/** A name or an end of a path, such as `lead.ts` or `templates/index.ts`. */
const LOOSE = /^[\w*-][\w.*/-]*\.(tsx?|mjs|md|ya?ml|cfg)$/;
/** Parts of a name that stand for any: `<feature>`, `…`, `*`, and `<name>` of a command. */
const pattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/<[^>]+>|…|\*+/g, '\0')
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('\0', '[^/]+')
      .replace(/\/$/, '')}(/.*)?$`,
  );

/** Paths between backticks that name no file or folder; where a part stands for any, there must be one. */
export function deadPaths({ path, text }: Text, files: readonly string[]): string[] {
  const named = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code!.split(/[\s,;]+/));
  return [...new Set(named)]
    .map((word) => word.replace(/[.:]+$/, ''))
    .filter((word) => {
      if (ROOMS.test(word)) return !MADE_LATER.includes(word) && !files.some((file) => pattern(word).test(file));
      if (LOOSE.test(word)) return !files.some((file) => pattern(word).test(file) || pattern(`…/${word}`).test(`x/${lastOf(file, word)}`));
      return false;
    })
    .map((word) => `${path}: there is no ${word}`);
}

/** As many last parts of a path as the shorter name has. */
const lastOf = (file: string, name: string): string => file.split('/').slice(-name.split('/').length).join('/');

const DECISION = /^### (\d+)\. (.+)\n\n(?:(\d{4}-\d{2}-\d{2})\. )?/gm;

/** Numbers of the decisions that are written down. */
export const decisionNumbers = (architecture: string): ReadonlySet<number> =>
  new Set([...architecture.matchAll(DECISION)].map(([, n]) => Number(n)));

/** Decisions without date, number or place in the index; titles that the index does not repeat; successors that are not named. */
export function decisionFaults(architecture: string): string[] {
  const found = [...architecture.matchAll(DECISION)].map(([, n, title, date]) => ({ n: Number(n), title: title!, date }));
  const index = architecture.split(/^## /m).find((part) => part.startsWith('Index\n')) ?? '';
  const indexed = [...index.matchAll(/\[(\d+) ((?:[^\]`]|`[^`]*`)+)\]\(#([^)]+)\)/g)].map(([, n, title, to]) => ({
    n: Number(n),
    title,
    to,
  }));
  const superseded = architecture.split(/^## /m).find((part) => part.startsWith('Superseded\n')) ?? '';
  const count = (n: number, of: readonly { readonly n: number }[]): number => of.filter((other) => other.n === n).length;
  return [
    ...Array.from({ length: Math.max(0, ...found.map(({ n }) => n)) }, (_, i) => i + 1).flatMap((n) =>
      count(n, found) === 1 ? [] : [`decision ${n} stands there ${count(n, found)} times`],
    ),
    ...found.filter(({ date }) => !date).map(({ n }) => `decision ${n} has no date`),
    ...found
      .filter(({ n, title }) => !indexed.some((at) => at.n === n && at.title === title && at.to === slug(`${n}. ${title}`)))
      .map(({ n }) => `decision ${n} is not in the index under its title`),
    ...indexed.filter(({ n }) => count(n, found) === 0 || count(n, indexed) > 1).map(({ n }) => `the index has ${n} once too often`),
    ...superseded
      .split(/^### /m)
      .slice(1)
      .filter((text) => !/Superseded by \[\d+\]\(#/.test(text))
      .map((text) => `${text.split('\n')[0]} does not name its successor`),
  ];
}

/** References to decisions that are not written down. */
export const unknownDecisions = (numbers: ReadonlySet<number>, texts: readonly Text[]): string[] =>
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions? (\d+)\b/gi)].filter(([, n]) => !numbers.has(Number(n))).map(([words]) => `${path}: ${words}`),
  );
