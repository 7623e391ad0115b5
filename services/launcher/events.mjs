/** `npm run events`: the operator's look into the log. */
import { runProgram } from './operator.mjs';

runProgram('events-cli.js');
