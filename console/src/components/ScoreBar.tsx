import { Box, useTheme } from '@mui/material';
import { useCode } from '../useT';

/** Parts of a ranking in the order of the specification, so that the same part has the same place and colour everywhere (4.3.2). */
const ORDER = ['field', 'territory', 'needs', 'answering', 'contactSla', 'rotation', 'exploration'];
const light = ['#4527a0', '#7953d2', '#a78be6', '#c63f17', '#ff7043', '#ffa270', '#8d84a3'];
const dark = ['#b39dff', '#8f73e0', '#6f55b8', '#ff8a5c', '#d9683d', '#a8502f', '#8f86a6'];
const MOST = 1_000;

const place = (part: string) => {
  const at = ORDER.indexOf(part);
  return at < 0 ? ORDER.length : at;
};

/** The points of one candidate as a stacked bar out of a thousand, each part with its number in words below. */
export const ScoreBar = ({ parts, label }: { parts: Readonly<Record<string, number>>; label?: string }) => {
  const code = useCode();
  const { palette } = useTheme();
  const colours = palette.mode === 'dark' ? dark : light;
  const shown = Object.entries(parts)
    .filter(([, points]) => points > 0)
    .sort(([a], [b]) => place(a) - place(b));
  const colour = (part: string) => colours[Math.min(place(part), colours.length - 1)];
  return (
    <Box>
      {label && <Box sx={{ fontSize: '.75rem', color: 'text.secondary', mb: 1 }}>{label}</Box>}
      <Box
        aria-hidden
        sx={{ display: 'flex', height: 10, borderRadius: '5px', overflow: 'hidden', bgcolor: 'action.selected', gap: '1px' }}
      >
        {shown.map(([part, points]) => (
          <Box key={part} sx={{ width: `${(points / MOST) * 100}%`, bgcolor: colour(part) }} />
        ))}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 1,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: '2px 12px',
          fontSize: '.75rem',
          color: 'text.secondary',
        }}
      >
        {shown.map(([part, points]) => (
          <Box component="li" key={part} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box component="span" aria-hidden sx={{ width: 8, height: 8, borderRadius: '2px', bgcolor: colour(part), flex: 'none' }} />
            {code('points', part)} <strong>{points}</strong>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
