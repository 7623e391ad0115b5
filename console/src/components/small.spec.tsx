import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../page.testing';
import { ConflictBar } from './commands/ConflictBar';
import { Countdown } from './Countdown';
import { useRefusal } from './commands/useRefusal';

describe('a refusal', () => {
  const Refusal = ({ code, detail }: { code: string; detail?: string }) => <p role="note">{useRefusal()({ code, detail })}</p>;
  const wordsOf = async (code: string, detail?: string) => {
    await show(<Refusal code={code} detail={detail} />);
    return screen.getByRole('note').textContent;
  };
  it.each([
    ['WRONG_STATE', 'no-live-wave', /^Aucune vague n’est en cours\.$/],
    ['NOT_ELIGIBLE', 'E14-excluded', /^Règle E14 : .+ On ne peut pas passer outre\.$/],
    ['NOT_ELIGIBLE', 'E10-needs-override', /^Règle E10 : .+ Cochez-la pour passer outre, avec une raison\.$/],
    ['NOT_ELIGIBLE', 'D01-answered-before', /^Cette personne a déjà refusé/],
    ['FOUR_EYES_REQUIRED', 'a-detail-without-words', /^Une deuxième personne doit approuver\.$/],
    ['FOUR_EYES_REQUIRED', undefined, /^Une deuxième personne doit approuver\.$/],
  ])('%s with %s is told in words', async (code, detail, words) => {
    expect(await wordsOf(code, detail)).toMatch(words);
  });
  it('has words also for a code that the page does not know', async () => {
    expect(await wordsOf('NEVER_HEARD_OF')).not.toContain('NEVER_HEARD_OF');
  });
});

describe('a conflict', () => {
  it('names both versions and offers the present one', async () => {
    const reload = jest.fn();
    answering(() => ({}));
    await show(<ConflictBar mine={3} theirs={5} onReload={reload} />);
    expect(screen.getByRole('alert').textContent).toContain('Version ouverte : 3. Version à jour : 5.');
    await userEvent.click(screen.getByRole('button', { name: 'Relire la fiche' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a countdown', () => {
  beforeEach(() =>
    jest.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z'), doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }),
  );
  afterEach(() => jest.useRealTimers());
  const text = () => document.querySelector('time')?.textContent;

  it('moves with each second and says when it is late', async () => {
    await show(<Countdown at="2026-03-02T12:00:05Z" />);
    act(() => jest.advanceTimersByTime(1_000));
    const before = text();
    expect(before).toMatch(/^dans /);
    act(() => jest.advanceTimersByTime(1_000));
    expect(text()).not.toBe(before);
    act(() => jest.advanceTimersByTime(10_000));
    expect(text()).toMatch(/^en retard de /);
  });
  it('says nothing about an instant that is none', async () => {
    const { container } = await show(<Countdown at={null} />);
    expect(container.textContent).toBe('–');
  });
});
