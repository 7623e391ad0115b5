/* Finds the number whose SHA-256 with the challenge starts with as many zero bits as the challenge asks. Runs as a worker. */
const AT_A_TIME = 64;

onmessage = async ({ data: challenge }) => {
  const rest = 32 - Number(challenge.split('.', 1)[0]);
  const text = new TextEncoder();
  const isZero = (hash) => new DataView(hash).getUint32(0) >>> rest === 0;
  for (let from = 0; ; from += AT_A_TIME) {
    const tried = Array.from({ length: AT_A_TIME }, (_, i) => `${challenge}.${from + i}`);
    const hashes = await Promise.all(tried.map((work) => crypto.subtle.digest('SHA-256', text.encode(work))));
    const found = hashes.findIndex(isZero);
    if (found >= 0) return postMessage(tried[found]);
  }
};
