import { scopeOf } from '../roles.js';

const STAFF = ['admin', 'province-admin', 'validation', 'report', 'restricted'];
/** Pages that a sign-in never leads to: the console for who is no staff is asked separately. */
const NEVER = /^\/(?:en\/)?(?:login|connexion|api|refresh-token|delete-refresh-token)(?:[/?]|$)/i;
const CONSOLE = /^\/(?:en\/)?admin(?:[/?]|$)/i;
/** Nothing but a path: one slash, then no second one, no backslash, no control character. */
const PATH = /^\/(?!\/)[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;

/**
 * The path a sign-in may lead to, from what stands after the `?` of `/login?{path}`; nothing when it could lead anywhere else
 * than to a page of ours that the role may see. Encoded once, twice or three times, it must still be such a path.
 * @param role full role of who signed in; absent asks about the address alone
 */
export function safeNext(query: string, role?: string): string | undefined {
  const path = /^%2f/i.test(query) ? decoded(query) : query;
  if (path === undefined || path.length > 2_000) return undefined;
  for (let text: string | undefined = path, depth = 0; depth < 4; depth++) {
    if (text === undefined || !isPath(text)) return undefined;
    const inner: string | undefined = decoded(text);
    if (inner === text) break;
    text = inner;
  }
  if (CONSOLE.test(path) && role !== undefined && !STAFF.includes(scopeOf(role)?.who ?? '')) return undefined;
  return path;
}

/** Decides on the path before its own query, where a whole address may stand as a value. */
function isPath(text: string): boolean {
  const [path = ''] = text.split(/[?#]/);
  return PATH.test(text) && !NEVER.test(path) && !path.includes('//') && !path.split('/').some((part) => part === '..' || part === '.');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
