/** `npm run audit`: who did and saw what, and whether what is kept of it is as it was written. */
import { runProgram } from './operator.mjs';

runProgram('audit-cli.js');
