import { Box, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../api/http';
import { Panel } from '../../components/page/Panel';
import { every } from '../../every';
import { formatNumber } from '../../format';
import { useCode, useT } from '../../useT';

type By = 'month' | 'field' | 'professional';

/** How satisfied clients were, by month, field or professional. For the team alone (D13). */
export function Trend() {
  const t = useT();
  const code = useCode();
  const [by, setBy] = useState<By>('month');
  const rows =
    useQuery({ queryKey: ['surveys', 'trend', by], queryFn: () => ask('GET /api/surveys/trend', { query: { by } }) }).data?.rows ?? [];
  const named = (key: string, name: string | null): string => name ?? (by === 'field' ? code('lawyerTypes', key) : key);
  return (
    <Box sx={{ mb: 3 }}>
      <Panel title={t('reviews.trend')}>
        <TextField
          select
          size="small"
          label={t('reviews.by')}
          value={by}
          onChange={(e) => setBy(every<By>()('month', 'field', 'professional').find((each) => each === e.target.value) ?? 'month')}
        >
          {every<By>()('month', 'field', 'professional').map((each) => (
            <MenuItem key={each} value={each}>
              {t(`reviews.by_${each}`)}
            </MenuItem>
          ))}
        </TextField>
        {rows.length === 0 ? (
          <p>{t('reviews.trendEmpty')}</p>
        ) : (
          <Box component="table" sx={{ mt: 2, width: '100%', '& th, & td': { textAlign: 'start', py: 0.5 } }}>
            <thead>
              <tr>
                {[t(`reviews.by_${by}`), t('surveys.answers'), t('surveys.meanOverall'), t('surveys.meanRecommend')].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, answers, overall, recommend }) => (
                <tr key={key}>
                  <th scope="row">{named(key, name)}</th>
                  <td>{formatNumber(answers)}</td>
                  <td>{formatNumber(overall)}</td>
                  <td>{recommend === null ? '–' : formatNumber(recommend)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        )}
      </Panel>
    </Box>
  );
}
