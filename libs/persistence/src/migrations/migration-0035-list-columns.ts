import { Migration } from '@mikro-orm/migrations';

/** What a person took the columns of a list for, by the hash of its titles. */
export class Migration0035ListColumns extends Migration {
  override up(): void {
    this.addSql(
      `create table list_columns (
         user_id uuid not null,
         titles text not null,
         columns jsonb not null,
         at timestamptz not null default now(),
         primary key (user_id, titles)
       )`,
    );
  }
}
