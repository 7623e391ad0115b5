import { Box } from '@mui/material';
import { FIGURES, FIGURE_WORDS, type FigureName } from '@jurilien/reference';
import { locale } from '../../locale';
import { useT } from '../../useT';
import type { Report } from './asked';
import { Defined } from './Defined';
import { figureText, labelOf } from './shown';

/** The figures that are read first; the others stand where they are explained. */
const FIRST: readonly FigureName[] = [
  'submitted',
  'acceptedShare',
  'retainedShare',
  'unservedShare',
  'unreachableShare',
  'contactKeptShare',
  'renewedShare',
  'offersPerRequest',
  'wavesPerRequest',
  'refundShare',
  'clientGrade',
  'professionalGrade',
];

/** Better, worse, or the same as before: in words. */
const Change = ({ name, now, before }: { name: FigureName; now: number | null; before: number | null }) => {
  const t = useT();
  if (before === null) return null;
  const { better } = FIGURES[name];
  const way =
    now === null || now === before || better === 'neither' ? undefined : now > before === (better === 'higher') ? 'better' : 'worse';
  return (
    <Box
      component="span"
      sx={{ fontSize: '.75rem', color: way === 'worse' ? 'text.primary' : 'text.secondary', fontWeight: way === 'worse' ? 700 : 400 }}
    >
      {t('reports.before', { value: figureText(name, before) })}
      {way && ` · ${t(`reports.${way}`)}`}
    </Box>
  );
};

/** Figures with what each means, and what it was before. */
export const Figures = ({ report }: { report: Report }) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0,1fr))', md: 'repeat(4, minmax(0,1fr))', xl: 'repeat(6, minmax(0,1fr))' },
    }}
  >
    {FIRST.map((name) => (
      <Box
        component="li"
        key={name}
        sx={{ p: 3, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0, breakInside: 'avoid' }}
      >
        <Defined label={labelOf(name)} definition={FIGURE_WORDS[name][locale].definition} />
        <Box sx={{ fontSize: '1.5rem', lineHeight: 1.2, fontWeight: 800, letterSpacing: '-.02em', mt: 1 }}>
          {figureText(name, report.total[name])}
        </Box>
        {report.before && <Change name={name} now={report.total[name] ?? null} before={report.before.total[name] ?? null} />}
      </Box>
    ))}
  </Box>
);
