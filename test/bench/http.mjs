/** A small keep-alive client, so that what is measured is the server. */
import { Agent, request } from 'node:http';

export function client(port, { sockets = 64, headers: always = {} } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const send = (method, path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            ...always,
            ...headers,
            ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({ status: response.statusCode, body: /json/.test(response.headers['content-type'] ?? '') ? JSON.parse(text) : text });
          });
          response.once('error', reject);
        },
      );
      sent.once('error', reject);
      sent.end(text);
    });
  /** Like `send`, but anything else than success is a fault of the bench. */
  const must = async (...args) => {
    const answer = await send(...args);
    if (answer.status >= 300)
      throw new Error(`${args[0]} ${args[1]} answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`);
    return answer.body;
  };
  return { send, must, close: () => agent.destroy() };
}
