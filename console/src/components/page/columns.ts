/** Two columns of a record page; on a narrow screen the side comes before the two long parts that end the main one. */
export const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) 300px', lg: 'minmax(0,1fr) 380px' },
  alignItems: 'start',
} as const;
export const main = {
  display: { xs: 'contents', md: 'grid' },
  gap: 4,
  minWidth: 0,
  '& > *': { minWidth: 0, order: { xs: 1, md: 0 } },
  '& > :not(:first-of-type):nth-last-of-type(-n + 2)': { order: { xs: 3, md: 0 } },
} as const;
export const side = { display: 'grid', gap: 4, minWidth: 0, order: { xs: 2, md: 0 } } as const;
