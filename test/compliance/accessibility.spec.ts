import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const SHEET = readFileSync(join(ROOT, 'libs/theme/tokens.css'), 'utf8');

// 5.6: WCAG 2.2 AA. What needs a browser stands in test/browser: A11Y-1 to A11Y-3 and A11Y-6; A11Y-5 with the script that counts down, A11Y-8 with papers.
describe('accessibility', () => {
  it('A11Y-4: what a board shows is acted on by links and buttons; nothing is moved by dragging alone', () => {
    const dragged = ['console/src', 'public-site/src'].flatMap((room) =>
      sourcesIn(room).filter((file) =>
        /\bdraggable\b|\bonDrag\w*=|\bondrag|react-dnd|dnd-kit|beautiful-dnd|sortablejs/i.test(readFileSync(join(ROOT, file), 'utf8')),
      ),
    );
    // Cards of prospects can be dragged, and each has the menu of the places it can be moved to.
    const ways = ['Board', 'Lane', 'ProspectCard'].map((name) => `console/src/features/prospects/${name}.tsx`);
    expect(dragged.sort()).toEqual(ways);
    expect(readFileSync(join(ROOT, ways[2]!), 'utf8')).toMatch(/<MoveMenu row=\{row\} why=\{why\} onMove=\{onMove\} \/>/);
    const board = readFileSync(join(ROOT, 'console/src/features/requests/LeadBoard.tsx'), 'utf8');
    expect(board).toMatch(/component=\{Link\}\s+to=\{`\/leads\/\$\{lead\.id\}`\}/);
  });

  it.each([
    ['by day', SHEET.split('@media')[0]!],
    ['at night', SHEET.split('@media')[0]! + SHEET.split('@media')[1]!],
  ])(
    'A11Y-7: colours of the theme are far enough apart, %s: 4.5 for text, 3 for what is drawn, and orange is never text',
    async (when, sheet) => {
      const colour = (name: string): string => [...sheet.matchAll(new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'g'))].at(-1)![1]!;
      const close = (least: number, pairs: readonly (readonly [string, string])[]): string[] =>
        pairs.filter(([a, b]) => contrast(a, b) < least).map(([a, b]) => `${a} on ${b}: ${contrast(a, b).toFixed(2)}`);
      const named = (pairs: readonly (readonly [string, string])[]) => pairs.map(([a, b]) => [colour(a), colour(b)] as const);
      const toned = tonesOf(when === 'by day' ? 'light' : 'dark');
      expect(close(4.5, [...named(TEXT), ...toned])).toEqual([]);
      expect(close(3, named(DRAWN))).toEqual([]);
      const styles = sourcesIn('public-site/src').filter((file) => file.endsWith('.css'));
      const orange = styles.filter((file) =>
        /(?<![\w-])color:\s*(var\(--secondary(-light|-dark)?\)|#ff7043)/.test(readFileSync(join(ROOT, file), 'utf8')),
      );
      expect(orange).toEqual([]);
    },
  );
});

const GROUNDS = ['ground', 'ground-soft', 'ground-tint'];
const onEach = (...names: string[]) => names.flatMap((name) => GROUNDS.map((ground) => [name, ground] as const));
const STATES = ['success', 'warning', 'danger', 'info'];
/** What is read, on what it is read on. */
const TEXT = [
  ...onEach('ink', 'ink-soft', 'link', 'link-hover', 'accent-text', 'primary'),
  ...STATES.flatMap((state) => [`${state}-ground`, 'ground'].map((ground) => [state, ground] as const)),
  ...[['on-primary', 'primary'] as const, ['on-secondary', 'secondary'] as const],
];
/** Borders of fields, marks of the focus and of states. */
const DRAWN = [...onEach('line-strong', 'focus'), ...STATES.map((state) => [`${state}-line`, 'ground'] as const)];

/** States of the console: words on their ground, as its own table has them. */
const tonesOf = (mode: 'light' | 'dark') => {
  const [, table = ''] =
    new RegExp(`\\b${mode}: \\{\n((?:    \\w+: \\{.*\\},\n)+)`).exec(readFileSync(join(ROOT, 'console/src/tokens.ts'), 'utf8')) ?? [];
  const tones = [...table.matchAll(/text: .*?(#[0-9a-f]{6}).*?ground: .*?(#[0-9a-f]{6})/g)].map(
    ([, text, ground]) => [text!, ground!] as const,
  );
  expect(tones.length).toBeGreaterThan(4);
  return tones;
};

const luminance = (hex: string): number =>
  [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i]!, 0);
/** How far two colours are apart, as WCAG counts. */
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const sourcesIn = (room: string): string[] =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js|css)$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`);
