/**
 * `npm test`: every level, one after another; the last line is `N passed, N failed` over all of them.
 * `npm test -- lint unit` runs only the named levels. Starts under Node.js 20, continues under the one of package.json.
 */
import { complaintAbout } from '../services/launcher/node-version.mjs';

const complaint = complaintAbout(process.versions.node);

if (complaint) end(complaint);
else import('./start.mjs').then(({ main }) => main(process.argv[1])).catch((error) => end(error.known ? error.message : error.stack));

/** Nothing could be tried: that is a failure too, and is counted as one. */
function end(why) {
  console.error(why);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
