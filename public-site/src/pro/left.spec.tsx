import { act } from '@testing-library/react';
import { Left, Until } from '.';
import { plain, show } from '../testing/show.testing';

const START = Date.parse('2026-03-02T15:00:00.000Z');
const inSeconds = (seconds: number): string => new Date(START + seconds * 1_000).toISOString();
const shown = (): string => plain(document.querySelector('.countdown [aria-hidden]')!.textContent);
const spoken = (): string => plain(document.querySelector('.countdown .hidden-text')!.textContent);

describe('time left, counted down', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: START });
  });
  afterEach(() => jest.useRealTimers());

  it('shows seconds in the last hour, and gives minutes to a screen reader', () => {
    show(<Left until={inSeconds(605)} />);
    expect([shown(), spoken()]).toEqual(['10 min 5 s', '11 minutes']);
    act(() => void jest.advanceTimersByTime(6_000));
    expect([shown(), spoken()]).toEqual(['9 min 59 s', '10 minutes']);
  });
  it('shows hours below two days, and days above', () => {
    show(<Left until={inSeconds(26 * 3_600 + 120)} />);
    expect(shown()).toBe('26 h 2 min');
    show(<Left until={inSeconds(3 * 86_400 + 60)} />);
    expect(plain(document.querySelectorAll('.countdown [aria-hidden]')[1]!.textContent)).toContain('3');
  });
  it('is marked in the last two minutes', () => {
    show(<Left until={inSeconds(121)} />);
    expect(document.querySelector('.soon')).toBeNull();
    act(() => void jest.advanceTimersByTime(2_000));
    expect(document.querySelector('.soon')).not.toBeNull();
  });
  it('reports the end once', () => {
    const over = jest.fn();
    show(<Left until={inSeconds(3)} onOver={over} />);
    expect(over).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(10_000));
    expect(over).toHaveBeenCalledTimes(1);
    expect(shown()).toBe('0 min 0 s');
  });
  it('is announced where the page has the words, once as 5, 3 and 1 minutes begin', () => {
    show(
      <>
        <Left until={inSeconds(420)} live="live" />
        <p id="live" role="status" data-text="{n} left" />
      </>,
    );
    const said: string[] = [];
    for (let second = 0; second < 421; second += 1) {
      act(() => void jest.advanceTimersByTime(1_000));
      const region = document.getElementById('live')!;
      if (region.textContent) said.push(`${shown()}: ${region.textContent}`);
      region.textContent = '';
    }
    expect(said).toEqual(['5 min 4 s: 5 left', '3 min 4 s: 3 left', '1 min 4 s: 1 left']);
  });
  it('stands beside the day and the hour', () => {
    show(<Until at="2026-03-03T18:00:00.000Z" />, '/mes-offres');
    const time = document.querySelector('time')!;
    expect(time.dateTime).toBe('2026-03-03T18:00:00.000Z');
    expect(plain(time.textContent)).toMatch(/13 h/);
  });
});
