import { Migration } from '@mikro-orm/migrations';

/** What was given up is counted at every look at the figures: without an index all work that was ever done is read for it. */
export class Migration0018FailedWork extends Migration {
  override up(): void {
    this.addSql(`create index work_items_failed on work_items (position) where state = 'failed'`);
  }
}
