import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALARMS } from '@jurilien/contracts';
import { LIMITS } from '@jurilien/runtime';
import { parse } from 'yaml';
import { alarmsEn } from '../../console/src/features/operations/wrong.en.js';
import { alarmsFr } from '../../console/src/features/operations/wrong.fr.js';
import { words as en } from '../../console/src/features/operations/words.en.js';
import { words as fr } from '../../console/src/features/operations/words.fr.js';
import { en as common } from '../../console/src/i18n/en.js';
import { fr as commonFr } from '../../console/src/i18n/fr.js';

const root = join(import.meta.dirname, '..', '..');
const docs = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
const section = (title: string): string => docs.split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!;
/** Rows of a table of three columns by the name in the first. */
const rowsOf = (title: string): Map<string, readonly [string, string]> =>
  new Map(
    [...section(title).matchAll(/^\| `([\w-]+)`[^|]* \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, name, one, other]) => [name!, [one!, other!]]),
  );

/** Names of the console by their French ones: those of the page itself, and those of the rail. */
const names = new Map<string, string>([
  ...Object.entries(commonFr.nav).flatMap(([key, name]) =>
    typeof name === 'string' ? [[name, (common.nav as Record<string, unknown>)[key] as string] as const] : [],
  ),
  [fr.operations.retry, en.operations.retry],
  [fr.operations.dismiss, en.operations.dismiss],
]);
/** What a document says of a button or a place, as the page in English names it; links are their words. */
const onThePage = (text: string): string =>
  text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/« ([^»]+) »/g, (_, name: string) => {
    expect(names.has(name)).toBe(true);
    return `“${names.get(name)}”`;
  });
/** Names of the machine, which no language changes. */
const typed = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map((m) => m[1]!).sort();
const quoted = (text: string, open: string, close: string): number => text.split(open).length + text.split(close).length;

describe('what the page of operations says of each red thing', () => {
  const steps = rowsOf('Alerts');
  const checks = rowsOf('Health');

  it.each(ALARMS)('is what docs/operations.md says of the alert %s', (alarm) => {
    const [look, act] = steps.get(alarm)!;
    expect(alarmsEn.alarms[alarm]).toMatchObject({ look: onThePage(look), act: onThePage(act) });
  });
  it('is said of alarms alone that there are', () => {
    expect(Object.keys(alarmsFr.alarms).sort()).toEqual([...ALARMS].sort());
  });

  // What a reader set aside has an alarm of its own, with its steps.
  it.each([...checks.keys()].filter((name) => name !== 'set-aside'))('is what it says of the check %s', (name) => {
    const [red, act] = checks.get(name)!;
    expect(alarmsEn.checks[name as keyof typeof alarmsEn.checks]).toMatchObject({ red: onThePage(red), act: onThePage(act) });
  });
  it('is said of every check', () => {
    expect(Object.keys(alarmsFr.checks).sort()).toEqual([...checks.keys()].filter((name) => name !== 'set-aside').sort());
  });

  const both = [
    ...ALARMS.map((alarm) => [alarm, alarmsFr.alarms[alarm], alarmsEn.alarms[alarm]] as const),
    ...(Object.keys(alarmsFr.checks) as (keyof typeof alarmsFr.checks)[]).map(
      (check) => [check, alarmsFr.checks[check], alarmsEn.checks[check]] as const,
    ),
  ];
  it.each(both)('names the same commands, settings and places in both languages: %s', (_, french, english) => {
    expect(Object.values(french).flatMap(typed).sort()).toEqual(Object.values(english).flatMap(typed).sort());
    const told = [Object.values(french).join(' '), Object.values(english).join(' ')] as const;
    expect(quoted(told[0], '«', '»')).toBe(quoted(told[1], '“', '”'));
  });
});

describe('the limits of the page', () => {
  const { groups } = parse(readFileSync(join(root, 'ops', 'alerts.yml'), 'utf8')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  it.each(Object.entries(LIMITS))('%s is the one at which its alert rings', (alarm, limit) => {
    const rule = groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === alarm)!;
    expect(Number(/ > (\d+)$/.exec(rule.expr)?.[1])).toBe(limit);
  });
});
