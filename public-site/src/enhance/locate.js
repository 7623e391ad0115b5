/* Chooses the region of where someone is, when they press for it. The points are ours and are compared here: the position never
   leaves this page and is not kept. Without this file the region is chosen from the list. */
(() => {
  const box = document.querySelector('[data-locate]');
  const region = document.getElementById('region');
  if (!box || !region || !navigator.geolocation) return;
  const button = box.querySelector('button');
  const status = box.querySelector('[role=status]');
  const FAR_KM = 120;
  const KM_PER_DEGREE = 111.2;
  /* Another region this much nearer than twice as far: close to a border, the nearest point may lie across it. */
  const NEAR_KM = 1;
  const say = (name, value = '', other = '') => {
    status.textContent = box.dataset[name].replace('{region}', value).replace('{other}', other);
  };

  /* Flat is near enough between neighbours. */
  const km = (lat, lng, [, otherLat, otherLng]) =>
    KM_PER_DEGREE * Math.hypot(otherLat - lat, (otherLng - lng) * Math.cos((lat * Math.PI) / 180));
  const nearest = (points, { latitude, longitude }) =>
    points.reduce(
      (best, point) => {
        const away = km(latitude, longitude, point);
        return away < best.away ? { code: point[0], away } : best;
      },
      { away: FAR_KM },
    );
  const named = (code) => [...region.options].find(({ value }) => value === code)?.text ?? '';

  const position = () =>
    new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, { timeout: 15_000, maximumAge: 0 });
    });
  const points = async () => {
    const answer = await fetch(box.dataset.locate);
    if (!answer.ok) throw new Error('points');
    return answer.json();
  };

  let busy = false;
  button.addEventListener('click', async () => {
    if (busy) return;
    busy = true;
    button.setAttribute('aria-disabled', 'true');
    say('asking');
    try {
      const coords = await position();
      const all = await points();
      const { code, away } = nearest(all, coords);
      if (code) {
        region.value = code;
        const next = nearest(
          all.filter((point) => point[0] !== code),
          coords,
        );
        if (next.code && next.away < 2 * away + NEAR_KM) say('border', named(code), named(next.code));
        else say('found', named(code));
      } else say('far');
    } catch (error) {
      say(error && error.code === 1 ? 'denied' : 'failed');
    }
    busy = false;
    button.removeAttribute('aria-disabled');
  });
  box.hidden = false;
})();
