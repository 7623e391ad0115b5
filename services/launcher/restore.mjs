/** `npm run restore -- --to <instant>`: fills an empty database with a backup as it stood at an instant. */
import { runProgram } from './operator.mjs';

runProgram('restore-cli.js');
