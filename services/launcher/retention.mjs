/** `npm run retention`: counts what the next run of retention would let go of, or makes the run of today now. */
import { runProgram } from './operator.mjs';

runProgram('retention-cli.js');
