/** The faces of what is done about personal data, in the order of a day’s work; the first one that the reader may see opens. */
export const privacyTabs = [
  { to: '/privacy/requests', label: 'privacy.tabs.requests', screen: 'privacy-cases' },
  { to: '/privacy/erasures', label: 'privacy.tabs.erasures', screen: 'erasures' },
  { to: '/privacy/incidents', label: 'privacy.tabs.incidents', screen: 'incidents' },
  { to: '/privacy/retention', label: 'privacy.tabs.retention', screen: 'retention' },
  { to: '/privacy/processors', label: 'privacy.tabs.processors', screen: 'processors' },
] as const;
