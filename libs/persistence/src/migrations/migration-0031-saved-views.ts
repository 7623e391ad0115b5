import { Migration } from '@mikro-orm/migrations';

/**
 * How people arrange their lists: filters they keep under a name, for themselves or for the team, and which one each of them begins
 * with. And who has something open just now, which is worth nothing after a crash.
 */
export class Migration0031SavedViews extends Migration {
  override up(): void {
    this.addSql(
      `create table saved_views (
         id uuid primary key,
         list text not null,
         owner_id uuid not null,
         shared boolean not null default false,
         name text not null,
         filter jsonb not null,
         sort jsonb,
         hidden jsonb,
         at timestamptz not null default now()
       )`,
    );
    this.addSql('create index saved_views_owner on saved_views (owner_id)');
    this.addSql('create index saved_views_shared on saved_views (list) where shared');
    this.addSql(
      `create table default_views (
         user_id uuid not null,
         list text not null,
         view text not null,
         primary key (user_id, list)
       )`,
    );
    this.addSql(
      `create unlogged table presences (
         user_id uuid not null,
         page uuid not null,
         subject text not null,
         writing boolean not null,
         since timestamptz not null,
         seen_at timestamptz not null,
         primary key (user_id, page)
       )`,
    );
    this.addSql('create index presences_subject on presences (subject)');
  }
}
