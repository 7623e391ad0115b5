/** The drawn name on paper: the strokes of the site's wordmark. */
export const MARK = {
  accent: '#ff7043',
  strokes: [
    'M17 7v18.5a6.6 6.6 0 0 1-12.6 2.6',
    'M29 15v9.6a7 7 0 0 0 14 0V15M43 24v7.6',
    'M54 31.6V15M54 22.4a7.6 7.6 0 0 1 9-7.2',
    'M72 15v16.6',
    'M83 6v25.6',
    'M94 15v16.6',
    'M104.4 23.2h14a7.2 7.2 0 1 0-2 5.8',
    'M129 31.6V15M129 21.6a6.6 6.6 0 0 1 13.2 0v10',
  ],
  dots: [
    [72, 7.2],
    [94, 7.2],
  ],
  link: 'M75.5 4.2c4-3.6 11-3.6 15 0',
} as const;
