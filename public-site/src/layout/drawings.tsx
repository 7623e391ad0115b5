import type { ReactNode } from 'react';

/** Own line drawings: one ink line, lavender shapes, a single touch of coral. Decorative: the words beside them say it all. */
function Drawing({ box, className, children }: { box: string; className: string; children: ReactNode }) {
  return (
    <svg className={`drawing ${className}`} viewBox={box} aria-hidden="true" focusable="false">
      <g strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

/** Two people on either side of a table, two chairs, one lamp; the question travels from one to the other. */
export function TalkDrawing() {
  return (
    <Drawing box="0 0 520 440" className="talk">
      <path className="tint" d="M60 402V210C60 104 150 26 262 26s200 78 200 184v192z" />
      <path className="line thin" d="M262 26v62" />
      <path className="paper line" d="M226 118c0-18 16-30 36-30s36 12 36 30z" />
      <path className="glow" d="M232 120h60l44 128H188z" />
      <path className="line" d="M28 402h464" />
      <path className="soft line" d="M92 402v-70c0-42 22-68 54-68s54 26 54 68v70z" />
      <circle className="paper line" cx="148" cy="214" r="32" />
      <path className="hair" d="M115 216c-2-26 12-42 35-42 20 0 33 13 31 30-20 4-36-2-46-12-2 14-8 22-20 24z" />
      <path className="line" d="M152 316c10 18 26 26 52 26" />
      <path className="deep line" d="M432 402v-74c0-40-22-64-54-64s-54 24-54 64v74z" />
      <circle className="paper line" cx="374" cy="212" r="32" />
      <path className="hair" d="M343 208c0-24 14-38 34-38 22 0 36 18 32 50-6-12-10-18-14-28-12 10-32 16-52 16z" />
      <path className="line" d="M372 318c-10 14-26 22-46 24" />
      <path className="paper line" d="M172 346h188v14H172z" />
      <path className="line" d="M214 360l-8 42M318 360l8 42" />
      <path className="paper line" d="M232 330l54-6 6 20h-58z" />
      <path className="line thin" d="M244 336l30-3" />
      <path className="coral line" d="M192 176h52a14 14 0 0 1 14 14v14a14 14 0 0 1-14 14h-34l-18 14v-42a14 14 0 0 1 0-14z" />
      <path className="line thin" d="M212 192h26M212 204h16" />
      <path className="paper line" d="M330 134h-46a13 13 0 0 0-13 13v14a13 13 0 0 0 13 13h32l18 14v-41a13 13 0 0 0-4-13z" />
      <path className="line thin" d="M286 154l8 8 18-16" />
      <path
        className="line"
        d="M66 402c-8-36-4-64 4-88M70 344c-16-4-26-16-28-34 16 2 28 14 28 34zM68 372c16-6 24-18 24-36-16 4-26 18-24 36z"
      />
    </Drawing>
  );
}

/** A letter that has left: sent, along a line. */
export function SentDrawing() {
  return (
    <Drawing box="0 0 320 170" className="spot">
      <path className="tint" d="M96 20h150a40 40 0 0 1 40 40v46a40 40 0 0 1-40 40H96a40 40 0 0 1-40-40V60a40 40 0 0 1 40-40z" />
      <path className="line dashed" d="M8 132c30 6 60-4 84-26" />
      <path className="paper line" d="M112 50h118a6 6 0 0 1 6 6v70a6 6 0 0 1-6 6H112a6 6 0 0 1-6-6V56a6 6 0 0 1 6-6z" />
      <path className="line" d="M108 54l63 46 63-46" />
      <circle className="coral line" cx="236" cy="50" r="19" />
      <path className="line" d="M227 50l7 7 12-13" />
      <path className="line" d="M268 150h36M20 150h200" />
    </Drawing>
  );
}

/** A clock that waits with you. */
export function PauseDrawing() {
  return (
    <Drawing box="0 0 320 170" className="spot">
      <path className="tint" d="M60 150c-8-70 40-124 108-124s112 52 100 124z" />
      <circle className="paper line" cx="160" cy="88" r="46" />
      <path className="line" d="M160 60v30l20 12M160 34v-14M146 18h28" />
      <circle className="coral line" cx="206" cy="130" r="10" />
      <path className="line" d="M30 150h260" />
    </Drawing>
  );
}

/** A path that goes somewhere else. */
export function LostDrawing() {
  return (
    <Drawing box="0 0 320 170" className="spot">
      <path className="tint" d="M40 150c10-60 60-110 124-110s110 46 120 110z" />
      <path className="line" d="M160 150V44" />
      <path className="paper line" d="M160 52h68l16 15-16 15h-68z" />
      <path className="coral line" d="M160 90H98L84 103l14 13h62z" />
      <path className="line thin" d="M174 67h34M112 103h34" />
      <path className="line" d="M24 150h272" />
      <path className="line" d="M236 150c-4-18-2-32 4-44M238 124c-10-3-16-10-17-20 10 1 17 9 17 20z" />
    </Drawing>
  );
}

/** Two hands of a link, joined. */
export function LinkedDrawing() {
  return (
    <Drawing box="0 0 320 170" className="spot">
      <path className="tint" d="M50 150c0-66 48-118 112-118s110 52 110 118z" />
      <circle className="paper line" cx="112" cy="72" r="22" />
      <path className="soft line" d="M74 150c0-32 14-50 38-50s38 18 38 50z" />
      <circle className="paper line" cx="210" cy="72" r="22" />
      <path className="deep line" d="M172 150c0-32 14-50 38-50s38 18 38 50z" />
      <path className="coral-line" d="M132 58c14-22 44-22 58 0" />
      <path className="line" d="M24 150h272" />
    </Drawing>
  );
}

/** Small signs of the fields of law, all on one 48-unit grid. */
const FIELD_PATHS: Readonly<Record<string, string>> = {
  family: 'M16 20a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM33 22a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM6 40V32a10 10 0 0 1 20 0v8M26 40v-6a7 7 0 0 1 15 0v6',
  criminal: 'M24 6l15 5v11c0 10-6 16-15 20C15 38 9 32 9 22V11zM24 16v10M24 32v.1',
  housing: 'M7 23L24 8l17 15M12 20v20h24V20M20 40V29h8v11',
  hiddenDefect: 'M7 23L24 8l17 15M12 20v20h24V20M27 20l-6 7 6 4-5 9',
  realEstate: 'M8 41V14l14-6v33M22 20h18v21M5 41h38M14 18v.1M14 25v.1M14 32v.1M29 27h5M29 33h5',
  labour: 'M8 16h32v24H8zM18 16v-5h12v5M8 26h32M24 24v5',
  civilLiability: 'M24 8l18 32H6zM24 20v9M24 34v.1',
  business: 'M8 40V22M19 40V14M30 40V26M41 40V9M5 40h38',
  immigration: 'M24 42a18 18 0 1 0 0-36 18 18 0 0 0 0 36zM6 24h36M24 6c-12 11-12 25 0 36M24 6c12 11 12 25 0 36',
  estates: 'M12 6h18l8 8v28H12zM30 6v8h8M18 22h13M18 28h13M18 35c4-3 6 2 10-1',
  administrative: 'M6 18L24 8l18 10zM10 18v18M19 18v18M29 18v18M38 18v18M6 41h36',
  tax: 'M11 6h26v36l-6-4-7 4-7-4-6 4zM18 30l12-12M19 19v.1M29 29v.1',
  consumer: 'M6 9h6l5 22h20l4-15H14M19 39v.1M34 39v.1',
  insurance: 'M24 8v-2M24 8a17 17 0 0 1 18 17H6A17 17 0 0 1 24 8zM24 25v12a5 5 0 0 1-10 0',
  youth: 'M24 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM14 42l3-14-6-4M34 42l-3-14 6-4M17 28h14M24 20v8',
  smallClaims: 'M24 42a18 18 0 1 0 0-36 18 18 0 0 0 0 36zM29 17c-6-4-11 0-9 4 2 3 8 2 9 6 1 5-6 7-11 3M24 11v3M24 33v4',
  traffic: 'M9 32v-8l5-10h20l5 10v8zM9 24h30M13 32v5M35 32v5M16 28v.1M32 28v.1',
  mediation: 'M6 12h20v14H14l-6 6zM42 20v14h-2l-2 6-7-6H20v-3',
  other: 'M24 42a18 18 0 1 0 0-36 18 18 0 0 0 0 36zM18 19c0-8 13-8 12 0-1 5-6 5-6 10M24 34v.1',
};

export function FieldSign({ code }: { code: string }) {
  return (
    <svg className="field-sign" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        d={FIELD_PATHS[code] ?? FIELD_PATHS.other}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A door that opens for its own key only: light behind it, the key in coral. */
export function KeyDrawing() {
  return (
    <Drawing box="0 0 420 420" className="door">
      <path className="tint" d="M36 388V206C36 104 114 24 212 24s172 80 172 182v182z" />
      <path className="line" d="M10 388h400" />
      <path className="paper line" d="M112 388V178c0-54 42-96 98-96s98 42 98 96v210z" />
      <path className="glow" d="M250 98c34 16 58 46 58 80v210h-58z" />
      <path className="soft line" d="M250 98 136 128v260h114z" />
      <path className="line thin" d="M158 158l68-18v84l-68 8zM158 262l68-6v104h-68z" />
      <circle className="paper line" cx="232" cy="246" r="8" />
      <path className="line thin" d="M276 206h20M276 232h14M276 258h20" />
      <circle className="coral line" cx="352" cy="300" r="22" />
      <circle className="paper line" cx="352" cy="300" r="7" />
      <path className="line" d="M346 321l-14 62M338 358l16 4M334 375l12 3" />
      <path
        className="line"
        d="M74 388c-8-34-4-60 4-84M78 332c-16-4-26-16-28-34 16 2 28 14 28 34zM76 360c16-6 24-18 24-36-16 4-26 18-24 36z"
      />
    </Drawing>
  );
}
