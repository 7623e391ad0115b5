import { existsSync } from 'node:fs';

const CHROMES = [process.env.CHROME_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Where the browser of this machine is. @throws Error where there is none */
export function chromePath() {
  const found = CHROMES.find((path) => path && existsSync(path));
  if (!found) throw new Error('No Chromium found. Install it (apt-get install chromium) or name it in CHROME_PATH.');
  return found;
}
