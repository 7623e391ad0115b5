/* The form in a page of a partner: reports to that page how tall it is, and nothing else, so that it needs no scroll bar of its own. */
(() => {
  if (parent === window) return;
  let last = 0;
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    // Our policy decides who frames us; a height is no secret.
    parent.postMessage({ type: 'jurilien:height', height }, '*');
  };
  new ResizeObserver(tell).observe(document.body);
  tell();
  parent.postMessage({ type: 'jurilien:page' }, '*');
})();
