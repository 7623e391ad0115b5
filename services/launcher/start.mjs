/** `npm start`: looks at the Node.js it was given, then leaves everything to launch.mjs. */
import { complaintAbout } from './node-version.mjs';

const complaint = complaintAbout(process.versions.node);
if (complaint) {
  console.error('\n' + complaint + '\n');
  process.exitCode = 1;
} else {
  import('./launch.mjs').then(({ launch }) => launch(process.argv[1]));
}
