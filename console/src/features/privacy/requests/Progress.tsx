import type { ErasureRow, PrivacyCaseRow } from '@jurilien/rows/privacy';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Panel } from '../../../components/page/Panel';
import { list } from '../../../components/text/who';
import { State, Tag } from '../../../components/Tone';
import { formatFull } from '../../../format';
import { useT } from '../../../useT';
import { ErasureSteps, StuckAt, useCounts } from '../erasures/ErasureSteps';
import { Holding, keyOf } from '../Holding';
import { COPIES, isByHand, isOfOthers, type HandKind } from './waiting';

interface Props {
  readonly row: PrivacyCaseRow;
  readonly held: (holding: string) => string | undefined;
}

/** One thing that is erased: how far it is, and what it waits for. */
const Erased = ({ holding, erasure, hold }: { holding: ReactNode; erasure: ErasureRow | undefined; hold: string | undefined }) => {
  const t = useT();
  const countsOf = useCounts();
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, py: 2, borderTop: 1, borderColor: 'divider', fontSize: '.8125rem' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {holding}
        {erasure ? <State family="erasureStates" value={erasure.state} /> : <Tag>{t('privacyCases.notStarted')}</Tag>}
        {hold && <Tag tone="warning">{hold}</Tag>}
      </Box>
      {erasure && (
        <>
          <ErasureSteps row={erasure} />
          <StuckAt row={erasure} />
          {countsOf(erasure) && <Box sx={{ color: 'text.secondary' }}>{countsOf(erasure)}</Box>}
        </>
      )}
    </Box>
  );
};

const Erasures = ({ row, held }: Props) => {
  const t = useT();
  const { data } = useGetList<ErasureRow>('erasures', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'startedAt', order: 'ASC' },
    filter: { requestId: row.id },
  });
  return (
    <>
      <Typography>{t('privacyCases.erasesItself')}</Typography>
      <Box component="ul" sx={list}>
        {row.holdings?.map((of) => {
          const id = keyOf(of);
          const erasure = data?.find((each) => each.id === id);
          const gone = erasure?.done.includes('key') ?? false;
          return <Erased key={id} holding={<Holding of={of} gone={gone} />} erasure={erasure} hold={gone ? undefined : held(id)} />;
        })}
      </Box>
    </>
  );
};

const Copy = ({ row }: Pick<Props, 'row'>) => {
  const t = useT();
  return (
    <Typography>
      {row.exportUntil ? t('privacyCases.copyUntil', { until: formatFull(row.exportUntil) }) : t('privacyCases.copyMakesItself')}
    </Typography>
  );
};

/** What the team does by hand, and where. */
const ByHand = ({ kind, holdings }: { kind: HandKind; holdings: PrivacyCaseRow['holdings'] }) => {
  const t = useT();
  return (
    <>
      <Typography sx={{ mb: 1 }}>{t(`privacyCases.where.${kind}`, { button: t('actions.UnpublishProfile') })}</Typography>
      <Box component="ul" sx={list}>
        {holdings?.map((of) => (
          <li key={keyOf(of)}>
            <Holding of={of} />
          </li>
        ))}
      </Box>
    </>
  );
};

/** How far a request that was granted is carried out: by its steps, or by whom and where. */
export const Progress = ({ row, held }: Props) => {
  const t = useT();
  if (row.state !== 'Approved' && row.state !== 'Fulfilled') return null;
  return (
    <Panel title={t('privacyCases.progress')}>
      {row.kind === 'erasure' && !isOfOthers(row) && <Erasures row={row} held={held} />}
      {isOfOthers(row) && <Typography>{t('privacyCases.where.others')}</Typography>}
      {COPIES.includes(row.kind) && <Copy row={row} />}
      {isByHand(row.kind) && <ByHand kind={row.kind} holdings={row.holdings} />}
      {row.kind === 'withdrawConsent' && <Typography>{t('privacyCases.withdrawsItself')}</Typography>}
    </Panel>
  );
};
