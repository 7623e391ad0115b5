/** `npm run admin`: the first administrator, and help for the only one who lost their second factor. */
import { runProgram } from './operator.mjs';

runProgram('admin-cli.js');
