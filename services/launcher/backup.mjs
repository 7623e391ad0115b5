/** `npm run backup`: what is new in the logs, the files, and the keys apart, while the product runs. */
import { runProgram } from './operator.mjs';

runProgram('backup-cli.js', { alone: true });
