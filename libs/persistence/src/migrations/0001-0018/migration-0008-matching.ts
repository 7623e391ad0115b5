import { Migration } from '@mikro-orm/migrations';

/** Why everybody was asked or not, wave by wave: too much for the log, of no use after half a year (4.10.13). */
export class Migration0008Matching extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  /* A small number for each professional, so that a wave's codes are one byte each. */
  `create table matching_people (
     n integer generated always as identity primary key,
     professional_id uuid not null unique
   )`,
  /* `codes` has the code of person n at byte n; `ranked` has the parts of each candidate in their order. */
  `create table matching_explanations (
     lead_id uuid not null,
     round integer not null,
     wave integer not null,
     inputs_hash text not null,
     at timestamptz not null default clock_timestamp(),
     config_version integer not null,
     codes bytea not null,
     ranked bytea not null,
     primary key (lead_id, round, wave, inputs_hash)
   )`,
  'create index matching_explanations_by_time on matching_explanations (at)',
];
