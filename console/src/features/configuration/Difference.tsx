import { Box } from '@mui/material';
import { keyNamed, KEY_WORDS, type KeyName } from '@jurilien/reference';
import type { ReactNode } from 'react';
import { quiet } from '../../components/text/who';
import { Tag } from '../../components/Tone';
import { locale } from '../../locale';
import { useCode, useT } from '../../useT';
import { pairId, scopeWords, type Pair } from './pairs';
import { differenceOf } from './values/parts';

/** What a key is called; one of newer code, or of someone's file, by its bare name. */
export const keyLabel = (name: string): string => (keyNamed(name) ? KEY_WORDS[name as KeyName].label[locale] : name);

/** Two administrators change it. */
export const SecondTag = ({ of }: { of: string }) => {
  const t = useT();
  const flags = keyNamed(of)?.flags;
  if (!flags || (!flags.money && !flags.legal)) return null;
  return (
    <Tag tone="accent" title={t(flags.money && flags.legal ? 'config.moneyLegal' : flags.money ? 'config.money' : 'config.legal')}>
      {t('config.second')}
    </Tag>
  );
};

/** What a pair is before and after: only the parts that differ. `undefined` is a pair without a value of its own. */
const Lines = ({ of, before, after }: { of: string; before: unknown; after: unknown }) => {
  const say = { t: useT(), code: useCode() };
  const key = keyNamed(of);
  const none = say.t('config.noOwn');
  const differing = key
    ? differenceOf(key, before ?? undefined, after ?? undefined, say)
    : [{ path: '', label: '', before: JSON.stringify(before), after: JSON.stringify(after) }];
  if (differing.length === 0) return <Box sx={quiet}>{say.t('config.same')}</Box>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, fontSize: '.875rem' }}>
      {differing.map(({ path, label, before: old, after: next }) => (
        <Box component="li" key={path} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
          {label && <Box component="span" sx={{ color: 'text.secondary' }}>{`${label} `}</Box>}
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {old ?? none}
          </Box>
          <span aria-hidden>→</span>
          <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 700 }}>
            {next ?? none}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

export interface Changed extends Pair {
  /** Its own value until then; nothing where a wider scope held. */
  readonly before: unknown;
}

/** What a change does, pair by pair. */
export const Difference = ({ set, under }: { set: readonly Changed[]; under?: (pair: Changed, n: number) => ReactNode }) => {
  const say = { t: useT(), code: useCode() };
  return (
    <Box component="ul" aria-label={say.t('config.difference')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      {set.map((pair, n) => (
        <Box component="li" key={pairId(pair)} sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Box component="strong">{keyLabel(pair.key)}</Box>
            <Box component="span" sx={quiet}>
              {scopeWords(pair.scope, say)}
            </Box>
            <SecondTag of={pair.key} />
          </Box>
          <Lines of={pair.key} before={pair.before} after={pair.value} />
          {under?.(pair, n)}
        </Box>
      ))}
    </Box>
  );
};
