/** What a request keeps of one way here (IN17): who sent the person, and the words of the advertisement that did. */
interface WayHere {
  readonly origin: string;
  readonly campaign?: string;
  readonly term?: string;
}

const BETWEEN = ' · ';
/** Between the last way here and the first one, where they differ. */
const FIRST = ' | 1 : ';
const TERM = /^« (.+) »$/;
/** The media that the public site writes between where someone came from and what the advertisement was called. */
const SHORT = 60;

/** One way here as the public site writes it: `google · cpc · divorce-2026 · « avocat divorce » · /avocat-famille`. */
function wayOf(text: string): WayHere | undefined {
  const parts = text.split(BETWEEN);
  // It ends with the page that was opened; anything else was not written by the site and may hold anything.
  if (parts.length < 2 || !parts.at(-1)!.startsWith('/')) return undefined;
  const [origin = '', ...rest] = parts.slice(0, -1);
  const term = rest.map((part) => TERM.exec(part)?.[1]).find((found) => found !== undefined);
  const named = rest.filter((part) => !TERM.test(part));
  return {
    origin: origin.toLowerCase().slice(0, SHORT),
    ...(named[1] ? { campaign: named[1].toLowerCase().slice(0, SHORT) } : {}),
    ...(term ? { term: term.toLowerCase().slice(0, SHORT) } : {}),
  };
}

/** The last and the first way here that `searchTerms` of a request holds; nothing where it holds none that the site wrote. */
export function waysHere(searchTerms: string | undefined): { readonly last?: WayHere; readonly first?: WayHere } {
  const [last = '', first = last] = (searchTerms ?? '').split(FIRST);
  const [lastWay, firstWay] = [wayOf(last), wayOf(first)];
  return { ...(lastWay ? { last: lastWay } : {}), ...(firstWay ? { first: firstWay } : {}) };
}
