import { Box, Link as MuiLink } from '@mui/material';
import { FIGURES, FIGURE_WORDS, type FigureName } from '@jurilien/reference';
import { Link } from 'react-router-dom';
import { locale } from '../../locale';
import { useT } from '../../useT';
import { type Asked, type Report, rowsAt } from './asked';
import { Defined } from './Defined';
import { figureText, labelOf } from './shown';

/** The figures that are read first; the others stand where they are explained. */
const FIRST: readonly FigureName[] = [
  'submitted',
  'acceptedShare',
  'retainedShare',
  'unservedShare',
  'unreachableShare',
  'validationKeptShare',
  'contactKeptShare',
  'renewedShare',
  'offersPerRequest',
  'wavesPerRequest',
  'refundShare',
  'clientGrade',
  'professionalGrade',
  'costPerAccepted',
];

/** Which requests are listed behind a figure: for a share those that it tells of. */
const ROWS: Readonly<Partial<Record<FigureName, Readonly<Record<string, string>>>>> = {
  submitted: { step: 'submitted' },
  acceptedShare: { step: 'accepted' },
  retainedShare: { step: 'retained' },
  unservedShare: { of: 'unserved' },
  unreachableShare: { of: 'unreachable' },
  validationKeptShare: { of: 'validationLate' },
  contactKeptShare: { of: 'contactLate' },
  renewedShare: { of: 'renewed' },
  refundShare: { of: 'refunds' },
};

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

/** The way to the requests that a figure tells of. */
const Behind = ({ asked, name }: { asked: Asked; name: FigureName }) => {
  const t = useT();
  const rows = ROWS[name];
  if (!rows) return null;
  const what = rows['of'] === 'validationLate' || rows['of'] === 'contactLate' ? 'reports.seeLate' : 'reports.seeRows';
  return (
    <MuiLink
      component={Link}
      to={rowsAt(asked.search, rows)}
      aria-label={`${t(what)} – ${labelOf(name)}`}
      sx={{ display: 'flex', alignItems: 'center', minHeight: 24, fontSize: '.75rem', displayPrint: 'none' }}
    >
      {t(what)}
    </MuiLink>
  );
};

/** Figures with what each means, and what it was before. */
export const Figures = ({ asked, report }: { asked: Asked; report: Report }) => (
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
        {report.total[name] ? <Behind asked={asked} name={name} /> : null}
        {report.before && <Change name={name} now={report.total[name] ?? null} before={report.before.total[name] ?? null} />}
      </Box>
    ))}
  </Box>
);
