/** One place of a stack: which function of ours or of a package, and where. */
export interface Frame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
}

const V8 = /^\s*at (?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/;
const OTHERS = /^(.*?)@(.+?):(\d+):(\d+)$/;
const MOST_FRAMES = 30;
/** Files that are part of the product: built or written by us, of a package, or of Node itself. Any other name may be an address. */
const OURS = /^.*?\/?((?:dist|libs|services|public-site|console|test|node_modules|assets|build)\/[\w@.+/-]+\.[cm]?[jt]sx?)$/;
const OF_NODE = /^node:[\w/]+$/;
/** Names that code gives to functions; a name that was made while it ran could be anything. */
const NAMED = /^(?:async |new )?[A-Za-z_$][\w$.<>#]{0,80}(?: \[as [\w$.]{1,40}\])?$/;

const ELSEWHERE = 'elsewhere';

/**
 * The places of a stack, innermost first. The machine's folders, addresses of pages and names of files that are none of ours are left
 * out, and of a page's own scripts the names of functions too: they come from outside, and are letters of a minifier anyway.
 */
export const framesOf = (stack: string, { named }: { readonly named: boolean }): Frame[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const found = V8.exec(line) ?? OTHERS.exec(line);
      if (!found) return [];
      const [, name = '', file, lineno, colno] = found;
      return [{ function: named && NAMED.test(name) ? name : '?', filename: within(file!), lineno: Number(lineno), colno: Number(colno) }];
    })
    .slice(0, MOST_FRAMES);

function within(file: string): string {
  const path = file.replace(/^(?!node:)\w+:\/\/[^/]*/, '').replace(/[?#].*$/, '');
  return OF_NODE.test(path) ? path : (OURS.exec(path)?.[1] ?? ELSEWHERE);
}
