import { Box, ButtonBase, MenuItem, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import { LAWYER_TYPES, PROVINCES, type ConfigPlace, type Key } from '@jurilien/reference';
import { Scroll } from '../../../components/list/Scroll';
import { COLON } from '../../../format';
import { useCode, useT } from '../../../useT';
import { ownValue, pairId, samePlace, scopesAllowed, scopeWords, type Pair } from '../pairs';
import type { InForce } from '../useConfiguration';
import { valueWords } from '../values/parts';

const EVERYWHERE: ConfigPlace = {};
const provinces: readonly ConfigPlace[] = PROVINCES.map(({ code }) => ({ province: code }));

/** Told to a screen reader; the eye has the head of the column. */
const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

interface Props {
  readonly of: Key;
  readonly inForce: InForce;
  /** Pairs of the change that is being put together. */
  readonly drafted: readonly Pair[];
  readonly open: ConfigPlace | undefined;
  readonly onOpen: (scope: ConfigPlace) => void;
}

const Cell = ({ of, inForce, drafted, open, onOpen, scope }: Props & { scope: ConfigPlace }) => {
  const say = { t: useT(), code: useCode() };
  const pair = { key: of.key, scope };
  const own = ownValue(inForce.overrides, pair);
  const draft = drafted.find((one) => pairId(one) === pairId(pair));
  const value = draft && draft.value !== null ? draft.value : inForce.config.value(of, scope);
  const words = valueWords(of, value, say);
  return (
    <TableCell sx={{ p: 0.5 }}>
      <ButtonBase
        aria-pressed={open !== undefined && samePlace(open, scope)}
        onClick={() => onOpen(scope)}
        sx={{
          display: 'block',
          width: '100%',
          minHeight: 44,
          px: 2,
          textAlign: 'left',
          fontFamily: 'inherit',
          fontSize: 'inherit',
          borderRadius: 1,
          fontWeight: own === undefined ? 400 : 700,
          color: own === undefined && !draft ? 'text.secondary' : 'text.primary',
          outline: draft ? '2px dashed' : 'none',
          outlineColor: 'primary.main',
          '&[aria-pressed=true]': { bgcolor: 'action.selected' },
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box component="span" sx={unseen}>{`${scopeWords(scope, say)}${COLON} `}</Box>
        {words}
        {own === undefined && !draft && (
          <Box component="span" sx={{ display: 'block', fontSize: '.6875rem' }}>
            {say.t(scope.province || scope.field ? 'config.inherited' : 'config.shippedValue')}
          </Box>
        )}
      </ButtonBase>
    </TableCell>
  );
};

/** A field of law that has no value of its own yet. */
const AddField = ({ fields, onOpen }: { fields: readonly string[]; onOpen: Props['onOpen'] }) => {
  const t = useT();
  const code = useCode();
  return (
    <TextField
      select
      size="small"
      label={t('config.addField')}
      value=""
      sx={{ minWidth: 220, mt: 2 }}
      onChange={(event) => onOpen({ field: event.target.value })}
    >
      {LAWYER_TYPES.filter((type) => !fields.includes(type.code)).map((type) => (
        <MenuItem key={type.code} value={type.code}>
          {code('lawyerTypes', type.code)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** The value in force at each scope: one's own in bold, that of a wider scope in grey. A cell opens its editor. */
export const ScopeGrid = (props: Props) => {
  const { of, inForce, drafted, open, onOpen } = props;
  const t = useT();
  const code = useCode();
  const allowed = scopesAllowed(of);
  const scopes = [...(inForce.overrides.get(of.key) ?? []), ...drafted].map(({ scope }) => scope);
  const fields = [...new Set([...scopes, open ?? EVERYWHERE].flatMap(({ field }) => field ?? []))];
  const columns = [EVERYWHERE, ...(allowed.province ? provinces : [])];
  return (
    <>
      <Scroll label={t('config.scopes')}>
        <TableHead>
          <TableRow>
            {allowed.field && <TableCell>{t('config.field')}</TableCell>}
            {columns.map((scope) => (
              <TableCell key={scope.province ?? ''}>
                {scope.province ? code('provinces', scope.province) : t('config.everywhere')}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[undefined, ...fields].map((field) => (
            <TableRow key={field ?? ''}>
              {allowed.field && (
                <TableCell component="th" scope="row">
                  {field ? code('lawyerTypes', field) : t('config.allFields')}
                </TableCell>
              )}
              {columns.map((scope) => (
                <Cell key={scope.province ?? ''} {...props} scope={field ? { ...scope, field } : scope} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Scroll>
      {allowed.field && <AddField fields={fields} onOpen={onOpen} />}
    </>
  );
};
