/**
 * What a visitor waits for: scripts, styles and HTML as they come over the wire, Lighthouse's mobile profile, and how long the build
 * takes. Every page of the sitemap is weighed in both languages; the heaviest of its kind is the figure.
 */
import { buildFrontend, frontends } from '../../../services/launcher/builders/frontends.mjs';
import { hashOf, hashTree } from '../../../services/launcher/hashes.mjs';
import { chromePath } from '../chrome.mjs';
import { median, timed } from '../measure.mjs';
import { startProduct } from '../product.mjs';
import { filesOf, sent } from '../weight.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
  // The home page sends an English browser to its twin, which is another page to wait for.
  '--lang=fr-CA',
  '--accept-lang=fr-CA',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** By the ids of the routes table; every other page of the sitemap is content. */
const FORMS = [
  'request',
  'find',
  'quick',
  'professionals',
  'pros',
  'prosOntario',
  'oolong',
  'legalAid',
  'showcase',
  'recruitment',
  'recruitRegister',
  'faq',
];
const WIZARDS = ['demand', 'family', 'network', 'business', 'calculator'];
/** One of each kind that Lighthouse opens. */
const OPENED = { content: ['/', '/en/', '/politique-confidentialite', '/avocat-droit-famille'], form: ['/requete'], wizard: ['/demande'] };

export async function run({ root, engine, report, say, quick }) {
  const runs = quick ? 1 : 5;
  await build({ root, report, quick });
  const on = await engine.environment();
  const product = await startProduct({ root, ...on });
  try {
    const origin = `http://localhost:${on.port}`;
    await weigh({ root, origin, report });
    await open({ origin, runs, report, say });
  } finally {
    await product.stop();
  }
}

async function build({ root, report, quick }) {
  const site = frontends.find(({ name }) => name === 'public-site');
  const own = [];
  for (let n = 0; n < (quick ? 1 : 3); n++)
    // A hash no one built before, so that it builds.
    own.push((await timed(() => buildFrontend(root, { ...site, hash: `bench-${process.pid}-${n}` }))) / 1_000);
  await buildFrontend(root, { ...site, hash: hashOf(`${root}\n${hashTree(root, site.sources)}`) });
  report({ id: 'site.buildS', unit: 's', own });
}

async function weigh({ root, origin, report }) {
  const { pageAt, SITEMAPS } = await import(`${root}/public-site/src/routes.table.ts`);
  const sitemaps = await Promise.all(Object.values(SITEMAPS).map(async (path) => (await fetch(origin + path)).text()));
  const paths = sitemaps.flatMap((xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname));
  const kinds = { content: [], form: [], wizard: [] };
  const known = new Map();
  const kb = async (path) => {
    if (!known.has(path))
      known.set(
        path,
        sent(origin + path).then(({ bytes }) => bytes / 1024),
      );
    return known.get(path);
  };
  for (const path of paths) {
    const page = pageAt(path)?.page;
    const kind = WIZARDS.includes(page) ? 'wizard' : FORMS.includes(page) ? 'form' : 'content';
    const html = await (await fetch(origin + path)).text();
    const scripts = filesOf(html, 'script', 'src').map(([, src]) => src);
    const styles = filesOf(html, 'link', 'href').flatMap(([tag, href]) => (tag.includes('stylesheet') ? [href] : []));
    const sum = async (files) => (await Promise.all(files.map(kb))).reduce((all, one) => all + one, 0);
    kinds[kind].push({ path, jsKb: await sum(scripts), cssKb: await sum(styles), htmlKb: await kb(path) });
  }
  for (const [kind, pages] of Object.entries(kinds))
    for (const what of ['jsKb', 'htmlKb', 'cssKb']) {
      const heaviest = pages.reduce((most, page) => (page[what] > most[what] ? page : most));
      report({ id: `site.${kind}.${what}`, unit: 'KB gzip', own: [heaviest[what]], note: `heaviest of ${pages.length}: ${heaviest.path}` });
    }
}

async function open({ origin, runs, report, say }) {
  const { default: lighthouse } = await import('lighthouse');
  const { launch } = await import('chrome-launcher');
  for (const [kind, paths] of Object.entries(OPENED)) {
    const found = [];
    for (const path of paths) {
      const scores = [];
      const lcp = [];
      for (let n = 0; n < runs; n++) {
        const { lhr } = await lookedAt({ lighthouse, launch, chromePath: chromePath(), url: origin + path });
        if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
        scores.push(CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100)));
        lcp.push(lhr.audits['largest-contentful-paint'].numericValue / 1_000);
        const failed = CATEGORIES.flatMap((name) =>
          lhr.categories[name].auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9).map(({ id }) => id),
        );
        if (failed.length > 0) say(`${path}: ${[...new Set(failed)].join(', ')}`);
      }
      found.push({ path, scores, lcp });
    }
    // Content is held to all four; of what is filled in, how fast it is.
    const score = ({ scores }) => scores.map((four) => (kind === 'content' ? Math.min(...four) : four[0]));
    const worst = found.reduce((low, page) => (median(score(page)) < median(score(low)) ? page : low));
    report({
      id: `site.${kind}.lighthouse`,
      unit: 'of 100',
      own: score(worst),
      note: `${worst.path}: ${CATEGORIES.map((name, i) => `${name} ${median(worst.scores.map((four) => four[i]))}`).join(', ')}`,
    });
    const slowest = found.reduce((most, page) => (median(page.lcp) > median(most.lcp) ? page : most));
    report({ id: `site.${kind}.lcpS`, unit: 's', own: slowest.lcp, note: slowest.path });
  }
}

/** A fresh browser each time, as someone who comes for the first time on a middling phone. */
async function lookedAt({ lighthouse, launch, chromePath, url }) {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    return await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
  } finally {
    chrome.kill();
  }
}
