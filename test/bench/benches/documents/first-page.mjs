/**
 * How long a person with a phone waits for the first page of a long document, once the code of its link was typed. The phone is that of
 * Lighthouse: a processor four times slower, 1.6 Mbit/s, 150 ms. The reader came while the code was typed, for which a person needs so long.
 */
import PDFDocument from 'pdfkit';
import { chromium } from 'playwright-core';
import { chromePath } from '../../chrome.mjs';
import { heldLink, matter, sender } from './matter.mjs';

const PAGES = 200;
const RUNS = 5;
const TYPING_MS = 10_000;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'fr-CA' };
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1_048_576) / 8, uploadThroughput: (0.75 * 1_048_576) / 8 };
const WORDS = 'Les parties conviennent de ce qui suit quant à la garde, à la pension alimentaire et au partage du patrimoine. ';

async function agreement() {
  const made = new PDFDocument({ size: 'LETTER', info: { Title: 'Entente' } });
  const parts = [];
  made.on('data', (part) => parts.push(part));
  const whole = new Promise((done) => made.on('end', done));
  for (let n = 1; n <= PAGES; n++) {
    if (n > 1) made.addPage();
    made.fontSize(11).text(`Entente, page ${n}. ${WORDS.repeat(12)}`);
  }
  made.end();
  await whole;
  return Buffer.concat(parts);
}

export async function firstPage(context) {
  const { report, quick, say } = context;
  const of = await matter(context);
  const bytes = await agreement();
  const send = await sender(context, of);
  const documentId = await send('Entente.pdf', bytes, of.staff.actor);
  const browser = await chromium.launch({ executablePath: chromePath(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  const own = [];
  try {
    for (let i = 0; i < (quick ? 1 : RUNS); i++) own.push(await opened(context, browser, { leadId: of.leadId, documentId }, i));
  } finally {
    await browser.close();
  }
  say(`a PDF of ${PAGES} pages, ${Math.round(bytes.length / 1_000)} kB`);
  report({
    id: 'documents.firstPage.ms',
    unit: 'ms',
    own,
    note: `from the press after the code to the first of ${PAGES} pages, phone of Lighthouse`,
  });
}

/** Notes in the page itself when the button was pressed and when the page of the document was painted: who asks from outside learns it late. */
function watch() {
  addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp)), true);
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.viewer-sheet canvas')) return;
    observer.disconnect();
    const painted = () => sessionStorage.setItem('seen', String(performance.timeOrigin + performance.now()));
    requestAnimationFrame(() => requestAnimationFrame(painted));
  }).observe(document, { childList: true, subtree: true });
}

/** One person with a browser that was never here. */
async function opened(context, browser, subject, occurrence) {
  const held = await heldLink(context, { purpose: 'document', subject, occurrence: String(occurrence) });
  const profile = await browser.newContext(PHONE);
  try {
    await profile.addInitScript(watch);
    const page = await profile.newPage();
    const devtools = await profile.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`http://localhost:${context.port}/document/${held.token}`);
    await page.locator('[name=go][value=step-send]').first().click();
    await page.waitForURL(/fait=code/);
    await page.locator('input[name=stepCode]').fill(await held.code());
    await page.waitForTimeout(TYPING_MS);
    await page.locator('[name=go][value=step-verify]').click();
    await page.waitForFunction(() => sessionStorage.getItem('seen') !== null);
    return await page.evaluate(() => Number(sessionStorage.getItem('seen')) - Number(sessionStorage.getItem('pressed')));
  } finally {
    await profile.close();
  }
}
