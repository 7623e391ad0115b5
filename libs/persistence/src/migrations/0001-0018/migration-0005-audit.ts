import { Migration } from '@mikro-orm/migrations';

/** Who saw what, and the seals that make a changed or missing row of the log, of this table or of operators' acts show. */
export class Migration0005Audit extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  /* Ids and codes only: no name, no address, no text that someone wrote. */
  `create table access_log (
     id bigint generated always as identity primary key,
     at timestamptz not null,
     actor_kind text not null check (actor_kind in ('user', 'token', 'anon', 'provider')),
     actor text not null,
     actor_role text,
     impersonator text,
     action text not null,
     subject text not null,
     detail jsonb not null default '{}'
   )`,
  'create index access_log_by_time on access_log (at desc, id desc)',
  'create index access_log_by_actor on access_log (actor, at desc)',
  'create index access_log_by_impersonator on access_log (impersonator, at desc) where impersonator is not null',
  'create index access_log_by_subject on access_log (subject, at desc)',
  /* One chain over three logs. A block keeps the hash of each of its rows, so that a verification can name the bad one. */
  `create table audit_seals (
     seq integer primary key check (seq > 0),
     at timestamptz not null default clock_timestamp(),
     log text not null check (log in ('events', 'access_log', 'operator_acts')),
     after_id bigint not null,
     up_to_id bigint not null,
     row_ids bigint[] not null,
     row_hashes bytea not null,
     previous text not null,
     hash text not null unique,
     mac text not null
   )`,
  'create index audit_seals_by_log on audit_seals (log, up_to_id)',
  `create function audit_is_final() returns trigger language plpgsql as $$
     begin raise exception '% is append-only', tg_table_name; end $$`,
  ...['access_log', 'audit_seals', 'operator_acts'].map(
    (table) =>
      `create trigger ${table}_is_final before update or delete or truncate on ${table} for each statement execute function audit_is_final()`,
  ),
  'create trigger events_are_not_emptied before truncate on events for each statement execute function audit_is_final()',
  /* Ids are drawn before they are committed: the process that seals waits for those in flight, so that no row slips under a seal. */
  `create function audit_row_on_its_way() returns trigger language plpgsql as $$
     begin perform pg_advisory_xact_lock_shared(7413, 1); return null; end $$`,
  ...['access_log', 'operator_acts'].map(
    (table) => `create trigger ${table}_on_its_way before insert on ${table} for each statement execute function audit_row_on_its_way()`,
  ),
  /* Up to here every row of a log is committed or will never be. One statement of its own: its lock ends with it. */
  `create function audit_horizon(log text) returns bigint language plpgsql volatile as $$
     declare last bigint;
     begin
       if log = 'events' then return event_horizon(); end if;
       perform pg_advisory_xact_lock(7413, 1);
       if log = 'access_log' then select coalesce(max(id), 0) into last from access_log;
       else select coalesce(max(id), 0) into last from operator_acts; end if;
       return last;
     end $$`,
  /* What people did, newest first, and what one of them did. */
  `create index events_of_people on events (occurred_at desc, position desc) where actor ->> 'kind' in ('user', 'token')`,
  `create index events_of_person on events ((actor ->> 'id'), occurred_at desc) where actor ->> 'kind' in ('user', 'token')`,
];
