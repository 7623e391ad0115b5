import axe from 'axe-core';
import { act as actOf, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageActs } from '../../components/commands/usePageActs';
import { openPalette, usePaletteOpen, type PageAct } from '../../layout/palette-switch';
import { answering, show, token, type Asked } from '../../page.testing';
import { keep } from '../../session/session';
import { matches } from './fold';
import Palette from './Palette';

const lead = { id: 'l1', code: 'K7M2', state: 'ToValidate', lawyerType: 'family', province: 'QC' };
const network = (groups: object[] = []) => answering(({ path }) => ({ body: path === '/api/finder' ? { kind: 'text', groups } : {} }));
const found = { place: 'leads', rows: [lead], total: 1 };
const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const Page = ({ acts }: { acts: PageAct[] }) => {
  usePageActs(acts);
  const open = usePaletteOpen();
  return (
    <>
      <Where />
      {open && <Palette />}
    </>
  );
};
const where = () => document.querySelector('output')!.textContent;
const begin = async (acts: PageAct[] = [], at = '/', role = 'jurilien_admin') => {
  const shown = await show(<Page acts={acts} />, at);
  keep(token({ role }));
  actOf(() => openPalette(true));
  await screen.findByRole('combobox');
  return shown;
};
const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text);
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const asked = (all: readonly Asked[]) => all.filter(({ path }) => path === '/api/finder').map(({ body }) => body['q']);

describe('the palette of commands', () => {
  beforeAll(() => {
    // There is nothing to scroll where nothing is laid out.
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => openPalette(false));

  it('goes to a page by the beginning of its words, with the keyboard alone, and searches for no one by its name', async () => {
    const all = network();
    await begin();
    await type('lis noi');
    await waitFor(() => expect(options()).toEqual(['Liste noire']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(where()).toBe('/blacklist'));
    expect(asked(all)).toEqual([]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
  it('has no page, no act and no search that the role has not', async () => {
    const all = network([found]);
    await begin([], '/', 'jurilien_report_admin');
    expect(options()).not.toContain('Liste noire');
    expect(options()).toContain('Ventes');
    await type('K7M2');
    await screen.findByText('Rien de tel à votre portée.');
    expect(asked(all)).toEqual([]);
  });
  it('finds what the finder finds, and does what the first word says with it', async () => {
    const all = network([found]);
    await begin();
    await type('confier k7m2');
    expect(await screen.findByRole('option', { name: /^Confier : K7M2/ })).toBeTruthy();
    expect(asked(all)).toEqual(['k7m2']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(where()).toBe('/leads/l1?do=AssignLead'));
  });
  it('opens a thing that was found before it offers to do something with it', async () => {
    network([found]);
    await begin();
    await type('k7m2');
    await waitFor(() => expect(options()[0]).toContain('K7M2'));
    expect(options().slice(1)).toContain('Marquer : K7M2');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(where()).toBe('/leads/l1'));
  });
  it('does what the open page allows; what it does not allow says why, where it is asked for', async () => {
    network();
    const act = jest.fn();
    await begin([
      { key: 'TagLead', label: 'Marquer', act },
      { key: 'HoldLead', label: 'Mettre en suspens', why: 'Elle est close.', act },
    ]);
    expect(options()[0]).toBe('Marquer');
    expect(options()).not.toContain('Mettre en suspensElle est close.');
    await type('suspens');
    await waitFor(() => expect(options()).toEqual(['Mettre en suspensElle est close.']));
    await userEvent.keyboard('{Enter}');
    expect(act).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByRole('combobox'));
    await type('marq');
    await waitFor(() => expect(options()[0]).toBe('Marquer'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  });
  it('moves with the arrows, round its ends, and names the line it is on', async () => {
    network();
    await begin();
    const active = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant')!)!.textContent;
    const [first, second] = options();
    const last = options().at(-1);
    expect(active()).toBe(first);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(second);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe(last);
  });
  it('is without fault for assistive technology', async () => {
    network([found]);
    await begin();
    await type('k7m2');
    await waitFor(() => expect(options()[0]).toContain('K7M2'));
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('a page whose address asks for an act', () => {
  it('begins it once it knows that it can be done, and asks no more', async () => {
    network();
    const act = jest.fn();
    const { rerenderWith } = await waiting(act);
    expect(act).not.toHaveBeenCalled();
    rerenderWith(undefined);
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    expect(where()).toBe('/leads/l1?tab=x');
  });
  it('says why it cannot be done', async () => {
    network();
    const act = jest.fn();
    await show(<Page acts={[{ key: 'TagLead', label: 'Marquer', why: 'Elle est close.', act }]} />, '/leads/l1?do=TagLead');
    expect(await screen.findByText('Elle est close.')).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
    expect(where()).toBe('/leads/l1');
  });
});

let tell: (why: string | undefined) => void = () => undefined;
const Waits = ({ act }: { act: () => void }) => {
  const [why, setWhy] = useState<string | undefined>('Chargement');
  tell = setWhy;
  return <Page acts={[{ key: 'TagLead', label: 'Marquer', why, act }]} />;
};
const waiting = async (act: () => void) => {
  await show(<Waits act={act} />, '/leads/l1?tab=x&do=TagLead');
  return { rerenderWith: (why: string | undefined) => actOf(() => tell(why)) };
};

it.each([
  ['Liste noire', 'noi lis', true],
  ['Événements', 'even', true],
  ['Liste noire', 'oire', false],
  ['Abonnements', '', true],
])('%s is what « %s » means: %s', (text, typed, yes) => expect(matches(text, typed)).toBe(yes));
