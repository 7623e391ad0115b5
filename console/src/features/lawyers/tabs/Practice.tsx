import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { minuteWords, weekdayWords } from '@jurilien/reference';
import { Box } from '@mui/material';
import { Facts, Panel } from '../../../components/page/Panel';
import { Tag } from '../../../components/Tone';
import { formatCoins, formatList } from '../../../format';
import { locale } from '../../../locale';
import { useRegion } from '../../../regions';
import { useCode, useT } from '../../../useT';

const dayName = (day: number) => weekdayWords(day, locale, 'short');
const clock = (minute: number) => minuteWords(minute, locale);

/** What the professional takes, where, for whom and when; what matching reads of it. */
export const Practice = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  const { practice } = row;
  const accepts = (['acceptsAJ', 'acceptsMP', 'acceptsConsult', 'superOptIn', 'urgentOptIn', 'mediator'] as const).filter(
    (flag) => practice?.[flag] === true,
  );
  const rates = practice?.rates.map((rate) => code('rates', rate)) ?? [];
  const caps = practice?.caps ?? {};
  const limits = [
    caps.claimsPerDay ? t('pros.capDay', { count: caps.claimsPerDay }) : '',
    caps.claimsPerWeek ? t('pros.capWeek', { count: caps.claimsPerWeek }) : '',
    caps.coinsPerWeekCc ? t('pros.capCoins', { coins: formatCoins(caps.coinsPerWeekCc) }) : '',
  ].filter(Boolean);
  const hours = row.hours;
  return (
    <Panel title={t('lawyers.tabs.practice')}>
      <Facts
        rows={[
          [
            t('lawyers.fields'),
            <Box key="fields" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              {(row.fields ?? []).map((field) => (
                <Tag key={field} tone="info">
                  {code('lawyerTypes', field)}
                </Tag>
              ))}
            </Box>,
          ],
          [t('lawyers.regions'), formatList((row.regions ?? []).map(region)) || '–'],
          [t('lawyers.languages'), formatList((row.languages ?? []).map((lang) => code('langs', lang))) || '–'],
          [t('lawyers.accepts'), formatList(accepts.map((flag) => t(`lawyers.${flag}`))) || '–'],
          [t('lawyers.remote'), code('yes', String(practice?.remote === true))],
          [t('lawyers.radius'), practice?.radiusKm ? t('lawyers.radiusKm', { n: practice.radiusKm }) : '–'],
          [t('lawyers.postal'), [practice?.postalCode, practice?.city].filter(Boolean).join(', ') || '–'],
          [t('lawyers.rates'), formatList(rates) || '–'],
          [t('lawyers.minBudget'), practice?.minBudget ? code('budgets', practice.minBudget) : t('lawyers.unlimited')],
          [t('lawyers.callYear'), String(practice?.callYear ?? '–')],
          [
            t('pros.hours'),
            hours ? `${hours.days.map(dayName).join(', ')}, ${clock(hours.fromMinute)} – ${clock(hours.toMinute)}` : t('pros.anyHour'),
          ],
          [t('pros.holidays'), hours?.holidays?.length ? hours.holidays.join(', ') : '–'],
          [t('pros.caps'), formatList(limits) || t('pros.noCaps')],
        ]}
      />
    </Panel>
  );
};
