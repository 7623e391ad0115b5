import { Migration } from '@mikro-orm/migrations';

/**
 * What may be said of why a row of work failed stands beside what was thrown, which may quote a value; rows of before have none. Work
 * that was given up is listed by when that was, and counted by job and fault.
 */
export class Migration0030DeadLetters extends Migration {
  override up(): void {
    this.addSql(`alter table work_items add column fault text not null default ''`);
    this.addSql(`create index work_items_given_up on work_items (due_at, id) where state = 'failed'`);
    this.addSql(`create index work_items_faults on work_items (job, fault, due_at, id) where state = 'failed'`);
  }
}
