/** `npm run config`: exports the configuration signed, proves an export, and tells what differs from another environment or instant. */
import { runProgram } from './operator.mjs';

runProgram('config-cli.js');
