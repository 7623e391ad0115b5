import { Alert, Box, Button, FormHelperText } from '@mui/material';
import type { ConfigPlace, Key } from '@jurilien/reference';
import { ActionButton } from '../../../components/commands/ActionButton';
import { quiet } from '../../../components/text/who';
import { formatMoment } from '../../../format';
import { useCode, useT } from '../../../useT';
import { keyLabel } from '../Difference';
import { ValueEditor } from '../editors/ValueEditor';
import { ownValue, pendingOn, scopeWords } from '../pairs';
import type { ChangeState } from '../useChange';
import type { InForce } from '../useConfiguration';
import { valueWords } from '../values/parts';

interface Props {
  readonly of: Key;
  readonly scope: ConfigPlace;
  readonly inForce: InForce;
  readonly change: ChangeState;
}

/** What waits for this very pair. */
const Waiting = ({ of, scope, inForce }: Omit<Props, 'change'>) => {
  const t = useT();
  return pendingOn(inForce.pending, { key: of.key, scope }).map(({ id, state, effectiveAt }) => (
    <Alert key={id} severity={state === 'Stuck' ? 'warning' : 'info'} variant="outlined">
      {t(state === 'Scheduled' ? 'config.willChange' : state === 'Stuck' ? 'config.isStuck' : 'config.isProposed', {
        when: formatMoment(effectiveAt),
      })}
    </Alert>
  ));
};

/** A value that was changed here and goes, so that the wider scope holds again; or a change that is given up. */
const Takes = ({ of, scope, inForce, change }: Props) => {
  const t = useT();
  const say = { t, code: useCode() };
  const pair = { key: of.key, scope };
  const own = ownValue(inForce.overrides, pair);
  const drafted = change.valueOf(pair);
  const why = change.whyNot(of, scope);
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      {own !== undefined && drafted?.value !== null && (
        <ActionButton size="small" variant="outlined" why={why} onClick={() => change.put({ ...pair, value: null })}>
          {t('config.takeAway')}
        </ActionButton>
      )}
      {drafted && (
        <Button size="small" onClick={() => change.drop(pair)}>
          {t('config.undo')}
        </Button>
      )}
      <Box sx={quiet}>{own === undefined ? t('config.noOwnHere') : t('config.ownHere', { value: valueWords(of, own, say) })}</Box>
    </Box>
  );
};

/** The editor of a key at one scope: what is typed joins the change that is being put together. */
export const EditPair = ({ of, scope, inForce, change }: Props) => {
  const say = { t: useT(), code: useCode() };
  const pair = { key: of.key, scope };
  const drafted = change.valueOf(pair);
  const why = change.whyNot(of, scope);
  const label = keyLabel(of.key);
  return (
    <Box
      role="group"
      aria-label={`${label} · ${scopeWords(scope, say)}`}
      sx={{ display: 'grid', gap: 3, p: 3, mt: 2, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
    >
      <Box sx={{ fontWeight: 700, fontSize: '.8125rem' }}>{scopeWords(scope, say)}</Box>
      <Waiting of={of} scope={scope} inForce={inForce} />
      {drafted?.value === null ? (
        <Alert severity="info">{say.t('config.takenAway')}</Alert>
      ) : (
        <ValueEditor
          of={of}
          label={label}
          value={drafted ? drafted.value : inForce.config.value(of, scope)}
          disabled={why !== undefined}
          errorAt={(path) => change.errorAt(pair, path)}
          onChange={(value) => change.put({ ...pair, value })}
        />
      )}
      {change.contradicting(of.key).map((sentence) => (
        <FormHelperText key={sentence} error>
          {sentence}
        </FormHelperText>
      ))}
      {why && <Box sx={quiet}>{why}</Box>}
      <Takes of={of} scope={scope} inForce={inForce} change={change} />
    </Box>
  );
};
