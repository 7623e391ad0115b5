import { Box, useTheme } from '@mui/material';
import { OUR_NAME } from '@jurilien/reference';
import { productName } from '../in-force/names';
import { locale } from '../locale';

const shapes = {
  empty: (
    <>
      <path d="M24 66h72l-8-30H32z" />
      <path d="M24 66v18h72V66H74c0 8-28 8-28 0z" />
      <path className="accent" d="M60 14v14M44 19l5 10M76 19l-5 10" />
    </>
  ),
  lost: (
    <>
      <path d="M20 84V34l26-10 28 10 26-10v50L74 84 46 74z" />
      <path d="M46 24v50M74 34v50" />
      <path className="accent" d="M56 52l8 8m0-8l-8 8" />
    </>
  ),
  locked: (
    <>
      <rect x="32" y="46" width="56" height="42" rx="6" />
      <path d="M44 46V34a16 16 0 0 1 32 0v12" />
      <path className="accent" d="M60 62v10" />
    </>
  ),
  broken: (
    <>
      <path d="M22 40h34l-6 14 12 8-8 22H22z" />
      <path d="M98 40H68l-6 12 12 10-8 22h32z" />
      <path className="accent" d="M62 16v12M48 20l6 9M78 20l-7 9" />
    </>
  ),
} as const;

/** The console's own line drawings for empty, lost, locked and broken pages. */
export const Drawing = ({ name }: { name: keyof typeof shapes }) => {
  const { palette } = useTheme();
  return (
    <Box
      component="svg"
      viewBox="0 0 120 96"
      fill="none"
      stroke={palette.primary.main}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      sx={{ width: 120, height: 96, '& .accent': { stroke: palette.secondary.main } }}
    >
      {shapes[name]}
    </Box>
  );
};

/** The wordmark: the name and a coral full stop; another name than the one it was drawn with is written. */
export const Wordmark = ({ inverse }: { inverse?: boolean }) => {
  const { palette } = useTheme();
  const name = productName(locale);
  if (name !== OUR_NAME)
    return (
      <Box component="strong" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere', color: inverse ? '#fff' : 'text.primary' }}>
        {name}
      </Box>
    );
  return (
    <svg width="104" height="28" viewBox="0 0 104 28" role="img" aria-label={OUR_NAME}>
      <path
        d="M9.2 4.2v12.3a4.4 4.4 0 0 1-8 2.5"
        fill="none"
        stroke={inverse ? '#fff' : palette.text.primary}
        strokeWidth="3.3"
        strokeLinecap="round"
        transform="translate(1.6 0)"
      />
      <text
        x="14.5"
        y="20.6"
        fill={inverse ? '#fff' : palette.text.primary}
        fontFamily='"Nunito Sans Variable", sans-serif'
        fontSize="21"
        fontWeight="800"
        letterSpacing="-.5"
        textLength="68"
        lengthAdjust="spacingAndGlyphs"
      >
        urilien
      </text>
      <circle cx="88" cy="18.2" r="3" fill={palette.mode === 'dark' || inverse ? '#ff7043' : palette.secondary.main} />
    </svg>
  );
};

/** The first letter of the name and its full stop, for a narrow rail. */
export const Monogram = () => {
  const name = productName(locale);
  return (
    <svg width="30" height="28" viewBox="0 0 30 28" role="img" aria-label={name}>
      {name === OUR_NAME ? (
        <path d="M14.2 3.2v14.3a5.4 5.4 0 0 1-9.8 3" fill="none" stroke="#fff" strokeWidth="3.6" strokeLinecap="round" />
      ) : (
        <text x="2" y="23" fill="#fff" fontFamily='"Nunito Sans Variable", sans-serif' fontSize="24" fontWeight="800">
          {[...name][0]!.toUpperCase()}
        </text>
      )}
      <circle cx="22.5" cy="20.2" r="3.2" fill="#ff7043" />
    </svg>
  );
};
