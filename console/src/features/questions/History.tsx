import { Box, Button } from '@mui/material';
import type { Question } from '@jurilien/reference';
import { Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatMoment } from '../../format';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { quiet } from '../../components/text/who';
import { Difference } from './PublishDialog';
import type { AnyVersion } from './sets';

/** Every version with who published it, when and why, and what it changed; an earlier one can be taken up again. */
export const History = ({
  versions,
  disabled,
  onTake,
}: {
  versions: readonly AnyVersion[];
  disabled: boolean;
  onTake: (questions: readonly Question[]) => void;
}) => {
  const t = useT();
  const { nameOf } = useStaff();
  return (
    <Panel title={t('questions.history')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {versions.map(({ version, questions, at, by, reason }, n) => {
          const before = versions[n + 1];
          return (
            <Box component="li" key={version} sx={{ display: 'grid', gap: 1.5 }}>
              <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
                <strong>{t('questions.version', { version })}</strong>
                {n === 0 && <Tag tone="success">{t('questions.inForce')}</Tag>}
                {n > 0 && (
                  <Button
                    size="small"
                    disabled={disabled}
                    aria-label={t('questions.takeVersion', { version })}
                    onClick={() => onTake(questions)}
                  >
                    {t('questions.take')}
                  </Button>
                )}
              </Box>
              <Box sx={quiet}>{at ? `${formatMoment(at)} · ${nameOf(by)}` : t('questions.shipped')}</Box>
              {reason && <Box sx={{ fontSize: '.8125rem' }}>{reason}</Box>}
              {before && <Difference before={before.questions} after={questions} />}
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
};
