import { Migration } from '@mikro-orm/migrations';

/**
 * Every event carries the version of the configuration that it was decided on. Events of before have none: they rest on what was shipped.
 * A process of before reads on through `load_streams` and appends without a version; it knows no configuration but the shipped one.
 */
export class Migration0023ConfigVersion extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/* As in 0016, with the version of the configuration. */
const appendEvents = `create or replace function append_events(groups jsonb) returns jsonb language plpgsql volatile
     set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
     declare bad integer[]; answer jsonb;
     begin
       perform pg_advisory_xact_lock(7412, h) from (
         select hashtext(x ->> 0) as h from jsonb_array_elements(groups) g, jsonb_array_elements(g -> 'x') x order by 1) locks;
       perform pg_advisory_xact_lock_shared((7411::bigint << 48) | case when is_called then last_value else 0 end) from events_position_seq;
       select array_agg(b) into bad from (
         select coalesce((g ->> 'b')::integer, n::integer - 1) as b
           from jsonb_array_elements(groups) with ordinality l(g, n), jsonb_array_elements(g -> 'x') x
          where (x ->> 1)::integer <> coalesce((select version from events where stream = x ->> 0 order by version desc limit 1), 0)
         union all
         select coalesce((g ->> 'b')::integer, n::integer - 1) from jsonb_array_elements(groups) with ordinality l(g, n)
          where (select true from events where command_id = (g ->> 'c')::uuid limit 1)) refused;
       with added as (
         insert into events (stream, version, type, schema_version, occurred_at, actor, on_behalf_of, reason,
                             command_id, command_seq, correlation_id, causation_id, province, payload, sealed, fingerprint, config_version)
         select e ->> 's', (e ->> 'v')::integer, e ->> 't', (e ->> 'sv')::smallint, (g ->> 'at')::timestamptz,
                g -> 'actor', g ->> 'obo', g ->> 'reason', (g ->> 'c')::uuid, seq::smallint,
                (g ->> 'corr')::uuid, g ->> 'caus', g ->> 'p', e -> 'd', nullif(e -> 'z', 'null'::jsonb), g ->> 'f', (g ->> 'cv')::integer
           from jsonb_array_elements(groups) with ordinality l(g, n), jsonb_array_elements(g -> 'e') with ordinality s(e, seq)
          where bad is null or coalesce((g ->> 'b')::integer, n::integer - 1) <> all (bad)
          order by n, seq
         returning command_id, position)
       -- Of several events of a group the last one is heard.
       select jsonb_object_agg(n, position order by position) into answer
         from added join (select (g ->> 'c')::uuid as command, n from jsonb_array_elements(groups) with ordinality l(g, n)) k on command = command_id;
       return coalesce(answer, '{}');
     end $$`;

/*
 * As in 0015, with the version of the configuration. Under a name of its own: a process of before has prepared the other one, whose
 * columns must stay as they are.
 */
const readStreams = `create function read_streams(streams text[], afters integer[], commands uuid[])
     returns table (now text, wanted boolean, stream text, version integer, type text, schema_version smallint, occurred_at text,
                    actor jsonb, payload jsonb, sealed jsonb, config_version integer, "position" bigint, command_id uuid, fingerprint text)
     language plpgsql volatile set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
     #variable_conflict use_column
     begin
       return query
       with clock as (select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now),
       found as (
         select true as wanted, e.stream, e.version, e.type, e.schema_version,
                to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as occurred_at,
                e.actor, e.payload, e.sealed, e.config_version, null::bigint as position, e.command_id, null as fingerprint
           from unnest(streams, afters) k(stream, after),
                lateral (select * from events e where e.stream = k.stream and e.version > k.after offset 0) e
         union all
         select false, e.stream, e.version, e.type, null, null, null, null, null, null, e.position, e.command_id, e.fingerprint
           from events e where e.command_id = any(commands))
       select clock.now, found.* from clock left join found on true order by version;
     end $$`;

const statements = ['alter table events add column config_version integer', appendEvents, readStreams];
