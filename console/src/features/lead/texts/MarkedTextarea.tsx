import { Box, type SxProps, type Theme } from '@mui/material';
import type { Finding } from './useFindings';

const shared = {
  gridArea: '1 / 1',
  m: 0,
  p: 3,
  font: 'inherit',
  fontSize: '.875rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: 0,
  minWidth: 0,
} as const;
const area = {
  ...shared,
  resize: 'none',
  overflow: 'hidden',
  bgcolor: 'transparent',
  color: 'text.primary',
  position: 'relative',
  outline: 'none',
  '&:focus-visible': { outline: 'none' },
  '&:disabled': { color: 'text.secondary', WebkitTextFillColor: 'currentColor' },
} as const;
/** The copy of the text, whose letters are not seen. */
const behind: SxProps<Theme> = {
  ...shared,
  color: 'transparent',
  '& mark': {
    color: 'transparent',
    bgcolor: (theme) => (theme.palette.mode === 'dark' ? '#7d2d3a' : '#fbd0d5'),
    boxShadow: (theme) => `0 2px 0 ${theme.palette.error.main}`,
    borderRadius: '2px',
  },
};

interface Props {
  id: string;
  text: string;
  findings: readonly Finding[];
  onChange: (text: string) => void;
  disabled: boolean;
  lang: string;
  describedBy: string;
  rows?: number;
}

/** The text in pieces, each finding of its own. */
const pieces = (text: string, findings: readonly Finding[]) => {
  const out: { text: string; mark: boolean }[] = [];
  let at = 0;
  for (const { index, match } of [...findings].sort((a, b) => a.index - b.index)) {
    if (index < at) continue;
    out.push({ text: text.slice(at, index), mark: false }, { text: text.slice(index, index + match.length), mark: true });
    at = index + match.length;
  }
  return [...out, { text: text.slice(at), mark: false }];
};

/** A text area that grows with its text and underlines in it what must go: a copy of the text lies behind, letter on letter. */
export const MarkedTextarea = ({ id, text, findings, onChange, disabled, lang, describedBy, rows = 9 }: Props) => (
  <Box
    sx={{
      display: 'grid',
      minHeight: `${rows * 1.6}em`,
      bgcolor: disabled ? 'action.hover' : 'background.paper',
      border: 1,
      borderColor: findings.length ? 'error.main' : '#8d84a3',
      borderRadius: 1,
      '&:focus-within': {
        outline: 2,
        outlineStyle: 'solid',
        outlineColor: findings.length ? 'error.main' : 'primary.main',
        outlineOffset: -1,
      },
    }}
  >
    <Box aria-hidden sx={behind}>
      {pieces(text, findings).map((piece, index) => (piece.mark ? <mark key={index}>{piece.text}</mark> : piece.text))}
      {'\n'}
    </Box>
    <Box
      component="textarea"
      id={id}
      lang={lang}
      value={text}
      disabled={disabled}
      maxLength={4000}
      aria-invalid={findings.length > 0}
      aria-describedby={describedBy}
      spellCheck
      onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value)}
      sx={area}
    />
  </Box>
);
