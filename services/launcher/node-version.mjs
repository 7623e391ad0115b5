/**
 * The first thing `npm start` and `npm test` look at. Written in the words of old JavaScript, and importing nothing, so that
 * a Node.js that is too old can still read it and say so.
 */
export const OLDEST_NODE = 20;

/** The sentence for a Node.js that is too old, French then English; nothing for one that will do. */
export function complaintAbout(version) {
  const found = String(version).replace(/^v/, '');
  if (Number(found.split('.')[0]) >= OLDEST_NODE) return undefined;
  return (
    'Node.js ' +
    found +
    ' est trop ancien : installez la version ' +
    OLDEST_NODE +
    ' ou une plus récente (https://nodejs.org), puis recommencez.\n' +
    'Node.js ' +
    found +
    ' is too old: install version ' +
    OLDEST_NODE +
    ' or later (https://nodejs.org), then try again.'
  );
}
