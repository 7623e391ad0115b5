/** Line icons of the navigation, 24 by 24, drawn with the ink of their text. */
const PATHS = {
  home: 'M4 11.5 12 4l8 7.5M6.5 9.5V20h11V9.5M10 20v-5.5h4V20',
  inbox: 'M4 13.5 6.5 5h11L20 13.5V19H4zM4 13.5h5l1.2 2.5h3.6l1.2-2.5h5',
  board: 'M4 5h16v14H4zM8 9.5h8M8 13h5M16 13.5v3M14.5 15h3',
  folder: 'M4 7.5V18h16V8.5h-8.5L9.5 6H4zM8 13h8',
  paper: 'M6.5 3.5h7.5L18 7.5V20.5H6.5zM14 3.5V7.5h4M9 12h6M9 15.5h6',
  calendar: 'M5 6.5h14V20H5zM5 10.5h14M8.5 4v4M15.5 4v4M8.5 14h3M8.5 17h6',
  talk: 'M4 5h11v8H9l-3 3v-3H4zM15 9h5v8h-2v3l-3-3h-4v-1.5',
  chart: 'M4 20h16M7 20v-6M12 20V6M17 20v-9',
  pause: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM10 9.5v5M14 9.5v5',
  why: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM9.8 10a2.3 2.3 0 1 1 3.3 2.1c-.8.4-1.1.9-1.1 1.7M12 16.4v.1',
  person: 'M12 4.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM5 20c.6-4 3.3-6 7-6s6.4 2 7 6',
  people:
    'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5zM3 19c.5-3.6 2.8-5.3 6-5.3s5.5 1.7 6 5.3M15.5 5.4a3 3 0 0 1 0 5.7M17 14c2.3.6 3.7 2.3 4 5',
  message: 'M4 5.5h16V16h-8.5L7 19.5V16H4zM8 9.5h8M8 12.5h5',
  account: 'M5 10.5h14V20H5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v2.5',
  coins:
    'M9.5 5c3 0 5.5 1.3 5.5 3s-2.5 3-5.5 3S4 9.7 4 8s2.5-3 5.5-3zM4 8v4c0 1.7 2.5 3 5.5 3M15 8v2.2M14.5 12c3 0 5.5 1.3 5.5 3s-2.5 3-5.5 3S9 16.7 9 15s2.5-3 5.5-3zM9 15v3c0 1.7 2.5 3 5.5 3s5.5-1.3 5.5-3v-3',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 18.5a2 2 0 0 0 4 0',
  repeat: 'M5 11V9.5A2.5 2.5 0 0 1 7.5 7H19M16 4l3 3-3 3M19 13v1.5a2.5 2.5 0 0 1-2.5 2.5H5M8 20l-3-3 3-3',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
} as const;
export type IconName = keyof typeof PATHS;

/** An icon beside its words; it means nothing by itself. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
