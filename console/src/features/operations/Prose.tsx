import { Box } from '@mui/material';

/** A sentence of which what stands between backticks is typed as it is. */
export const Prose = ({ children }: { children: string }) => (
  <>
    {children.split('`').map((part, n) =>
      n % 2 === 1 ? (
        <Box component="code" key={n} sx={{ overflowWrap: 'anywhere' }}>
          {part}
        </Box>
      ) : (
        part
      ),
    )}
  </>
);
