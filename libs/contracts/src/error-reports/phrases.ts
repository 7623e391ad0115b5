/**
 * What browsers, Node and drivers say of an error in words of their own, and how we repeat it: without what they were talking about.
 * A sentence that is not here is not repeated, since any other may quote what someone wrote.
 */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/is not a function\b/, 'is not a function'],
  [/is not (async )?iterable\b/, 'is not iterable'],
  [/is not a constructor\b/, 'is not a constructor'],
  [/is not defined$|^Can't find variable: /, 'is not defined'],
  [/^Cannot access .* before initialization$/, 'was read before it was set'],
  [/^Assignment to constant variable/, 'assignment to a constant'],
  [/^Cannot read propert(y|ies) of undefined|^undefined is not an object/, 'a property of undefined was read'],
  [/^Cannot read propert(y|ies) of null|^null is not an object/, 'a property of null was read'],
  [/^Cannot set propert(y|ies) of (undefined|null)/, 'a property of nothing was set'],
  [/is not valid JSON$|^JSON\.parse: |^Unexpected (end of JSON input|token)|^JSON Parse error/, 'not valid JSON'],
  [/^Maximum call stack size exceeded|^too much recursion/, 'calls without end'],
  [/^Invalid (time value|date)/i, 'not an instant'],
  [/^Invalid array length/, 'not the length of a list'],
  [
    /^Failed to fetch dynamically imported module|^error loading dynamically imported module|^Importing a module script failed/,
    'a script did not load',
  ],
  [/^Failed to fetch|^NetworkError when attempting to fetch|^Load failed/, 'a request did not arrive'],
  [/^fetch failed/, 'a request did not arrive'],
  [/^The (user|operation was) aborted|^signal is aborted|^This operation was aborted/, 'a request was given up'],
  [/due to timeout$|^signal timed out/, 'no answer in time'],
  [/^Failed to execute '.*' on '.*'/, 'the browser refused a call'],
  [/^The quota has been exceeded|exceeded the quota/, 'no room left'],
  [/^Script error\.?$/, 'an error of a script from elsewhere'],
  [/^socket hang up$|^other side closed$|^terminated$/, 'the connection broke'],
  [/^Connection (terminated|is closed|closed)|^Client has encountered a connection error/, 'the connection broke'],
  [/^timeout exceeded when trying to connect$/, 'no connection in time'],
  [/^connect E[A-Z]+ |^getaddrinfo E/, 'no connection'],
];
const REACT = /^Minified React error #(\d{1,3})\b/;

/** A sentence of an engine or a driver in our words, nothing of its own left but the number of an error of React; none for any other text. */
export function phraseOf(message: string): string | undefined {
  const react = REACT.exec(message);
  if (react) return `React error #${react[1]}`;
  return PHRASES.find(([said]) => said.test(message))?.[1];
}
