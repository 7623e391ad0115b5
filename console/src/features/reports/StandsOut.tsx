import { Box, Button, Link as MuiLink } from '@mui/material';
import { mainReason, weakestPart, weakestStep } from '@jurilien/reference';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../format';
import { useT } from '../../useT';
import { type Asked, type Report, rowsAt } from './asked';
import { Section } from './Defined';
import { labelOf, shareText, useReason, useValueName } from './shown';

/** Fewer validated requests of a field say nothing of who is missing. */
const LEAST_OF_GAP = 10;
/** A sentence, and which requests it is about. */
interface Said {
  readonly text: string;
  readonly rows?: Readonly<Record<string, string>>;
}

const reached = (of: Report['total']) => ({
  ...{ submitted: of.submitted, confirmed: of.confirmed, validated: of.validated, offered: of.offered },
  ...{ claimed: of.claimed, accepted: of.accepted, contacted: of.contacted, retained: of.retained },
});
const wordsOf = ({ step, next, here, there, lost, n }: NonNullable<ReturnType<typeof weakestStep>>) => ({
  ...{ step: labelOf(step), next: labelOf(next), here: shareText(here), there: shareText(there) },
  ...{ lost: formatNumber(lost), n: formatNumber(n) },
});

/** After which step more are lost than among the others, and than before. */
function useSteps({ total, others, before }: Report): Said[] {
  const t = useT();
  const beside = others ? weakestStep(reached(total), others) : undefined;
  const worse = before && !before.few ? weakestStep(reached(total), reached(before.total)) : undefined;
  const said: Said[] = [];
  if (others && beside)
    said.push({ text: t(`reports.stands.than.${others.beside}`, wordsOf(beside)), rows: { step: beside.step, stopped: 'yes' } });
  if (others && beside === null) said.push({ text: t(`reports.stands.asGood.${others.beside}`) });
  if (worse) said.push({ text: t('reports.stands.before', wordsOf(worse)), rows: { step: worse.step, stopped: 'yes' } });
  return said;
}

/** By which reason most are lost, and who is missing. */
function useWhy({ lost, unserved, gaps, least }: Report): Said[] {
  const t = useT();
  const [reason, name] = [useReason(), useValueName()];
  const mainOf = (kind: 'unserved' | 'lost', found: ReturnType<typeof mainReason<Report['lost'][number]>>): Said[] => {
    if (!found) return [];
    const { main, of } = found;
    const words = { reason: reason(kind, main.reason), n: formatNumber(main.n ?? 0), of: formatNumber(of) };
    return [{ text: t(`reports.stands.${kind}`, words), rows: { of: kind, reason: main.reason } }];
  };
  const gap = gaps.find(({ n }) => n >= Math.max(LEAST_OF_GAP, least));
  const missing = gap && {
    ...{ field: name('field', gap.field), region: name('region', gap.region), professionals: gap.professionals },
    ...{ unserved: formatNumber(gap.unserved), n: formatNumber(gap.n) },
  };
  return [
    ...mainOf('unserved', mainReason(unserved)),
    ...mainOf('lost', mainReason(lost)),
    ...(missing ? [{ text: t('reports.stands.gap', missing) }] : []),
  ];
}

/** The region that loses most in comparison, where none is chosen. */
const Worst = ({ asked, report }: { asked: Asked; report: Report }) => {
  const t = useT();
  const name = useValueName();
  const part = worstRegion(asked, report);
  if (!part) return null;
  const region = name('region', part.value);
  return (
    <li>
      {t('reports.stands.region', { region, here: shareText(part.here), there: shareText(part.there) })}{' '}
      <Button size="small" sx={{ textTransform: 'none', p: 0, minHeight: 24 }} onClick={() => asked.want({ region: part.value })}>
        {t('reports.stands.open', { region })}
      </Button>
    </li>
  );
};
const worstRegion = ({ filters }: Asked, { by, total }: Report) =>
  filters.region
    ? null
    : weakestPart(
        by.region.map(({ value, figures }) => ({ value, submitted: figures.submitted, accepted: figures.accepted })),
        total,
      );

/** What a reader should see first: computed from the figures below, and silent where they say nothing. */
export const StandsOut = ({ asked, report }: { asked: Asked; report: Report }) => {
  const t = useT();
  const [steps, why] = [useSteps(report), useWhy(report)];
  if (steps.length + why.length === 0 && !worstRegion(asked, report)) return null;
  // The requests of a reason are listed to who may see each of them.
  const line = ({ text, rows }: Said) => (
    <li key={text}>
      {text}{' '}
      {rows && report.least === 0 && (
        <MuiLink
          component={Link}
          to={rowsAt(asked.search, rows)}
          aria-label={`${t('reports.seeRows')} – ${text}`}
          sx={{ displayPrint: 'none' }}
        >
          {t('reports.seeRows')}
        </MuiLink>
      )}
    </li>
  );
  return (
    <Section of="standsOut">
      <Box component="ul" sx={{ m: 0, pl: 4, display: 'grid', gap: 1 }}>
        {steps.map(line)}
        <Worst asked={asked} report={report} />
        {why.map(line)}
      </Box>
    </Section>
  );
};
