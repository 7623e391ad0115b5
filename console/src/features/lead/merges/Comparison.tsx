import type { Answer } from '@jurilien/contracts/api';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { Loaded } from '../../../components/page/Panel';
import { Tag } from '../../../components/Tone';
import { useRegion } from '../../../regions';
import { useCode, useT } from '../../../useT';
import type { Lead } from '../lead';
import { useLead } from '../useLead';

/** Another request that may be of the same person. */
export type Likely = Answer<'GET /api/leads/:leadId/duplicates'>[number];
type Part = Likely['same'][number];

const PARTS: readonly Part[] = ['clientName', 'email', 'phoneNumber', 'othersInvolved', 'lawyerType', 'province', 'region', 'city'];

const useShown = () => {
  const code = useCode();
  const region = useRegion();
  return (lead: Lead, part: Part): ReactNode => {
    const { facts } = lead;
    switch (part) {
      case 'othersInvolved':
        return (lead.othersInvolved ?? []).map(({ name }) => name).join(', ');
      case 'lawyerType':
        return facts.lawyerType && code('lawyerTypes', facts.lawyerType);
      case 'province':
        return facts.province && code('provinces', facts.province);
      case 'region':
        return facts.region && region(facts.region);
      case 'city':
        return facts.city;
      default:
        return lead[part];
    }
  };
};

/** Two requests side by side; what both say alike is marked. */
export const Comparison = ({ lead, other }: { lead: Lead; other: Likely }) => {
  const t = useT();
  const query = useLead(other.id);
  const shown = useShown();
  const { data } = query;
  return (
    <Loaded query={query} isEmpty={!data} empty={t('lead.notFound')} lines={4}>
      {data && (
        <TableContainer tabIndex={0} role="group" aria-label={t('lead.comparison', { code: other.code ?? '' })}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell component="td" />
                <TableCell>{t('lead.thisRequest')}</TableCell>
                <TableCell>{other.code}</TableCell>
                <TableCell component="td" />
              </TableRow>
            </TableHead>
            <TableBody>
              {PARTS.map((part) => (
                <TableRow key={part}>
                  <TableCell component="th" scope="row">
                    {t(`fields.${part}`)}
                  </TableCell>
                  <TableCell>{shown(lead, part)}</TableCell>
                  <TableCell>{shown(data, part)}</TableCell>
                  <TableCell>{other.same.includes(part) && <Tag tone="success">{t('lead.samePart')}</Tag>}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Loaded>
  );
};
