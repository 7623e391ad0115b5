/** `npm run files`: brings the files of people from a folder to a bucket, or back, while the product runs. */
import { runProgram } from './operator.mjs';

runProgram('files-cli.js');
