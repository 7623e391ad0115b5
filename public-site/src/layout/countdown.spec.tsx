import { LiveCountdown, Countdown } from '.';
import { plain, show } from '../testing/show.testing';

const NOW = '2026-03-02T15:00:00.000Z';
const countdown = (until: string, path?: string): HTMLElement => {
  show(<Countdown until={until} now={NOW} live="live" />, path);
  return document.querySelector('.countdown')!;
};

describe('time left on a page that the server drew', () => {
  it('is in minutes below an hour, rounded up', () => {
    expect(plain(countdown('2026-03-02T15:09:01.000Z').textContent)).toBe('10 min');
  });
  it('never goes below nothing', () => {
    expect(plain(countdown('2026-03-02T14:00:00.000Z').textContent)).toBe('0 min');
  });
  it('is in hours and minutes from an hour on', () => {
    expect(plain(countdown('2026-03-02T17:05:00.000Z', '/offre').textContent)).toBe('2 h 5 min');
  });
  it('gives the script both instants, so that a wrong clock changes nothing', () => {
    const { dataset } = countdown('2026-03-02T15:10:00.000Z');
    expect([dataset.until, dataset.now, dataset.live, dataset.reload]).toEqual(['2026-03-02T15:10:00.000Z', NOW, 'live', '']);
  });
  it('is left to the page itself where that counts', () => {
    show(
      <LiveCountdown value={({ until }) => <i>{until}</i>}>
        <Countdown until="2026-03-02T15:10:00.000Z" now={NOW} />
      </LiveCountdown>,
    );
    expect(document.querySelector('.countdown')).toBeNull();
    expect(document.querySelector('i')!.textContent).toBe('2026-03-02T15:10:00.000Z');
  });
});
