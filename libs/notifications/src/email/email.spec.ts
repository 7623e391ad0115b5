import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { barriersOf, readMail } from '../../../../test/support/mail-page.mjs';
import { footerOf } from '../footer.js';
import { renderNeutral } from '../neutral.js';
import { channelsOf, render, samples } from '../render.js';
import { defaultSender } from '../sender.js';
import type { EmailText, Lang } from '../template.js';
import { templates } from '../templates/index.js';
import { DARK, LIGHT } from './colours.js';
import { writeMail } from './write-mail.js';

const LANGS: readonly Lang[] = ['fr', 'en'];
const MAILS = Object.keys(templates)
  .filter((rule) => channelsOf(rule).includes('email'))
  .flatMap((rule) => LANGS.map((lang) => [rule, lang] as const));
const written = (rule: string, lang: Lang) => render(rule, 'email', lang, samples[rule]![lang]) as { text: string; html: string };

describe('every mail, in both languages', () => {
  it.each(MAILS)('%s %s has nothing that axe objects to', async (rule, lang) =>
    expect(await barriersOf(written(rule, lang).html)).toEqual([]),
  );

  it.each(MAILS)('%s %s says the same as a text: every line of the page, and every address', (rule, lang) => {
    const { text, html } = written(rule, lang);
    const { lines, addresses } = readMail(html).said;
    const flat = (of: string): string => of.replace(/\s+/g, ' ').trim();
    for (const line of lines) expect(flat(text)).toContain(flat(line));
    for (const address of addresses) expect(text).toContain(address);
  });

  it('is a page of its language with one heading, whose tables are no data, and loads nothing from anywhere', () => {
    for (const [rule, lang] of MAILS) {
      const mail = readMail(written(rule, lang).html);
      expect([mail.lang, mail.headings.length, mail.loaded]).toEqual([`${lang}-CA`, 1, 0]);
      expect(new Set(mail.tableRoles)).toEqual(new Set(['presentation']));
    }
  });
});

describe('the dress of a mail', () => {
  const dress = (lang: Lang) => ({ lang, sender: defaultSender, footer: footerOf(lang, 'client', 'service', defaultSender) });
  const write = (mail: Partial<EmailText>, lang: Lang = 'fr') =>
    writeMail({ subject: 'Sujet', preview: 'Aperçu', body: ['Bonjour,'], ...mail }, dress(lang));
  const said = fc.string({
    unit: fc.constantFrom('<', '>', '&', '"', "'", '{', '-', 'é', 'a', ' ', '<script>', '<!--', ']]>'),
    maxLength: 60,
  });

  it('shows what values hold and obeys none of it', () =>
    fc.assert(
      fc.property(said, said, (value, title) => {
        const mail = readMail(write({ subject: title, body: [`Bonjour ${value}`, `- ${value}`] }).html);
        expect([mail.headings, mail.paragraphs, mail.loaded]).toEqual([[title], [`Bonjour ${value}`], 0]);
      }),
    ));

  it('is the same for the same words', () => expect(write({ after: ['Fin'] })).toEqual(write({ after: ['Fin'] })));

  it('links to our own pages alone, without the mark that ends a sentence', () => {
    const own = `${defaultSender.origin}/preferences`;
    const { html } = write({ after: [`Voyez ${own}. Pas https://ailleurs.example/x ni ${defaultSender.origin}.ailleurs.example/x`] });
    expect(readMail(html).links).toEqual([own]);
  });

  it('has buttons that a thumb meets and Outlook draws', () => {
    const { html } = write({ button: { label: 'Voir', url: 'https://jurilien.example/x' } });
    expect(readMail(html).buttonHeight).toBeGreaterThanOrEqual(44);
    expect(html).toContain('<!--[if mso]>');
  });

  it('keeps lists and line breaks in the text, and the addresses of its buttons after their names', () => {
    const { text } = write({
      body: ['Deux choses :', '- la première', '- la seconde', 'Un\nDeux'],
      button: { label: 'Voir', url: 'https://jurilien.example/x?a=1&b=2' },
    });
    expect(text.split('\n-- \n')[0]!.trim()).toBe(
      'Deux choses :\n\n- la première\n- la seconde\n\nUn\nDeux\n\nVoir\u00a0: https://jurilien.example/x?a=1&b=2',
    );
  });
});

describe('a neutral mail', () => {
  it.each(LANGS)('has nothing that axe objects to, and its text both addresses (%s)', async (lang) => {
    const { html, text } = renderNeutral('email', lang, { url: 'https://jurilien.example/n/1' }, 'https://jurilien.example/p/1');
    expect(await barriersOf(html!)).toEqual([]);
    expect(text).toMatch(/\/n\/1\n\n.+\/p\/1$/);
    expect(html).not.toMatch(/Jurilien,|style/);
  });
});

describe('colours of mails', () => {
  const css = readFileSync(join(process.cwd(), 'libs/theme/tokens.css'), 'utf8');
  const [day, night] = css.split('@media (prefers-color-scheme: dark)') as [string, string];
  const token = (name: string) => `--${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
  const inTheme = (part: string, name: string) => new RegExp(`${token(name)}: (#[0-9a-f]{6});`).exec(part)?.[1];

  it.each(Object.keys(LIGHT) as (keyof typeof LIGHT)[])('%s is that of the theme, by day and by night', (name) => {
    expect([LIGHT[name], DARK[name]]).toEqual([inTheme(day, name), inTheme(night, name)]);
  });

  /** Relative luminance and contrast as WCAG 2 defines them. */
  const luminance = (hex: string): number => {
    const [r, g, b] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string): number => {
    const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  };
  it.each([
    ['ink', 'ground'],
    ['ink', 'groundSoft'],
    ['inkSoft', 'groundSoft'],
    ['primary', 'ground'],
    ['primary', 'groundSoft'],
    ['onPrimary', 'primary'],
    ['link', 'ground'],
    ['link', 'groundSoft'],
  ] as const)('%s can be read on %s', (text, ground) => {
    for (const colours of [LIGHT, DARK]) expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
