import type { ThemeOptions } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { neutral, night, tokens, tones, type ToneName } from './tokens';

const font = '"Nunito Sans Variable", "Nunito Sans", system-ui, -apple-system, "Segoe UI", sans-serif';

type Mode = 'light' | 'dark';

/** The colours that more than one part of the theme uses. */
const coloursOf = (mode: Mode) => {
  const dark = mode === 'dark';
  const line = dark ? night.line : neutral[2];
  const paper = dark ? night.paper : tokens.ground;
  const soft = dark ? night.soft : neutral[6];
  const main = dark ? night.primary : tokens.primary;
  const raised = dark ? '0 1px 2px rgb(0 0 0 / .5)' : '0 1px 2px rgb(29 23 51 / .06)';
  const overlay = dark ? '0 12px 40px rgb(0 0 0 / .6)' : '0 12px 40px rgb(29 23 51 / .18)';
  return { mode, dark, line, paper, soft, main, raised, overlay };
};
type Colours = ReturnType<typeof coloursOf>;

const paletteOf = ({ mode, dark, line, paper, soft, main }: Colours): ThemeOptions['palette'] => ({
  mode,
  primary: { main, light: tokens.primaryLight, dark: dark ? '#cbbcff' : tokens.primaryDark, contrastText: dark ? tokens.ink : '#fff' },
  secondary: { main: dark ? night.accent : tokens.secondaryDark, light: tokens.secondaryLight, contrastText: dark ? tokens.ink : '#fff' },
  error: { main: dark ? '#ff8f9b' : '#a01b2c' },
  success: { main: dark ? '#8fdcb0' : '#14603a' },
  warning: { main: dark ? '#f2c878' : '#7a4a00' },
  info: { main },
  background: { default: dark ? night.ground : tokens.groundSoft, paper },
  text: { primary: dark ? night.text : tokens.ink, secondary: soft, disabled: dark ? '#8f86a6' : neutral[5] },
  divider: line,
  action: {
    hover: dark ? 'rgb(179 157 255 / .08)' : 'rgb(69 39 160 / .045)',
    selected: dark ? 'rgb(179 157 255 / .16)' : 'rgb(69 39 160 / .09)',
  },
});

const typography: ThemeOptions['typography'] = {
  fontFamily: font,
  fontSize: 14,
  htmlFontSize: 16,
  h1: { fontSize: '1.375rem', fontWeight: 800, letterSpacing: '-.015em', lineHeight: 1.2 },
  h2: { fontSize: '.9375rem', fontWeight: 750, letterSpacing: '-.005em', lineHeight: 1.3 },
  h3: { fontSize: '.8125rem', fontWeight: 700, lineHeight: 1.3 },
  body1: { fontSize: '.875rem', lineHeight: 1.5 },
  body2: { fontSize: '.875rem', lineHeight: 1.45 },
  caption: { fontSize: '.75rem', lineHeight: 1.4 },
  button: { fontSize: '.8125rem', fontWeight: 700, textTransform: 'none' },
};

const componentsOf = ({ dark, line, paper, soft, main, overlay }: Colours): ThemeOptions['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { WebkitFontSmoothing: 'antialiased', fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': { outline: `2px solid ${main}`, outlineOffset: 2 },
      '@keyframes arrive': { from: { backgroundColor: dark ? '#3b2d75' : '#e7defd' }, to: { backgroundColor: 'transparent' } },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': { animationDuration: '0s !important', transitionDuration: '0s !important' },
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: { minHeight: 32, padding: '4px 12px', borderRadius: 8, whiteSpace: 'nowrap' },
      text: { padding: '4px 8px' },
      outlined: { borderColor: dark ? '#51486e' : neutral[3], backgroundColor: paper },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none' } },
  MuiFormControl: { defaultProps: { size: 'small', margin: 'none' } },
  MuiOutlinedInput: {
    styleOverrides: { root: { borderRadius: 8, backgroundColor: paper }, notchedOutline: { borderColor: dark ? '#6d628d' : '#8d84a3' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '6px 10px', borderBottomColor: line, fontSize: '.8125rem' },
      head: { fontWeight: 700, color: soft, fontSize: '.75rem', backgroundColor: dark ? night.raised : neutral[0], whiteSpace: 'nowrap' },
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, height: 22, fontSize: '.75rem', fontWeight: 650 } } },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 250 },
    styleOverrides: {
      tooltip: { backgroundColor: dark ? '#453c60' : tokens.ink, fontSize: '.75rem', padding: '6px 10px', borderRadius: 6 },
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 40, padding: '8px 12px', fontSize: '.8125rem' } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 3, borderRadius: '3px 3px 0 0' } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 12, boxShadow: overlay } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 800, padding: '20px 24px 8px' } } },
  MuiMenuItem: { styleOverrides: { root: { fontSize: '.8125rem', minHeight: 34 } } },
  // White on white, a thumb is seen by its edge, which therefore has a colour of its own.
  MuiSwitch: { styleOverrides: { thumb: { boxShadow: 'none', border: `1px solid ${dark ? '#6d628d' : '#8d84a3'}` } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
});

const build = (mode: Mode): RaThemeOptions => {
  const colours = coloursOf(mode);
  const { raised, overlay } = colours;
  const options: ThemeOptions = {
    palette: paletteOf(colours),
    shape: { borderRadius: 8 },
    spacing: 4,
    typography,
    shadows: ['none', raised, raised, raised, raised, ...Array(20).fill(overlay)] as ThemeOptions['shadows'],
    components: componentsOf(colours),
  };
  return options;
};

export const lightTheme = build('light');
export const darkTheme = build('dark');

/** Colours of a state for an `sx` prop. */
export const toneSx = (tone: ToneName) => (theme: { palette: { mode: 'light' | 'dark' } }) => {
  const { text, ground, border } = tones[theme.palette.mode][tone];
  return { color: text, backgroundColor: ground, border: `1px solid ${border}` };
};
