import { FIGURE_NAMES, SPAN_NAMES } from '@jurilien/reference';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../../page.testing';
import type { Report } from './asked';
import { TimesChart } from './TimesChart';

const figures = Object.fromEntries(FIGURE_NAMES.map((name) => [name, null]));
const period = (day: number, median: number | null): Report['periods'][number] => ({
  ...{ value: `2026-11-0${day}`, few: median === null, figures: figures as Report['total'] },
  times: Object.fromEntries(
    SPAN_NAMES.map((span) => [span, { n: median && 20, median, p90: median && median * 2 }]),
  ) as Report['periods'][number]['times'],
});

describe('times over the periods', () => {
  /** A page without a size draws no chart: here everything has one. */
  const [size, observer] = [HTMLElement.prototype.getBoundingClientRect, globalThis.ResizeObserver];
  beforeAll(() => {
    const rect = { x: 0, y: 0, left: 0, top: 0, right: 600, bottom: 240, width: 600, height: 240 };
    HTMLElement.prototype.getBoundingClientRect = () => ({ ...rect, toJSON: () => rect });
    globalThis.ResizeObserver = class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
  });
  afterAll(() => {
    HTMLElement.prototype.getBoundingClientRect = size;
    globalThis.ResizeObserver = observer;
  });

  it('draw nothing over a period of which nothing is known, and a lone one as a dot', async () => {
    const periods = [period(1, 30), period(2, 40), period(3, null), period(4, 50), period(5, null), period(6, 60), period(7, 65)];
    const { container } = await show(<TimesChart report={{ grain: 'day', periods }} span="whole" />);
    const begins = (selector: string) => container.querySelector(selector)!.getAttribute('d')!.match(/M/g)!.length;
    await waitFor(() => expect(container.querySelector('.recharts-line-curve')).not.toBeNull());
    expect(begins('.recharts-line-curve')).toBe(3);
    expect(begins('.recharts-area-area')).toBe(3);
    expect(container.querySelectorAll('.recharts-line-dot')).toHaveLength(5);
  });
  it('say in words that there is nothing to draw', async () => {
    const { container } = await show(<TimesChart report={{ grain: 'day', periods: [period(1, null), period(2, null)] }} span="whole" />);
    expect(await screen.findByText('Aucune durée à montrer pour la période.')).toBeTruthy();
    expect(container.querySelector('svg')).toBeNull();
  });
});
