/** `npm run ledger`: proves the books of juricoins from the log, and shows them as they stood at any instant. */
import { runProgram } from './operator.mjs';

runProgram('ledger-cli.js');
