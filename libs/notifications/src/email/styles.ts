import type { CSSProperties } from 'react';
import { DARK, LIGHT } from './colours.js';

const font = "'Nunito Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
/** As high as a thumb: `--target` of the theme, in pixels. */
const TARGET = 44;
const LINE = 20;
const press: CSSProperties = {
  border: `1px solid ${LIGHT.primary}`,
  borderRadius: 8,
  fontSize: 16,
  fontWeight: 700,
  lineHeight: `${LINE}px`,
  padding: `${(TARGET - LINE) / 2}px 24px`,
};

/** Looks that stand in each element, for programs that drop style sheets. */
export const STYLES = {
  body: {
    background: LIGHT.groundSoft,
    color: LIGHT.ink,
    fontFamily: font,
    fontSize: 16,
    lineHeight: 1.55,
    margin: 0,
    padding: '24px 12px',
  },
  hidden: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  column: { maxWidth: 560 },
  brand: { color: LIGHT.primary, fontSize: 20, fontWeight: 800, lineHeight: 1.55, margin: 0, padding: '0 8px 16px' },
  paper: { background: LIGHT.ground, border: `1px solid ${LIGHT.line}`, borderRadius: 8, padding: '28px 24px' },
  heading: { color: LIGHT.ink, fontSize: 22, lineHeight: 1.3, margin: '0 0 16px' },
  paragraph: { fontSize: 16, lineHeight: 1.55, margin: '0 0 16px' },
  list: { margin: '0 0 16px', paddingLeft: 20 },
  item: { margin: '0 0 6px' },
  pressed: { fontSize: 16, lineHeight: 1.55, margin: '24px 0' },
  button: { ...press, background: LIGHT.primary, color: LIGHT.onPrimary },
  quiet: { ...press, background: LIGHT.ground, color: LIGHT.primary },
  grade: {
    ...press,
    background: LIGHT.groundSoft,
    border: `1px solid ${LIGHT.line}`,
    color: LIGHT.primary,
    margin: '0 6px 8px 0',
    padding: `${(TARGET - LINE) / 2}px 18px`,
  },
  footer: { color: LIGHT.inkSoft, padding: '20px 8px' },
  small: { fontSize: 14, lineHeight: 1.5, margin: '0 0 8px' },
  link: { color: LIGHT.link },
  choices: { color: LIGHT.link, display: 'inline-block', lineHeight: `${TARGET}px` },
} satisfies Record<string, CSSProperties>;

const rule = (selector: string, of: string): string => `${selector}{${of}}`;
const set = (property: string, colour: keyof typeof DARK): string => `${property}:${DARK[colour]}!important;`;

/** The night's colours, by class: what stands in the elements is for the day. */
export const NIGHT = rule(
  '@media (prefers-color-scheme:dark)',
  [
    rule('.body,.body>table>tbody>tr>td', set('background', 'groundSoft') + set('color', 'ink')),
    rule('.paper,.quiet', set('background', 'ground') + set('border-color', 'line')),
    rule('.heading', set('color', 'ink')),
    rule('.brand,.quiet,.grade', set('color', 'primary')),
    rule('.button', set('background', 'primary') + set('border-color', 'primary') + set('color', 'onPrimary')),
    rule('.grade', set('background', 'groundSoft') + set('border-color', 'line')),
    rule('.footer', set('color', 'inkSoft')),
    rule('.link', set('color', 'link')),
  ].join(''),
);
