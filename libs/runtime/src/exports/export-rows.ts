import type { Row } from '@jurilien/event-sourcing';
import type { ExportCursor } from '@jurilien/exports';

/** The rows of a file, as who asked for it may have them. */
export interface ExportSource {
  total(): Promise<number>;
  /** The next rows, at most so many; `last` is absent when nothing comes behind them. */
  next(limit: number, after?: ExportCursor): Promise<{ readonly rows: readonly Row[]; readonly last?: ExportCursor }>;
}
