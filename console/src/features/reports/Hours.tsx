import { Box, useTheme } from '@mui/material';
import { weekdayWords } from '@jurilien/reference';
import { formatNumber } from '../../format';
import { locale } from '../../locale';
import { useT } from '../../useT';
import type { Report } from './asked';
import { Section } from './Defined';
import { partLabel } from './shown';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const DAYS = [1, 2, 3, 4, 5, 6, 7];
/** Percent of the main colour: at the darkest a number can still be read on it, in both themes. */
const [LIGHTEST, DARKEST] = [10, 50];
const cell = {
  p: '2px',
  textAlign: 'center',
  fontSize: '.6875rem',
  minWidth: { xs: 24, sm: 20, lg: 24 },
  fontVariantNumeric: 'tabular-nums',
} as const;

/** When requests come: hours of the week, the fuller the darker. The numbers stand in the cells. */
export const Hours = ({ report }: { report: Report }) => {
  const t = useT();
  const { palette } = useTheme();
  const most = Math.max(1, ...report.hours.map((n) => n ?? 0));
  return (
    <Section of="hours">
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={partLabel('hours')}>
        <Box component="table" sx={{ borderCollapse: 'separate', borderSpacing: '2px' }}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ ...cell, textAlign: 'left' }}>
                {t('reports.weekday')}
              </Box>
              {HOURS.map((hour) => (
                <Box component="th" scope="col" key={hour} sx={{ ...cell, color: 'text.secondary', fontWeight: 600 }}>
                  {hour}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {DAYS.map((day) => (
              <tr key={day}>
                <Box component="th" scope="row" sx={{ ...cell, textAlign: 'left', fontWeight: 600, pr: 2 }}>
                  {weekdayWords(day, locale)}
                </Box>
                {HOURS.map((hour) => {
                  const n = report.hours[(day - 1) * HOURS.length + hour];
                  const share = (n ?? 0) / most;
                  return (
                    <Box
                      component="td"
                      key={hour}
                      sx={{
                        ...cell,
                        borderRadius: 0.5,
                        bgcolor:
                          share === 0
                            ? 'action.hover'
                            : `color-mix(in srgb, ${palette.primary.main} ${Math.round(LIGHTEST + share * (DARKEST - LIGHTEST))}%, transparent)`,
                        printColorAdjust: 'exact',
                      }}
                    >
                      {n === null || n === undefined ? '·' : n === 0 ? '' : formatNumber(n)}
                    </Box>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Section>
  );
};
