import type { Config } from '@react-router/dev/config';

/** Pages are rendered on the server and sent without the framework's scripts; forms post to their own route. */
export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
