import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build notes what each of its files was made from. */
const MANIFEST = join(import.meta.dirname, '..', '..', '..', '..', '.manifest.json');
const UNBUILT = 'unbuilt';

/** What names the code of this process: two processes of one build bear the same name, and no other one does. */
const release = ((): string => {
  try {
    return createHash('sha256').update(readFileSync(MANIFEST)).digest('hex').slice(0, 12);
  } catch {
    // Sources that run as they are.
    return UNBUILT;
  }
})();

/** What a process says of itself as long as it runs. */
export const ownFacts = () => ({
  release,
  node: process.version,
  startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
});
