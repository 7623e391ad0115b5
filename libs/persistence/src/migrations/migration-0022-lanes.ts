import { Migration } from '@mikro-orm/migrations';

/**
 * Work waits in the queue of its provider, by priority. Rows of before, and those that an older process adds meanwhile, wait in the
 * queue of all other work, where that process looks too. The index is the order in which work is taken.
 */
export class Migration0022Lanes extends Migration {
  override up(): void {
    this.addSql(`alter table work_items add column queue text not null default 'work', add column priority smallint not null default 3`);
    this.addSql(`create index work_items_next on work_items (queue, priority, due_at) where state = 'pending'`);
  }
}
