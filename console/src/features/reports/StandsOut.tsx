import { Box, Button } from '@mui/material';
import { mainReason, type Step, weakestPart, weakestStep } from '@jurilien/reference';
import type { ReactNode } from 'react';
import { useT } from '../../useT';
import type { Asked, Report } from './asked';
import { Section } from './Defined';
import { labelOf, shareText, useReason, useValueName } from './shown';

/** Fewer validated requests of a field say nothing of who is missing. */
const LEAST_OF_GAP = 10;
const between = (step: Step, next: Step) => ({ step: labelOf(step), next: labelOf(next) });
const reached = (of: Report['total']) => ({
  ...{ submitted: of.submitted, confirmed: of.confirmed, validated: of.validated, offered: of.offered },
  ...{ claimed: of.claimed, accepted: of.accepted, contacted: of.contacted, retained: of.retained },
});

/** After which step more are lost than among the others, and than before. */
function useSteps({ report: { total, others, before } }: { report: Report }): string[] {
  const t = useT();
  const said: string[] = [];
  if (others) {
    const found = weakestStep(reached(total), others);
    if (found) {
      const { step, next, here, there, lost, n } = found;
      const shares = { here: shareText(here), there: shareText(there) };
      said.push(t(`reports.stands.than.${others.beside}`, { ...between(step, next), ...shares, lost, n }));
    }
    if (found === null) said.push(t(`reports.stands.asGood.${others.beside}`));
  }
  const worse = before && !before.few ? weakestStep(reached(total), reached(before.total)) : undefined;
  if (worse)
    said.push(
      t('reports.stands.before', { ...between(worse.step, worse.next), here: shareText(worse.here), there: shareText(worse.there) }),
    );
  return said;
}

/** By which reason most are lost, and who is missing. */
function useWhy({ report: { lost, unserved, gaps, least } }: { report: Report }): string[] {
  const t = useT();
  const [reason, name] = [useReason(), useValueName()];
  const said: string[] = [];
  const [none, end] = [mainReason(unserved), mainReason(lost)];
  if (none) said.push(t('reports.stands.unserved', { reason: reason('unserved', none.main.reason), n: none.main.n ?? 0, of: none.of }));
  if (end) said.push(t('reports.stands.lost', { reason: reason('lost', end.main.reason), n: end.main.n ?? 0, of: end.of }));
  const gap = gaps.find(({ n }) => n >= Math.max(LEAST_OF_GAP, least));
  if (gap) said.push(t('reports.stands.gap', { ...gap, field: name('field', gap.field), region: name('region', gap.region) }));
  return said;
}

/** What a reader should see first: computed from the figures below, and silent where they say nothing. */
export const StandsOut = ({ asked, report }: { asked: Asked; report: Report }) => {
  const t = useT();
  const name = useValueName();
  const parts = report.by.region.map(({ value, figures }) => ({
    value,
    submitted: figures.submitted ?? null,
    accepted: figures.accepted ?? null,
  }));
  const part = asked.filters.region ? null : weakestPart(parts, reached(report.total));
  const steps = useSteps({ report });
  const why = useWhy({ report });
  const said: ReactNode[] = [
    ...steps,
    ...(part
      ? [
          <>
            {t('reports.stands.region', { region: name('region', part.value), here: shareText(part.here), there: shareText(part.there) })}{' '}
            <Button size="small" sx={{ textTransform: 'none', p: 0 }} onClick={() => asked.want({ region: part.value })}>
              {t('reports.stands.open', { region: name('region', part.value) })}
            </Button>
          </>,
        ]
      : []),
    ...why,
  ];
  if (said.length === 0) return null;
  return (
    <Section of="standsOut">
      <Box component="ul" sx={{ m: 0, pl: 4, display: 'grid', gap: 1 }}>
        {said.map((one, i) => (
          <li key={i}>{one}</li>
        ))}
      </Box>
    </Section>
  );
};
