import { Migration } from '@mikro-orm/migrations';

/** How far the trial of a rule is, and what it came to: figures and masked examples; it can be made again at any time. */
export class Migration0025Trials extends Migration {
  override up(): void {
    this.addSql(
      `create table trials (
         id uuid primary key,
         subject text not null,
         done integer not null default 0,
         total integer not null default 0,
         report jsonb,
         at timestamptz not null default now()
       )`,
    );
    this.addSql('create index trials_subject on trials (subject, at desc)');
  }
}
