import { Box, Tab, Tabs } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/page/PageHeader';
import { mayRead, me } from '../../roles';
import { useT } from '../../useT';
import { FindAnything } from './FindAnything';
import { FindPeople } from './FindPeople';

const modes = ['anything', 'people'] as const;

/** X11: anything by what someone has in hand, or professionals for a request. */
export default function Finder() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const { role } = me();
  const open = modes.filter((mode) => mode === 'anything' || mayRead(role, 'matching'));
  const mode = open.find((each) => each === search.get('mode')) ?? 'anything';
  return (
    <>
      <PageHeader title={t('finder.title')} />
      <Tabs
        value={mode}
        onChange={(_, value: string) => setSearch(value === 'anything' ? {} : { mode: value }, { replace: true })}
        aria-label={t('finder.title')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 4 }}
      >
        {open.map((each) => (
          <Tab key={each} value={each} label={t(`finder.${each}`)} id={`tab-${each}`} aria-controls={`panel-${each}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${mode}`} aria-labelledby={`tab-${mode}`}>
        {mode === 'anything' ? <FindAnything /> : <FindPeople />}
      </Box>
    </>
  );
}
