import type { Answer } from '@jurilien/contracts/api';
import { Box } from '@mui/material';
import { useState } from 'react';
import { DraftLine, DraftList } from '../../components/drafting/DraftList';
import { SearchBox } from '../../components/list/SearchBox';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { useCode, useT } from '../../useT';
import { CommsTabs } from '../inbox';
import { useTemplates } from './useTemplates';
import { useUsers } from './useUsers';

type Listed = Answer<'GET /api/templates'>['templates'][number];

const Mark = ({ template: { retired, hasDraft, gaps, faults } }: { template: Listed }) => {
  const t = useT();
  if (retired) return <Tag tone="neutral">{t('templates.retired')}</Tag>;
  if (gaps.length > 0)
    return <Tag tone="danger">{t('templates.gaps', { langs: gaps.map((l) => t(`templates.langs.${l}`)).join(', ') })}</Tag>;
  if (hasDraft) return <Tag tone={faults > 0 ? 'danger' : 'warning'}>{t('drafting.draft')}</Tag>;
  return <Tag tone="success">{t('drafting.inForce')}</Tag>;
};

const Line = ({ template }: { template: Listed }) => {
  const t = useT();
  const words = useCode();
  const users = useUsers();
  const { code, audience, channels, inForce, usedBy } = template;
  return (
    <DraftLine
      to={`/comms/templates/${code}`}
      name={`${code} · ${words('rules', code)}`}
      columns="minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)"
      facts={[
        `${t(`templates.audiences.${audience}`)} · ${t(`templates.classes.${template.class}`)}`,
        `${channels.map((channel) => words('channels', channel)).join(', ')} · ${t('templates.version', { version: inForce })}`,
        users(usedBy),
      ]}
      mark={<Mark template={template} />}
    />
  );
};

/** X06, Templates: the words of every message, the version in force, where someone is working, and what sends it. */
export default function TemplateList() {
  const t = useT();
  const words = useCode();
  const query = useTemplates();
  const [sought, setSought] = useState('');
  const all = query.data?.templates ?? [];
  const found = all.filter(({ code }) => `${code} ${words('rules', code)}`.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <>
      <PageHeader title={t('templates.title')} count={all.length} />
      <CommsTabs />
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
        {t('templates.listHint')}
      </Box>
      <SearchBox label={t('templates.search')} value={sought} onChange={setSought} />
      <Loaded query={query} lines={8} isEmpty={found.length === 0} empty={t('templates.none')}>
        <DraftList>
          {found.map((template) => (
            <Line key={template.code} template={template} />
          ))}
        </DraftList>
      </Loaded>
    </>
  );
}
