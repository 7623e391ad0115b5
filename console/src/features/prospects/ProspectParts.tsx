import type { ProspectRow } from '@jurilien/rows/prospects';
import { Box, Link as MuiLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ask } from '../../api/http';
import { Facts, Loaded, Panel } from '../../components/page/Panel';
import { formatDate, formatFull, formatList, formatMoment, formatPhone } from '../../format';
import { useRegion } from '../../regions';
import { mayRead, me } from '../../roles';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';

const basisOf = (row: ProspectRow, t: ReturnType<typeof useT>): string => {
  if (!row.basis) return t('prospects.noBasis');
  const span = [
    row.basisSince && t('prospects.basisFrom', { day: formatDate(row.basisSince) }),
    row.basisUntil && t('prospects.basisUntil', { day: formatDate(row.basisUntil) }),
  ];
  return [t(`prospects.bases.${row.basis}`), ...span].filter(Boolean).join(', ');
};

/** What is known of a prospect. */
export const FactsOfProspect = ({ row }: { row: ProspectRow }) => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  const { nameOf } = useStaff();
  return (
    <Panel title={t('prospects.facts')}>
      <Facts
        rows={[
          [t('prospects.professionTitle'), t(`prospects.titles.${row.title}`)],
          [t('prospects.firm'), row.firm ?? '–'],
          [t('prospects.licenceNo'), row.licenceNo ?? '–'],
          [t('prospects.fields'), row.fields.length > 0 ? formatList(row.fields.map((field) => code('lawyerTypes', field))) : '–'],
          [t('prospects.province'), [region(row.region), code('provinces', row.province)].filter(Boolean).join(', ')],
          [t('prospects.lang'), code('langs', row.lang)],
          [t('prospects.email'), row.email ?? '–'],
          [t('prospects.phone'), formatPhone(row.phoneNumber)],
          [t('prospects.owner'), row.ownerId ? nameOf(row.ownerId) : t('prospects.noOwner')],
          [t('prospects.basis'), basisOf(row, t)],
          [t('prospects.basisProof'), row.basisProof ?? '–'],
          [t('prospects.texts'), row.textsSince ? t('prospects.textsGiven', { day: formatDate(row.textsSince) }) : t('prospects.noTexts')],
          [t('prospects.textsProof'), row.textsProof ?? '–'],
          [t('prospects.created'), formatFull(row.createdAt)],
          [t('prospects.saved'), formatFull(row.savedAt)],
        ]}
      />
      {row.notes && <Box sx={{ mt: 3, whiteSpace: 'pre-wrap', fontSize: '.8125rem' }}>{row.notes}</Box>}
    </Panel>
  );
};

/** Whether a prospect may be written to and called now. */
export const useReach = (row: ProspectRow) =>
  useQuery({
    queryKey: ['prospects', 'reach', row.id, row.version],
    queryFn: ({ signal }) => ask('GET /api/prospects/:id/reach', { params: { id: row.id }, signal }),
  });

/** The same in words: what the address refused wins over every basis. */
export const ReachOfProspect = ({ query }: { query: ReturnType<typeof useReach> }) => {
  const t = useT();
  const { email = 'noBasis', texts = 'noBasis', calls = 'noNumber', callsFrom } = query.data ?? {};
  return (
    <Panel title={t('prospects.reach')}>
      <Loaded query={query} lines={2}>
        <Facts
          rows={[
            [t('prospects.write.email'), t(`prospects.writing.${email}`)],
            [t('prospects.write.sms'), t(`prospects.texting.${texts}`)],
            [t('prospects.call'), t(`prospects.calling.${calls}`, { when: formatMoment(callsFrom) })],
          ]}
        />
      </Loaded>
    </Panel>
  );
};

/** The stages a prospect went through, and the member they became. */
export const WayOfProspect = ({ row }: { row: ProspectRow }) => {
  const t = useT();
  return (
    <Panel title={t('prospects.way')}>
      <Box component="ol" sx={{ m: 0, pl: 4, display: 'grid', gap: 1, fontSize: '.8125rem' }}>
        {(row.steps ?? []).map(({ at, stage, lostReason }) => (
          <li key={at + stage}>
            {[t(`prospects.stages.${stage}`), lostReason && t(`prospects.lostReasons.${lostReason}`), formatMoment(at)]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </Box>
      {row.professionalId && row.convertedBy && (
        <Box sx={{ mt: 3, fontSize: '.8125rem' }}>
          {t(`prospects.convertedBy.${row.convertedBy}`)}{' '}
          {mayRead(me().role, 'lawyers') && (
            <MuiLink component={Link} to={`/lawyers/${row.professionalId}`} underline="always">
              {t('prospects.openMember')}
            </MuiLink>
          )}
        </Box>
      )}
    </Panel>
  );
};
