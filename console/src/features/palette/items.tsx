import { isList } from '@jurilien/contracts';
import type { ReactNode } from 'react';
import { useTheme } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListChoice } from '../../components/list/useListChoice';
import { offeredActs } from '../../layout/palette-switch';
import { addressIn, locale } from '../../locale';
import { mayRead, me } from '../../roles';
import { PLACES } from '../../screens';
import { signOut } from '../../session/session';
import { useReadOnly } from '../../useReadOnly';
import { useT } from '../../useT';
import { useFinder, useFoundLine, type FoundGroup } from '../finder';
import { fold, matches } from './fold';
import { PLACES_TO_GO } from './places';
import { verbsOf } from './verbs';

/** One line of the palette. */
export interface Item {
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  readonly state?: ReactNode;
  /** Why it cannot be done now. */
  readonly why?: string;
  readonly danger?: boolean;
  readonly act: () => void;
}
export interface Group {
  readonly key: string;
  readonly title: string;
  readonly items: readonly Item[];
}

/** So many things of one place are shown; the finder's page has the others. */
const SHOWN = 4;
/** The first word has to be this long to be read as what is to be done. */
const VERB = 3;

/** What can be done with what the page shows: all that is possible, and what was typed with the reason why not. */
const usePageItems = (typed: string): readonly Item[] => {
  const readOnly = useReadOnly();
  const named = offeredActs().filter(({ label }) => matches(label, typed));
  const shown = typed ? named : named.filter(({ why }) => !why);
  return shown.map(({ key, label, why, danger, act }) => ({
    ...{ key: `act-${key}`, label, act },
    ...((why ?? readOnly) ? { why: readOnly ?? why } : {}),
    ...(danger ? { danger } : {}),
  }));
};

/** Pages that the role opens. */
const usePlaceItems = (typed: string): readonly Item[] => {
  const t = useT();
  const navigate = useNavigate();
  return PLACES_TO_GO.filter(({ path, label }) => mayRead(me().role, PLACES[path]) && matches(t(label), typed)).map(({ path, label }) => ({
    key: `go-${path}`,
    label: t(label),
    act: () => void navigate(path),
  }));
};

/** How the console itself is. */
const useOwnItems = (typed: string): readonly Item[] => {
  const t = useT();
  const [theme, setTheme] = useTheme();
  const list = useLocation().pathname.split('/')[1] ?? '';
  const { choice, choose } = useListChoice(list);
  const readOnly = useReadOnly();
  const other = locale === 'fr' ? 'en' : 'fr';
  const all: Item[] = [
    { key: 'theme', label: t('app.theme'), act: () => setTheme(theme === 'dark' ? 'light' : 'dark') },
    ...(isList(list) && !readOnly ? [{ key: 'roomy', label: t('views.roomy'), act: () => choose({ roomy: !choice.roomy }) }] : []),
    { key: 'language', label: t('app.language'), act: () => window.location.assign(addressIn(other)) },
    { key: 'signOut', label: t('app.signOut'), act: () => void signOut() },
  ];
  return all.filter(({ label }) => matches(label, typed));
};

/** What was found, and what can be done with the first of it, or with each where the first word says what. */
const useFoundItems = (typed: string, asks: boolean): { groups: readonly Group[]; busy: boolean; refused: boolean } => {
  const t = useT();
  const navigate = useNavigate();
  const readOnly = useReadOnly();
  const line = useFoundLine();
  const { role } = me();
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const verbs = (place: FoundGroup['place']) => (readOnly ? [] : verbsOf(place, role, t));
  const said = (label: string) => first.length >= VERB && rest.length > 0 && fold(label).startsWith(fold(first));
  const hasVerb = [...verbs('leads'), ...verbs('professionals')].some(({ label }) => said(label));
  const { query, found } = useFinder(hasVerb ? rest.join(' ') : typed, asks && mayRead(role, 'finder') && !readOnly);
  const groups = (found?.groups ?? []).map(({ place, rows }) => ({
    key: place,
    title: t(`finder.places.${place}`),
    items: rows.slice(0, SHOWN).flatMap((row, at) => {
      const { id, title, detail, to, state } = line(place, row);
      const wanted = verbs(place).filter(({ label }) => (hasVerb ? said(label) : at === 0));
      return [
        ...wanted.map(({ command, label }) => ({
          key: `${place}-${id}-${command}`,
          label: t('palette.doWith', { act: label, name: title }),
          act: () => void navigate(`${to}?do=${command}`),
        })),
        { key: `${place}-${id}`, label: title, detail, state, act: () => void navigate(to) },
      ].sort((a, b) => (hasVerb ? 0 : Number('detail' in b) - Number('detail' in a)));
    }),
  }));
  return { groups, busy: query.isFetching, refused: found?.kind === 'refused' };
};

/** Everything that what was typed leads to, in the order it is likely meant. */
export const useGroups = (typed: string) => {
  const t = useT();
  const [page, places] = [usePageItems(typed), usePlaceItems(typed)];
  // Questions to the finder are noted and counted: the name of a page is none, a code or an address always is one.
  const found = useFoundItems(typed, page.length + places.length === 0 || /[\d@]/.test(typed));
  const groups: Group[] = [
    { key: 'page', title: t('palette.onPage'), items: page },
    { key: 'go', title: t('palette.go'), items: places },
    ...found.groups,
    { key: 'own', title: t('palette.console'), items: useOwnItems(typed) },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), busy: found.busy, refused: found.refused };
};
