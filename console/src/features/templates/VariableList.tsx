import { Box, Button } from '@mui/material';
import { Panel } from '../../components/page/Panel';
import { quiet } from '../../components/text/who';
import { locale } from '../../locale';
import { useT } from '../../useT';
import type { Template } from './typed';
import type { Insertion } from './WordFields';

/** What a template may say: each variable with its name, how far its value may travel and a sample, inserted where the cursor is. */
export const VariableList = ({
  template: { variables },
  insertion,
  disabled,
}: {
  template: Template;
  insertion: Insertion;
  disabled: boolean;
}) => {
  const t = useT();
  return (
    <Panel title={t('templates.variables')}>
      <Box sx={{ ...quiet, mb: 2 }}>{t('templates.variablesHint')}</Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {variables.map(({ name, label, privacy, sample }) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Button
              size="small"
              variant="outlined"
              disabled={disabled}
              title={t('templates.insert', { name: label?.[locale] ?? name })}
              // The cursor stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insertion.insert(name)}
            >
              {`{${name}}`}
            </Button>
            <Box component="span" sx={{ ...quiet, overflowWrap: 'anywhere', minWidth: 0 }}>
              {[label?.[locale], t(`templates.privacy.${privacy}`), t('templates.example', { sample: sample[locale] })]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
};
