import { Box, Button, IconButton } from '@mui/material';
import RemoveIcon from '@mui/icons-material/CloseOutlined';
import type { Key, WeeklyHours } from '@jurilien/reference';
import { WeekHours } from '../../../components/hours/WeekHours';
import { useCode, useT } from '../../../useT';
import { isWeek, measureOf, measureOfPart } from '../values/measures';
import { partLabel } from '../values/parts';
import { blankOf } from '../values/wanting';
import { useBrokenRule, type Editing } from './editing';
import { Broken, Single } from './single';

const at = (value: unknown, name: string): unknown => (value as Readonly<Record<string, unknown>> | null)?.[name];
const under = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);

/** The editing of one part of a record; an optional part that is emptied goes. */
const partOf = (editing: Editing, name: string, label: string): Editing => {
  const { shape, measure, value, path, onChange } = editing;
  if (shape.is !== 'record') return editing;
  const put = (next: unknown) => {
    const { [name]: _, ...others } = value as Record<string, unknown>;
    onChange(next === '' && shape.optional.includes(name) ? others : { ...(value as object), [name]: next });
  };
  return {
    ...editing,
    shape: shape.fields[name]!,
    measure: measureOfPart(shape, name, measure),
    label,
    value: at(value, name),
    path: under(path, name),
    onChange: put,
  };
};
/** The editing of one row of a list. */
const rowOf = (editing: Editing, n: number, label: string): Editing => {
  const { shape, value, path, onChange } = editing;
  if (shape.is !== 'list' || !Array.isArray(value)) return editing;
  return {
    ...editing,
    shape: shape.of,
    label,
    value: value[n],
    path: under(path, n),
    onChange: (next) => onChange(value.map((one: unknown, other) => (other === n ? next : one))),
  };
};

/** Opening hours of a week, with what is wrong with them. */
const Week = (editing: Editing) => {
  const say = useBrokenRule();
  const { value, label, disabled, onChange } = editing;
  return (
    <Box>
      <WeekHours
        label={label}
        value={value as WeeklyHours | null}
        disabled={disabled}
        brokenAt={(part) => say(partOf(editing, part, label))}
        onChange={onChange}
      />
      <Broken editing={partOf(editing, 'days', label)} />
    </Box>
  );
};

const grid = { display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', alignItems: 'start' };

/** Named parts side by side; a part that has parts of its own is a group. */
const Parts = (editing: Editing) => {
  const say = { t: useT(), code: useCode() };
  const { shape, label } = editing;
  if (shape.is !== 'record') return null;
  const parts = Object.keys(shape.fields).map((name) => partOf(editing, name, partLabel([...editing.path.split('.'), name], say)));
  const nested = parts.filter((part) => part.shape.is === 'list' || part.shape.is === 'record');
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 4 }}>
      <Box sx={grid}>
        {parts
          .filter((part) => !nested.includes(part))
          .map((part) => (
            <Single key={part.path} {...part} />
          ))}
      </Box>
      {nested.map((part) => (
        <Box key={part.path} sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ fontWeight: 700, fontSize: '.8125rem' }}>{part.label}</Box>
          <AnyValue {...part} />
        </Box>
      ))}
    </Box>
  );
};

/** Rows one after the other: waves, packs, rates of taxes, minutes. */
const Rows = (editing: Editing) => {
  const t = useT();
  const code = useCode();
  const { shape, value, label, path, disabled, onChange } = editing;
  if (shape.is !== 'list' || !Array.isArray(value)) return null;
  const rows = value as readonly unknown[];
  const fixed = shape.min === shape.max;
  const labelOf = (n: number): string =>
    path !== '' && shape.of.is !== 'record' ? partLabel([...path.split('.'), String(n)], { t, code }) : t('config.nth', { n: n + 1 });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {rows.map((_, n) => (
          <Box component="li" key={n} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <AnyValue {...rowOf(editing, n, labelOf(n))} />
            </Box>
            {!fixed && rows.length > shape.min && (
              <IconButton
                aria-label={t('config.removeRow', { row: labelOf(n) })}
                disabled={disabled}
                sx={{ width: 44, height: 44 }}
                onClick={() => onChange(rows.filter((__, other) => other !== n))}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {!fixed && rows.length < shape.max && (
        <Box>
          {/* The next row mostly differs from the last one in a figure or two. */}
          <Button size="small" disabled={disabled} onClick={() => onChange([...rows, rows.at(-1) ?? blankOf(shape.of)])}>
            {t('config.addRow')}
          </Button>
        </Box>
      )}
      <Broken editing={editing} />
    </Box>
  );
};

const AnyValue = (editing: Editing) => {
  if (isWeek(editing.shape)) return <Week {...editing} />;
  if (editing.shape.is === 'record') return <Parts {...editing} />;
  return editing.shape.is === 'list' ? <Rows {...editing} /> : <Single {...editing} />;
};

interface Props {
  readonly of: Key;
  readonly label: string;
  readonly value: unknown;
  readonly disabled?: boolean;
  /** The rule that is broken at a path inside the value. */
  readonly errorAt?: (path: string) => string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** The editor of a key's value, made from its shape and its unit. */
export const ValueEditor = ({ of, label, value, disabled = false, errorAt = () => undefined, onChange }: Props) => (
  <AnyValue
    shape={of.kind.shape}
    measure={measureOf(of.unit)}
    label={label}
    value={value}
    path=""
    disabled={disabled}
    errorAt={errorAt}
    onChange={onChange}
  />
);
