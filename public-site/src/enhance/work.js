/* Work that the browser does unseen for a form anyone may send, so that a thousand forms cost much and one costs nothing. It starts
   with the first touch, beside the person who types. Without this file, or where a browser cannot, the form is sent without it. */
(() => {
  const field = document.querySelector('input[data-work]');
  if (!field || !self.Worker || !crypto.subtle) return;
  const { form, dataset } = field;
  const status = form.querySelector('[data-work-said]');
  const GOOD_MS = 50 * 60_000;
  const LONGEST_WAIT_MS = 30_000;
  const rule = self.trustedTypes?.createPolicy('work', { createScriptURL: () => dataset.worker });

  async function solved() {
    const asked = { form: dataset.work, id: dataset.id };
    const answer = await fetch('/api/public/work', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    const { challenge } = await answer.json();
    if (!challenge) return '';
    const worker = new Worker(rule ? rule.createScriptURL('') : dataset.worker);
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(challenge);
    }).finally(() => worker.terminate());
  }

  let begunAt;
  let working;
  const isGood = () => begunAt !== undefined && Date.now() - begunAt < GOOD_MS;
  function work() {
    if (!isGood()) {
      begunAt = Date.now();
      field.value = '';
      working = solved()
        .then((work) => (field.value = work))
        .catch(() => undefined);
    }
    return working;
  }
  for (const sign of ['focusin', 'input', 'pointerdown']) form.addEventListener(sign, work, { once: true });

  /* Who is quicker than the work waits for it, and no longer than a person waits. */
  let waited = false;
  document.addEventListener(
    'submit',
    (event) => {
      const button = event.submitter;
      if (event.target !== form || button?.formNoValidate || (field.value && isGood()) || waited) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Where the eyes are.
      button?.after(status);
      status.textContent = dataset.wait;
      Promise.race([work(), new Promise((late) => setTimeout(late, LONGEST_WAIT_MS))]).then(() => {
        waited = true;
        status.textContent = '';
        form.requestSubmit(button);
      });
    },
    true,
  );
  addEventListener('pageshow', () => (waited = false));
})();
