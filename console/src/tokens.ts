/** The shared identity: custom properties of libs/theme/tokens.css, read at build time; values here only fill a gap. */
import sheet from '../../libs/theme/tokens.css?raw';

const root = sheet.split('@media')[0] ?? '';
const declared = new Map([...root.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)].map((found) => [found[1]!, found[2]!.trim()]));

const read = (names: string[], fallback: string): string => {
  for (const name of names) {
    const value = declared.get(name);
    if (value && !value.includes('var(')) return value;
  }
  return fallback;
};

export const tokens = {
  primary: read(['primary', 'color-primary'], '#4527a0'),
  primaryLight: read(['primary-light', 'color-primary-light'], '#7953d2'),
  primaryDark: read(['primary-dark', 'color-primary-dark'], '#000070'),
  secondary: read(['secondary', 'color-secondary'], '#ff7043'),
  secondaryLight: read(['secondary-light', 'color-secondary-light'], '#ffa270'),
  secondaryDark: read(['secondary-dark', 'color-secondary-dark'], '#c63f17'),
  ink: read(['ink', 'color-ink'], '#1d1733'),
  ground: read(['ground', 'color-ground'], '#ffffff'),
  groundSoft: read(['ground-soft', 'ground-2', 'color-ground-soft'], '#faf9fc'),
};

/** Nine slightly violet neutrals, from paper to ink, for surfaces the shared file does not name. */
const scale = ['#faf9fc', '#f3f1f8', '#e6e2ef', '#d2ccdf', '#a59dba', '#766d8e', '#5a5173', '#3a3253', '#1d1733'] as const;
export const neutral = scale.map((value, index) => read([`neutral-${index === 0 ? 50 : index * 100}`], value)) as unknown as typeof scale;
export const night = {
  ground: '#14101f',
  paper: '#1c172b',
  raised: '#251f37',
  line: '#383050',
  text: '#efecf7',
  soft: '#b4abc9',
  primary: '#b39dff',
  accent: '#ffa270',
} as const;

export interface Tone {
  text: string;
  ground: string;
  border: string;
}
export type ToneName = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';
/** State colours: text on ground meets 4.5:1 in both modes, and words always carry the meaning. */
export const tones: Record<'light' | 'dark', Record<ToneName, Tone>> = {
  light: {
    neutral: { text: '#4a4163', ground: '#f1eff6', border: '#d2ccdf' },
    info: { text: '#3b2191', ground: '#efeafc', border: '#cdbff2' },
    success: { text: read(['success'], '#14603a'), ground: read(['success-ground'], '#e6f5ec'), border: '#a9d9bd' },
    warning: { text: read(['warning'], '#7a4a00'), ground: read(['warning-ground'], '#fdf3df'), border: '#ecd09a' },
    danger: { text: read(['danger'], '#a01b2c'), ground: read(['danger-ground'], '#fdebed'), border: '#f1b8bf' },
    accent: { text: '#a83410', ground: '#fff0ea', border: '#ffc9b3' },
  },
  dark: {
    neutral: { text: '#cdc5df', ground: '#2b2440', border: '#453c60' },
    info: { text: '#c9b8ff', ground: '#2d2355', border: '#51409a' },
    success: { text: '#8fdcb0', ground: '#153527', border: '#2a6345' },
    warning: { text: '#f2c878', ground: '#3a2c10', border: '#6b5320' },
    danger: { text: '#ffa8b1', ground: '#45161f', border: '#7d2d3a' },
    accent: { text: '#ffb594', ground: '#431f12', border: '#7c3c25' },
  },
};
