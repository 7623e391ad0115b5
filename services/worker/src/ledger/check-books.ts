import { INVARIANTS, recordBooksCheck } from '@jurilien/credits';
import { command } from '@jurilien/event-sourcing/command-bus';
import { derivedId } from '@jurilien/persistence';
import { proveBooks, type Kernel, type Logger } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

/** So many faults travel with the follow-up; `npm run ledger -- verify` names them all. */
const TOLD = 20;
const LONGEST = 300;

/** Proves the books anew and writes down what was found: a fault opens a follow-up (4.4.4). */
export function checkBooks(kernel: Kernel, bus: CommandBus, log: Pick<Logger, 'error' | 'info'>): JobHandler<'check-books'> {
  return async (item) => {
    const { day } = item.input;
    const { entries, accounts, documents, counts, faults } = await proveBooks(kernel);
    const found = INVARIANTS.filter((id) => counts[id]);
    if (found.length > 0) log.error({ day, counts }, 'the books do not hold: npm run ledger -- verify');
    else log.info({ day, entries }, 'the books hold');
    const input = {
      day,
      entries,
      accounts,
      documents,
      counts: Object.fromEntries(found.map((id) => [id, counts[id]!])),
      faults: faults.slice(0, TOLD).map((f) => ({ ...f, what: f.what.slice(0, LONGEST) })),
    };
    await bus.execute(command(recordBooksCheck, input, sentBy(item, derivedId('work:check-books', item.position, day))));
  };
}
