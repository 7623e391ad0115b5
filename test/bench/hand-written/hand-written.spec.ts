import { readdirSync, readFileSync } from 'node:fs';
import { asShipped } from '@jurilien/event-sourcing/testing';
import * as recruiting from '@jurilien/recruiting';
import * as reference from '@jurilien/reference';
import { messagesOf, type Row } from '../../upgrade/sample-events.mjs';
import { handWritten } from './index.mjs';

const FOLDER = 'test/upgrade';
const [first] = readdirSync(FOLDER).filter((file) => /^messages-of-.*\.json$/.test(file));
const noted = JSON.parse(readFileSync(`${FOLDER}/${first!}`, 'utf8')) as { type: string; data: Record<string, unknown>; rows: Row[] }[];
const on = handWritten(reference, recruiting);
const atOnce = (rows: readonly Row[]): string[] => rows.flatMap(({ key, dueAt }) => (dueAt ? [] : [key])).sort();

it('what rules are measured against asks for every message that the first of them asked for, no more and no less', () => {
  const of = noted.filter(({ type }) => type in on);
  expect(of.length).toBeGreaterThan(350);
  const asked = of.map(({ type, data }) => ({
    type,
    data,
    keys: atOnce(messagesOf([{ name: 'by-hand', on }], { type, data }, asShipped())),
  }));
  expect(asked).toEqual(of.map(({ type, data, rows }) => ({ type, data, keys: atOnce(rows) })));
});
