/** A laptop's window under its browser's bars: less air, no titles and one line of tools, so that every place and the person's tools are there at once. */
export const SHORT = '@media (max-height: 720px)';

/** Heard by who listens to the page, and not seen. */
export const UNSEEN = {
  position: 'absolute',
  // In pixels: the theme reads a bare 1 as the whole width.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A tool of the rail. */
export const TOOL = {
  color: '#cdc5df',
  width: 36,
  height: 36,
  [SHORT]: { height: 26 },
  '&:hover': { color: '#fff', bgcolor: 'rgb(255 255 255 / .1)' },
} as const;
