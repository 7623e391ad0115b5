/** Colours of `libs/theme/tokens.css`: mail programs know no custom properties. A spec compares them. */
export const LIGHT = {
  primary: '#4527a0',
  onPrimary: '#ffffff',
  ink: '#1d1733',
  inkSoft: '#564d6e',
  ground: '#ffffff',
  groundSoft: '#faf9fc',
  line: '#e6e2ef',
  link: '#4527a0',
} as const;

/** The same at night, for programs that ask which one the reader likes. */
export const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  primary: '#b39dff',
  onPrimary: '#171028',
  ink: '#f1eef9',
  inkSoft: '#bcb2d3',
  ground: '#16111f',
  groundSoft: '#1c1629',
  line: '#383050',
  link: '#c4b3ff',
};
