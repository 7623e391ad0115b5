import { Box } from '@mui/material';

export interface Tile {
  label: string;
  value: string;
  note?: string;
}

/** The figures one reads first. */
export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 3,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0,1fr))', sm: 'repeat(3, minmax(0,1fr))', lg: 'repeat(6, minmax(0,1fr))' },
    }}
  >
    {tiles.map(({ label, value, note }) => (
      <Box
        key={label}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          p: 3.5,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          minWidth: 0,
        }}
      >
        <Box component="dt" sx={{ fontSize: '.8125rem', lineHeight: 1.3, color: 'text.secondary', fontWeight: 600 }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0, mt: 'auto' }}>
          <Box sx={{ fontSize: '1.5rem', lineHeight: 1.1, fontWeight: 800, letterSpacing: '-.02em' }}>{value}</Box>
          {note && <Box sx={{ fontSize: '.75rem', color: 'text.secondary', mt: 0.5 }}>{note}</Box>}
        </Box>
      </Box>
    ))}
  </Box>
);
