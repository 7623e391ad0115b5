import type { BlacklistRow, BlockRow } from '@jurilien/rows/exclusions';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Box, Link as MuiLink } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { Loaded, Panel } from '../../components/page/Panel';
import { formatDate } from '../../format';
import { useRegion } from '../../regions';
import { useCode, useT } from '../../useT';
import { AddEntry, EntryLine } from './EntryLine';

const newest = { pagination: { page: 1, perPage: 100 }, sort: { field: 'createdAt', order: 'DESC' as const } };
const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, fontSize: '.8125rem' } as const;

/** What a professional does not want to meet, who does not want to meet them, and the house's entries on them (X02). */
export const ProfessionalExclusions = ({ row: { id, province } }: { row: ProfessionalRow }) => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  const blocks = useGetList<BlockRow>('blocks', { ...newest, filter: { professionalId: id } });
  const entries = useGetList<BlacklistRow>('blacklist', { ...newest, filter: { professionalId: id } });
  const what = ({ kind, value }: BlockRow): string =>
    t(`blacklist.blocks.${kind}`, { value: kind === 'field' ? code('lawyerTypes', value) : kind === 'region' ? region(value ?? '') : '' });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Panel title={t('blacklist.blocks.ownBlocks')}>
        <Loaded query={blocks} isEmpty={!blocks.data?.length} empty={t('blacklist.blocks.noBlocks')}>
          <Box component="ul" sx={list}>
            {blocks.data?.map((block) => (
              <Box component="li" key={block.id} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
                <strong>{what(block)}</strong>
                {block.owner === 'client' && <span>{t('blacklist.blocks.byClient')}</span>}
                {block.leadId && (
                  <MuiLink component={Link} to={`/leads/${block.leadId}`}>
                    {block.leadCode ?? '–'}
                  </MuiLink>
                )}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {formatDate(block.createdAt)}
                  {block.until ? ` – ${formatDate(block.until)}` : ''}
                </Box>
              </Box>
            ))}
          </Box>
        </Loaded>
      </Panel>
      <Panel title={t('blacklist.blocks.entries')} aside={<AddEntry from={{ professionalId: id, province }} />}>
        <Loaded query={entries} isEmpty={!entries.data?.length} empty={t('blacklist.blocks.noEntries')}>
          <Box component="ul" sx={list}>
            {entries.data?.map((entry) => (
              <EntryLine key={entry.id} entry={entry}>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {t('blacklist.until')} {formatDate(entry.until)}
                </Box>
              </EntryLine>
            ))}
          </Box>
        </Loaded>
      </Panel>
    </Box>
  );
};
