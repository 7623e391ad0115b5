import { OUR_NAME } from '@jurilien/reference';
import { useProduct } from '../lang';

/** The drawn name: letters with round ends, and the dot of the « i » and of the « j » as the two people it links; any other name is written. */
export function Wordmark() {
  const product = useProduct();
  return product === OUR_NAME ? <Drawn /> : <strong className="wordmark-written">{product}</strong>;
}

function Drawn() {
  return (
    <svg className="wordmark" viewBox="0 0 150 40" role="img" aria-label={OUR_NAME} focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="4.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M17 7v18.5a6.6 6.6 0 0 1-12.6 2.6" />
        <path d="M29 15v9.6a7 7 0 0 0 14 0V15M43 24v7.6" />
        <path d="M54 31.6V15M54 22.4a7.6 7.6 0 0 1 9-7.2" />
        <path d="M72 15v16.6" />
        <path d="M83 6v25.6" />
        <path d="M94 15v16.6" />
        <path d="M104.4 23.200h14a7.2 7.2 0 1 0-2 5.8" />
        <path d="M129 31.600V15M129 21.600a6.6 6.6 0 0 1 13.2 0v10" />
      </g>
      <circle className="accent-fill" cx="72" cy="7.2" r="3.3" />
      <circle className="accent-fill" cx="94" cy="7.2" r="3.3" />
      <path className="accent-stroke" d="M75.5 4.200c4-3.6 11-3.6 15 0" fill="none" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
