import { Migration } from '@mikro-orm/migrations';

/** Commands that were decided one on another are appended together: a bundle is written whole or not at all. */
export class Migration0010Bundles extends Migration {
  override up(): void {
    this.addSql(appendEvents);
  }
}

/*
 * As in 0003, by bundles (`b`) instead of single groups: what any group of a bundle expects of a stream, a neighbour in the way, or a
 * command that is in the log refuses the bundle. A group without a number is a bundle of its own.
 */
const appendEvents = `create or replace function append_events(groups jsonb) returns jsonb language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
     declare mark bigint; answer jsonb; bad integer[];
     begin
       perform pg_advisory_xact_lock(7412, h) from (
         select distinct hashtext(x ->> 0) as h
           from jsonb_array_elements(groups) g, jsonb_array_elements(g -> 'x') x order by 1) locks;
       select case when is_called then last_value else 0 end into mark from events_position_seq;
       perform pg_advisory_xact_lock_shared((7411::bigint << 48) | mark);
       with grp as materialized (
         select val, (val ->> 'c')::uuid as command, ord::integer as n, coalesce((val ->> 'b')::integer, ord::integer - 1) as b
           from jsonb_array_elements(groups) with ordinality g(val, ord)),
       wanted as materialized (
         select b, n, x ->> 0 as stream, (x ->> 1)::integer as expected from grp, jsonb_array_elements(val -> 'x') x),
       written as materialized (
         select b, n, e ->> 's' as stream from grp, jsonb_array_elements(val -> 'e') e)
       select coalesce(array_agg(b), '{}') into bad from (
         select b from wanted w
          where expected <> coalesce((select e.version from events e where e.stream = w.stream order by e.version desc limit 1), 0)
         union all
         select w.b from wanted w join written o on o.stream = w.stream and o.n < w.n and o.b <> w.b
         union all
         select b from grp where (select e.version from events e where e.command_id = command limit 1) is not null
         union all
         select g.b from grp g join grp o on o.command = g.command and o.n < g.n) b;
       with grp as materialized (
         select val, (val ->> 'c')::uuid as command, ord::integer as n
           from jsonb_array_elements(groups) with ordinality g(val, ord)
          where coalesce((val ->> 'b')::integer, ord::integer - 1) <> all (bad)),
       added as (
         insert into events (stream, version, type, schema_version, occurred_at, actor, on_behalf_of, reason,
                             command_id, command_seq, correlation_id, causation_id, province, payload, sealed, fingerprint)
         select e ->> 's', (e ->> 'v')::integer, e ->> 't', (e ->> 'sv')::smallint, (val ->> 'at')::timestamptz,
                val -> 'actor', val ->> 'obo', val ->> 'reason', command, eo::smallint,
                (val ->> 'corr')::uuid, val ->> 'caus', val ->> 'p', e -> 'd', nullif(e -> 'z', 'null'::jsonb), val ->> 'f'
           from grp, jsonb_array_elements(val -> 'e') with ordinality ev(e, eo)
          order by n, eo
         returning command_id, position)
       select jsonb_object_agg(n, last) into answer
         from (select g.n, max(a.position) as last from grp g join added a on a.command_id = g.command group by g.n) done;
       return coalesce(answer, '{}'::jsonb);
     end $$`;
