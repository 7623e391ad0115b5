import { Box } from '@mui/material';
import { keyNamed, KEY_WORDS, type ConfigPlace, type KeyName } from '@jurilien/reference';
import type { ReactNode } from 'react';
import { quiet } from '../../components/text/who';
import { Tag } from '../../components/Tone';
import { inLocale } from '../../locale';
import { useCode, useT } from '../../useT';
import { pairId, scopeWords, type Pair } from './pairs';
import { differenceOf } from './values/parts';

export interface Changed extends Pair {
  /** Its own value until then; nothing where a wider scope held. */
  readonly before: unknown;
  /** What the wider scope has, where the pair had or gets nothing of its own; changes of earlier versions do not say. */
  readonly wider?: { readonly value: unknown; readonly scope?: ConfigPlace | undefined } | undefined;
}
const isOwn = (value: unknown): boolean => value !== null && value !== undefined;

/** What a key is called; one of newer code, or of someone's file, by its bare name. */
export const keyLabel = (name: string): string => (keyNamed(name) ? inLocale(KEY_WORDS[name as KeyName].label) : name);

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

/** Where the value is from that holds where a pair has none of its own. */
const From = ({ pair: { before, value, wider } }: { pair: Changed }) => {
  const say = { t: useT(), code: useCode() };
  if (!wider) return null;
  const scope = wider.scope && scopeWords(wider.scope, say);
  const lines = [
    isOwn(before) || say.t(scope ? 'config.widerHeld' : 'config.shippedHeld', { scope }),
    isOwn(value) || say.t(scope ? 'config.widerWillHold' : 'config.shippedWillHold', { scope }),
  ].filter((line) => line !== true);
  return lines.map((line) => (
    <Box key={line} sx={quiet}>
      {line}
    </Box>
  ));
};

/** What holds at a pair before and after: only the parts that differ. Where it has no value of its own, that of the wider scope holds. */
const Lines = ({ pair }: { pair: Changed }) => {
  const say = { t: useT(), code: useCode() };
  const key = keyNamed(pair.key);
  const none = say.t('config.noOwn');
  const [before, after] = [pair.before, pair.value].map((own) => (isOwn(own) ? own : pair.wider?.value)) as [unknown, unknown];
  const differing = key
    ? differenceOf(key, before ?? undefined, after ?? undefined, say)
    : [{ path: '', label: '', before: JSON.stringify(before ?? null), after: JSON.stringify(after ?? null) }];
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
          <Lines pair={pair} />
          <From pair={pair} />
          {under?.(pair, n)}
        </Box>
      ))}
    </Box>
  );
};
