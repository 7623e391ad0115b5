import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { Bars } from '../../components/charts/Bars';
import { formatNumber } from '../../format';
import { useT } from '../../useT';
import { type Asked, type Report, rowsAt } from './asked';
import { Section } from './Defined';
import { partLabel, useReason } from './shown';

const TONES = { lost: 'accent', unserved: 'main', refunds: 'soft' } as const;
type Kind = keyof typeof TONES;

/** One kind of reasons as bars; each leads to the requests that it is of, for who may see them. */
const Reason = ({ asked, report, kind }: { asked: Asked; report: Report; kind: Kind }) => {
  const t = useT();
  const reason = useReason();
  const told = report[kind].flatMap((one) => (one.n === null ? [] : [{ code: one.reason, name: reason(kind, one.reason), n: one.n }]));
  const held = report[kind].length - told.length;
  return (
    <Section of={kind}>
      {told.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('reports.none')}</Box>
      ) : (
        <Bars
          label={partLabel(kind)}
          file={`jurilien-${kind}`}
          columns={[t('reports.reason'), t(kind === 'refunds' ? 'reports.credits' : 'reports.requests')]}
          tone={TONES[kind]}
          rows={told.map(({ name, n }) => ({ name, n }))}
        />
      )}
      {report.least === 0 && told.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2, displayPrint: 'none' }}>
          {told.map(({ code, name, n }) => (
            <li key={code}>
              <MuiLink
                component={Link}
                to={rowsAt(asked.search, { of: kind, reason: code })}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24, fontSize: '.8125rem' }}
              >
                {t('reports.seeReason', { reason: name, n: formatNumber(n) })}
              </MuiLink>
            </li>
          ))}
        </Box>
      )}
      {held > 0 && <Box sx={{ mt: 2, fontSize: '.8125rem', color: 'text.secondary' }}>{t('reports.held', { n: held })}</Box>}
    </Section>
  );
};

/** Why requests ended without an acceptance, found no one, and were credited; in which wave the others were accepted. */
export const Reasons = ({ asked, report }: { asked: Asked; report: Report }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' } }}>
      {(['lost', 'unserved', 'refunds'] as const).map((kind) => (
        <Reason key={kind} asked={asked} report={report} kind={kind} />
      ))}
      <Section of="waves">
        {report.waves.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{t('reports.none')}</Box>
        ) : (
          <Bars
            label={partLabel('waves')}
            file="jurilien-waves"
            columns={[t('reports.wave'), t('reports.requests')]}
            rows={report.waves.flatMap(({ wave, n }) => (n === null ? [] : [{ name: t('reports.waveNo', { wave }), n }]))}
          />
        )}
      </Section>
    </Box>
  );
};
