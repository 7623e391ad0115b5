/** The exercise on its own: it works in a copy, so other checks of the tree may run beside it. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tally } from '../tally.mjs';
import { exercise } from './exercise.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const { check, end } = tally();
for (const [name, problems] of exercise(root)) check(name, problems);
end();
