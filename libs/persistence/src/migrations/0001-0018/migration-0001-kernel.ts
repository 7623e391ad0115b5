import { Migration } from '@mikro-orm/migrations';

/** The event log, its readers' checkpoints, keys, timers and work rows (design/event-store.md). */
export class Migration0001Kernel extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'create extension if not exists pg_trgm',
  'create schema if not exists views',
  `create table events (
     position bigint generated always as identity (cache 1),
     stream text not null,
     version integer not null check (version > 0),
     type text not null,
     schema_version smallint not null,
     occurred_at timestamptz not null,
     actor jsonb not null,
     on_behalf_of text,
     reason text,
     command_id uuid not null,
     command_seq smallint not null,
     correlation_id uuid not null,
     causation_id text,
     province text,
     payload jsonb not null,
     sealed jsonb,
     primary key (stream, version)
   )`,
  'create unique index events_by_position on events (position)',
  'create unique index events_by_command on events (command_id, command_seq)',
  // The log is never edited: not by a mistake of ours either. The owner can still truncate a test database.
  `create function events_are_final() returns trigger language plpgsql as $$
     begin raise exception 'the event log is append-only'; end $$`,
  `create trigger events_are_final before update or delete on events
     for each statement execute function events_are_final()`,
  /*
   * Everything up to the answer is committed or dead for any snapshot taken afterwards. First the sequence, then the marks:
   * a writer that is not yet in the lock table can only draw positions above the last value read here.
   */
  `create function event_horizon() returns bigint language plpgsql volatile as $$
     declare last bigint; low bigint;
     begin
       select case when is_called then last_value else 0 end into last from events_position_seq;
       select min(((classid::bigint & 65535) << 32) | objid::bigint) into low
         from pg_locks
        where locktype = 'advisory' and objsubid = 1 and granted and (classid::bigint >> 16) = 7411
          and database = (select oid from pg_database where datname = current_database());
       return least(last, coalesce(low, last));
     end $$`,
  /*
   * Appends many commands in one statement and one commit; each has its own result. Streams are locked in one order, so
   * batches never wait for each other in a circle; the mark ("every position I draw is greater than s") is taken before the
   * first position is drawn and is released by PostgreSQL only after the commit is visible.
   */
  `create function append_events(groups jsonb) returns jsonb language plpgsql volatile as $$
     declare mark bigint; answer jsonb; good integer[];
     begin
       perform pg_advisory_xact_lock(7412, h) from (
         select distinct hashtext(x ->> 0) as h
           from jsonb_array_elements(groups) g, jsonb_array_elements(g -> 'x') x order by 1) locks;
       select case when is_called then last_value else 0 end into mark from events_position_seq;
       perform pg_advisory_xact_lock_shared((7411::bigint << 48) | mark);
       with grp as (select val, ord::integer as n from jsonb_array_elements(groups) with ordinality g(val, ord)),
       wanted as (
         select n, x ->> 0 as stream, (x ->> 1)::integer as expected from grp, jsonb_array_elements(val -> 'x') x),
       bad as (
         select w.n from wanted w
          where w.expected <> coalesce((select max(e.version) from events e where e.stream = w.stream), 0)
             or exists (select 1 from wanted o where o.stream = w.stream and o.n < w.n)
         union
         select n from grp where exists (select 1 from events e where e.command_id = (val ->> 'c')::uuid))
       select array_agg(n) into good from grp where n not in (select n from bad);
       with grp as (select val, ord::integer as n from jsonb_array_elements(groups) with ordinality g(val, ord)),
       added as (
         insert into events (stream, version, type, schema_version, occurred_at, actor, on_behalf_of, reason,
                             command_id, command_seq, correlation_id, causation_id, province, payload, sealed)
         select e ->> 's', (e ->> 'v')::integer, e ->> 't', (e ->> 'sv')::smallint, (val ->> 'at')::timestamptz,
                val -> 'actor', val ->> 'obo', val ->> 'reason', (val ->> 'c')::uuid, eo::smallint,
                (val ->> 'corr')::uuid, val ->> 'caus', val ->> 'p', e -> 'd', nullif(e -> 'z', 'null'::jsonb)
           from grp, jsonb_array_elements(val -> 'e') with ordinality ev(e, eo)
          where n = any (good)
          order by n, eo
         returning command_id, command_seq, position)
       select jsonb_object_agg(command_id, last) into answer
         from (select command_id, max(position) as last from added group by command_id) a;
       return coalesce(answer, '{}'::jsonb);
     end $$`,
  `create table person_keys (
     owner text primary key,
     wrapped text not null,
     master_key text not null,
     created_at timestamptz not null default now(),
     destroyed_at timestamptz
   )`,
  `create table checkpoints (
     reader text primary key,
     position bigint not null default 0,
     stopped_at bigint,
     stopped_because text,
     updated_at timestamptz not null default now()
   )`,
  `create table scheduled_actions (
     id uuid primary key default gen_random_uuid(),
     subject text not null,
     timer text not null,
     occurrence text not null default '',
     due_at timestamptz not null,
     command text not null,
     input jsonb not null,
     state text not null default 'pending' check (state in ('pending', 'taken', 'done', 'cancelled', 'skipped')),
     revision integer not null default 1,
     position bigint not null,
     attempts integer not null default 0,
     taken_at timestamptz,
     outcome text,
     unique (subject, timer, occurrence)
   )`,
  `create index scheduled_actions_due on scheduled_actions (due_at) where state in ('pending', 'taken')`,
  `create table work_items (
     id uuid primary key,
     job text not null,
     key text not null unique,
     input jsonb not null,
     position bigint not null,
     occurred_at timestamptz not null,
     state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
     attempts integer not null default 0,
     due_at timestamptz not null default now(),
     last_error text,
     created_at timestamptz not null default now()
   )`,
  `create index work_items_open on work_items (due_at) where state = 'pending'`,
  `create table provider_inbox (
     provider text not null,
     event_id text not null,
     received_at timestamptz not null default now(),
     primary key (provider, event_id)
   )`,
  `create unlogged table rate_limits (
     key text not null,
     window_start timestamptz not null,
     hits integer not null,
     primary key (key, window_start)
   )`,
  `create table facts (name text primary key, value jsonb not null)`,
];
