import { Migration } from '@mikro-orm/migrations';

/**
 * What a log in partitions needs (`npm run events -- partition`); on one table it does nothing. Partitions are ranges of positions, so
 * that appends fill one and old ones lie still.
 */
export class Migration0014Partitions extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create view event_partitions as
     select c.oid as id, c.relname as name, (regexp_match(b.bound, 'FROM \\(''(\\d+)''\\)'))[1]::bigint as first,
            (regexp_match(b.bound, 'TO \\(''(\\d+)''\\)'))[1]::bigint as behind
       from pg_inherits i join pg_class c on c.oid = i.inhrelid, lateral (select pg_get_expr(c.relpartbound, c.oid) as bound) b
      where i.inhparent = to_regclass('events') and c.relispartition`,
  /*
   * A unique index holds within a partition. Across them, the transaction that adds a row holds the locks of its stream and its command until the
   * commit, and then looks in all of them: of two that add the same, the second one waits for the first and sees it.
   */
  `create function events_are_unique() returns trigger language plpgsql
     set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
     begin
       perform pg_advisory_xact_lock(7412, h) from (select distinct hashtext(stream) as h from added order by 1) locks;
       perform pg_advisory_xact_lock(7414, h) from (select distinct hashtext(command_id::text) as h from added order by 1) locks;
       if exists (select from added a join events e on e.stream = a.stream and e.version = a.version where e.position <> a.position) then
         raise unique_violation using message = 'a version of a stream is there already';
       end if;
       if exists (select from added a join events e on e.command_id = a.command_id and e.command_seq = a.command_seq where e.position <> a.position) then
         raise unique_violation using message = 'an event of a command is there already';
       end if;
       return null;
     end $$`,
  /* The guards that are not inherited. */
  `create function guard_events(partition text) returns void language plpgsql as $$
     begin
       execute format('create trigger events_are_final before update or delete on %I for each statement execute function events_are_final()', partition);
       execute format('create trigger events_are_not_emptied before truncate on %I for each statement execute function audit_is_final()', partition);
     end $$`,
  /* One more partition behind the last one: its indexes are those of the first. Attaching an empty table keeps no one from appending. */
  `create function add_event_partition(size bigint) returns void language plpgsql as $$
     declare last record; part text;
     begin
       select name, behind into last from event_partitions order by behind desc limit 1;
       part := 'events_' || last.behind;
       execute format('create table %I (like %I including all)', part, last.name);
       perform guard_events(part);
       execute format('alter table events attach partition %I for values from (%s) to (%s)', part, last.behind, last.behind + size);
     end $$`,
  /*
   * Keeps two empty partitions ahead of the positions, each as large as the last one; the worker asks now and then. It runs as the
   * owner, for the application's role owns nothing.
   */
  `create function make_event_room() returns integer language plpgsql security definer set search_path = public, pg_temp as $$
     declare made integer := 0; drawn bigint;
     begin
       if (select relkind from pg_class where oid = 'events'::regclass) <> 'p' then return 0; end if;
       perform pg_advisory_xact_lock(7415, 0);
       select last_value into drawn from events_position_seq;
       while (select count(*) from event_partitions where first > drawn) < 2 loop
         perform add_event_partition((select behind - first from event_partitions order by behind desc limit 1));
         made := made + 1;
       end loop;
       return made;
     end $$`,
  /* As in 0006; what is a partition is reached through the log alone. */
  `create or replace function grant_application(application text) returns void language plpgsql as $$
     declare t record;
     begin
       for t in select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition loop
         if t.name in ('events', 'access_log', 'audit_seals', 'operator_acts') then
           execute format('grant select, insert on public.%I to %I', t.name, application);
         elsif t.name = 'migrations' then
           execute format('grant select on public.%I to %I', t.name, application);
         else
           execute format('grant select, insert, update, delete on public.%I to %I', t.name, application);
         end if;
       end loop;
       execute format('grant select on public.event_partitions to %I', application);
       execute format('grant usage on schema public to %I', application);
       execute format('grant usage, select on all sequences in schema public to %I', application);
       execute format('grant execute on all functions in schema public to %I', application);
       execute format('alter schema views owner to %I', application);
       for t in select tablename as name from pg_tables where schemaname = 'views' loop
         execute format('alter table views.%I owner to %I', t.name, application);
       end loop;
     end $$`,
];
