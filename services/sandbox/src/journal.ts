import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of changes, one JSON object a line: a restart applies them again, in their order. */
export interface Journal<L> {
  lines(): Iterable<L>;
  append(line: L): void;
  /** Puts these lines in the place of all. */
  replace(lines: readonly L[]): void;
}

/** Opens a journal in a folder, which is created when it is missing. */
export function openJournal<L>(dataDir: string, name: string): Journal<L> {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  const written = (line: L): string => `${JSON.stringify(line)}\n`;
  return {
    *lines() {
      if (!existsSync(file)) return;
      for (const text of readFileSync(file, 'utf8').split('\n')) {
        if (!text) continue;
        const line = parsed<L>(text);
        if (!line) return;
        yield line;
      }
    },
    append: (line) => appendFileSync(file, written(line)),
    replace: (lines) => writeFileSync(file, lines.map(written).join('')),
  };
}

/** A line, or nothing when a crash cut it short: then it is the last one, and what came before it is whole. */
function parsed<L>(text: string): L | undefined {
  try {
    return JSON.parse(text) as L;
  } catch {
    return undefined;
  }
}
