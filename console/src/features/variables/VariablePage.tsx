import { KEY_WORDS, type KeyName } from '@jurilien/reference';
import { Box } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SearchBox } from '../../components/list/SearchBox';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded, Panel } from '../../components/page/Panel';
import { list, quiet } from '../../components/text/who';
import { formatDate } from '../../format';
import { inLocale } from '../../locale';
import { mayRead, me } from '../../roles';
import { useT, type Key } from '../../useT';
import { CommsTabs } from '../inbox';
import { Constants } from './Constants';
import { BothLines, Line, UsedBy } from './Parts';
import { useVariables, type Shown } from './useVariables';

/** The setting behind a variable of the sender, since when it says so, and the way there for who may change it. */
const Setting = ({ setting }: { setting: Shown['ours'][number]['setting'] }) => {
  const t = useT();
  if (!setting) return <Box>{t('variables.installation')}</Box>;
  const name = t('variables.setting', { name: inLocale(KEY_WORDS[setting.key as KeyName].label) });
  return (
    <Box>
      {mayRead(me().role, 'config') ? <Link to={`/config?q=${encodeURIComponent(setting.key)}`}>{name}</Link> : name},{' '}
      {setting.since ? t('variables.since', { day: formatDate(setting.since) }) : t('variables.asShipped')}
    </Box>
  );
};

/** What the sender is called and how it is reached. */
const Ours = ({ shown: { ours } }: { shown: Shown }) => {
  const t = useT();
  return (
    <Panel title={t('variables.ours')}>
      <Box component="ul" sx={list}>
        {ours.map(({ key, value, setting, usedBy }) => (
          <Line key={key} name={t(`variables.names.${key}` as Key)} inBraces={key} says={<BothLines said={value} />}>
            <Setting setting={setting} />
            <UsedBy codes={usedBy} />
          </Line>
        ))}
      </Box>
    </Panel>
  );
};

/** What is looked up for each message. */
const Found = ({ shown: { variables } }: { shown: Shown }) => {
  const t = useT();
  const [sought, setSought] = useState('');
  const found = variables.filter(({ key, label }) => `${key} ${inLocale(label)}`.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <Panel title={t('variables.found')}>
      <SearchBox label={t('variables.search')} value={sought} onChange={setSought} />
      {found.length === 0 && <Box sx={quiet}>{t('variables.none')}</Box>}
      <Box component="ul" sx={list}>
        {found.map(({ key, label, privacy, sample, audiences, usedBy }) => (
          <Line key={key} name={inLocale(label)} inBraces={key} says={<BothLines said={sample} />}>
            <Box>{t(`templates.privacy.${privacy}`)}</Box>
            {audiences.length > 0 && (
              <Box>{t('variables.readers', { audiences: audiences.map((a) => t(`templates.audiences.${a}` as Key)).join(', ') })}</Box>
            )}
            <UsedBy codes={usedBy} />
          </Line>
        ))}
      </Box>
    </Panel>
  );
};

/** X07: everything that templates may say, where it comes from, and what says it. */
export default function VariablePage() {
  const t = useT();
  const query = useVariables();
  return (
    <>
      <PageHeader title={t('variables.title')} />
      <CommsTabs />
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
        {t('variables.hint')}
      </Box>
      <Loaded query={query} lines={10}>
        {query.data && (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
            <Constants shown={query.data} onDone={() => void query.refetch()} />
            <Ours shown={query.data} />
            <Found shown={query.data} />
          </Box>
        )}
      </Loaded>
    </>
  );
}
