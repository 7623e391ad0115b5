import { Box } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, problemOf, type Problem } from '../../api/http';
import { ActionButton } from '../../components/commands/ActionButton';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { formatFull } from '../../format';
import { me } from '../../roles';
import { toneSx } from '../../theme';
import { useT } from '../../useT';

const key = ['audit', 'chain'];

/** Whether what is recorded is still what was recorded; the whole chain is walked again when someone asks. */
export const Chain = () => {
  const t = useT();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => ask('GET /api/audit/chain', { signal }), staleTime: 60_000 });
  const verify = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      client.setQueryData(key, await ask('POST /api/audit/verify', {}));
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (!data) return null;
  const state = data.breach
    ? t('audit.broken', { n: data.breach.seal })
    : !data.seals
      ? t('audit.unsealed')
      : t(data.verified ? 'audit.verified' : 'audit.sealed', { date: formatFull(data.sealedAt), n: data.seals });
  return (
    <Box sx={{ mb: 3 }}>
      <Box
        role="status"
        sx={[
          { display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', px: 3, py: 2, borderRadius: 1, fontSize: '.8125rem' },
          toneSx(data.breach ? 'danger' : data.verified ? 'success' : 'neutral'),
        ]}
      >
        <Box sx={{ flex: 1, minWidth: 220 }}>
          <strong>{t('audit.chain')}</strong> · {state}
        </Box>
        <ActionButton
          variant="outlined"
          color="inherit"
          why={me().role === 'admin' ? undefined : t('actions.why.role')}
          onClick={() => !busy && void verify()}
        >
          {t(busy ? 'audit.verifying' : 'audit.verify')}
        </ActionButton>
      </Box>
      <ProblemAlert problem={problem} />
    </Box>
  );
};
