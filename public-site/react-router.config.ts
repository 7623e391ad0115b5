import type { Config } from '@react-router/dev/config';

/**
 * Pages are rendered on the server and sent without the framework's scripts; forms post to their own route. The pages of an account
 * come alive instead (`handle: { hydrate: true }`): the server never has what they show.
 */
export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Personal pages say « no-referrer », and browsers then post with the origin « null ». `readForm` refuses posts of other sites by Sec-Fetch-Site.
  allowedActionOrigins: ['null'],
} satisfies Config;
