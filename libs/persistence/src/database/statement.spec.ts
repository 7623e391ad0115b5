import { compiled, fixed, ready, statement, whereAll } from './statement.js';

const HOSTILE = `x'; drop table events; --"`;

// proves: ASVS row 56
describe('SQL put together at run time', () => {
  it('keeps values out of the text: names are quoted, values are parameters', () => {
    const where = whereAll([statement`${statement.id('t', HOSTILE)} = ${HOSTILE}`, statement`id = any(${[HOSTILE]}::text[])`]);
    expect(compiled(statement`select 1 from ${statement.id('views', 'leads')} t ${where} limit ${5}`)).toEqual({
      sql: `select 1 from "views"."leads" t where "t"."x'; drop table events; --""" = $1 and id = any($2::text[]) limit $3`,
      parameters: [HOSTILE, [HOSTILE], 5],
    });
  });

  it('escapes a literal where PostgreSQL takes no parameter', () => {
    expect(compiled(statement`copy (select ${statement.lit(HOSTILE)}) to stdout`).sql).toBe(
      `copy (select 'x''; drop table events; --"') to stdout`,
    );
  });

  it('has no condition where none is asked for', () => {
    expect(compiled(statement`select 1 ${whereAll([])}`).sql.trim()).toBe('select 1');
  });

  it('compiles names once, never values', () => {
    expect(compiled(statement`select ${ready(statement.join([statement.id('a'), statement.id('b c')]))} from t where a = ${1}`)).toEqual({
      sql: 'select "a", "b c" from t where a = $1',
      parameters: [1],
    });
    expect(() => ready(statement`a = ${1}`)).toThrow('values');
  });

  it('leaves a fixed text as it is written', () => {
    const columns = fixed`a, '\\d' as b`;
    expect(fixed`select ${columns} from t where a = $1 limit ${5}`).toBe(String.raw`select a, '\d' as b from t where a = $1 limit 5`);
  });
});
