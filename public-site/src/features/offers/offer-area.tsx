import { AREA_HIGH, type Area } from '@jurilien/reference';
import { offerTexts } from './words/offer';
import { fill, number, useLang, useWords } from '../../lang';
import styles from '../../styles/offer-area.css?url';

/** Room around the drawing for names that reach over its edge. */
const EDGE = 2;

/**
 * Where a request comes from, drawn here from the places of the two provinces: a circle around the town, what is named around it,
 * and the reader's own office. Nothing is asked from anyone's map. The same stands in words below.
 */
export function OfferArea({ area }: { readonly area: Area }) {
  const t = useWords(offerTexts);
  const lang = useLang();
  const { radiusKm: r, circleKm, towns, dots, from, place } = area;
  const size = 2 * (r + EDGE);
  const office = from?.x !== undefined && from.y !== undefined ? { x: from.x, y: from.y } : undefined;
  return (
    <section className="offer-area" aria-labelledby="area">
      <link rel="stylesheet" href={styles} precedence="default" />
      <h2 id="area">{t.areaTitle}</h2>
      <figure>
        <svg viewBox={`${-r - EDGE} ${-r * AREA_HIGH} ${size} ${2 * r * AREA_HIGH}`} aria-hidden="true" focusable="false">
          <circle className="area-ring" r={r * 0.5} />
          <circle className="area-ring" r={r} />
          {dots.map(([x, y]) => (
            <circle key={`${x},${y}`} className="area-dot" cx={x} cy={y} r={0.45} />
          ))}
          <circle className="area-circle" r={circleKm} />
          <circle className="area-middle" r={1.1} />
          {towns.map((town) => (
            <g key={town.name}>
              <circle className="area-town" cx={town.x} cy={town.y} r={0.8} />
              <Name x={town.x} y={town.y} words={town.name} left={town.side === 'left'} />
            </g>
          ))}
          <Name x={0} y={-1} words={place} strong />
          {office && (
            <g className="area-office">
              <path d={`M${office.x} ${office.y - 1.9}l1.9 1.9-1.9 1.9-1.9-1.9z`} />
            </g>
          )}
          <g className="area-scale" transform={`translate(${-r + 1} ${r * AREA_HIGH - 2})`}>
            <path d="M0-1V0H10V-1" />
            <text x={5} y={-1.6} textAnchor="middle">
              {fill(t.areaScale, { n: 10 })}
            </text>
          </g>
        </svg>
        <figcaption>
          {fill(t.areaText, { place })}{' '}
          {from && (
            <strong>
              {office && <span className="area-key" aria-hidden="true" />}
              {from.km < 2 ? t.areaHere : fill(t.areaNear, { n: number(from.km, lang) })}
            </strong>
          )}{' '}
          {towns.length > 0 && fill(t.areaTowns, { towns: towns.map(({ name, km }) => `${name} (${km} km)`).join(', ') })}
        </figcaption>
      </figure>
    </section>
  );
}

/** A name beside its dot, on the side where there is room. */
function Name({ x, y, words, left = false, strong = false }: { x: number; y: number; words: string; left?: boolean; strong?: boolean }) {
  return (
    <text
      className={strong ? 'area-name strong' : 'area-name'}
      x={left ? x - 1.6 : x + 1.6}
      y={y + 0.9}
      textAnchor={left ? 'end' : 'start'}
    >
      {words}
    </text>
  );
}
