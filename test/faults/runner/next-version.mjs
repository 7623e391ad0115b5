/**
 * A later version of the product, for deployments that happen while people are under way. What a confirmed phone number says has a new
 * shape (a version of its schema more, with an upcaster), which older code cannot read; what starts a claim says one thing more, which
 * older code can. Loaded into a process before its own code, with NEXT_VERSION as the version to be; a place that is no longer as it
 * was stops the process with a sentence.
 */
import { registerHooks } from 'node:module';

const version = Number(process.env.NEXT_VERSION);
const CHANGES = [
  {
    path: '/dist/libs/lead/src/confirmation-events.js',
    from: /LeadPhoneConfirmed: event\(z\.object\(\{\s*leadId,\s*method\s*\}\)\)/,
    to: `LeadPhoneConfirmed: event(z.object({ leadId, method, proof: z.string().optional() }), { upcasters: Array(${version}).fill((old) => ({ ...old })) })`,
  },
  {
    path: '/dist/libs/lead/src/decisions/intake/confirm-lead-phone.js',
    from: /happened\('LeadPhoneConfirmed', \{\s*leadId,/,
    to: `happened('LeadPhoneConfirmed', { proof: 'version ${version}', leadId,`,
  },
  { path: '/dist/libs/search/src/search.js', from: /(ClaimStarted: event\(z\.object\(\{)/, to: '$1 door: z.string().optional(),' },
  {
    path: '/dist/libs/processes/src/decisions/claim-offer.js',
    from: /searched\('ClaimStarted', \{/,
    to: `searched('ClaimStarted', { door: 'version ${version}',`,
  },
];

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const change = CHANGES.find(({ path }) => url.endsWith(path));
    if (!change) return loaded;
    const source = loaded.source.toString();
    if (!change.from.test(source)) throw new Error(`${change.path} is no longer what next-version.mjs changes: change it with it`);
    return { ...loaded, source: source.replace(change.from, change.to) };
  },
});
