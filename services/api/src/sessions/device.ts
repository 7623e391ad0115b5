const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const named = (table: readonly [RegExp, string][], agent: string): string | undefined => table.find(([sign]) => sign.test(agent))?.[1];

/** A short name by which a person knows a device again: "Firefox · Windows". Nothing of the agent's own text is kept. */
export function deviceName(agent = ''): string | undefined {
  const found = [named(BROWSERS, agent), named(SYSTEMS, agent)].filter((name) => name !== undefined);
  return found.length > 0 ? found.join(' · ') : undefined;
}
