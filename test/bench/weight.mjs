/** What comes over the wire: files as they are sent, and those a page asks for by itself. */
import { request } from 'node:http';

/** Bytes of an answer as they are sent. */
export const sent = (url) =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, bytes: Buffer.concat(chunks).length }));
      response.once('error', reject);
    })
      .once('error', reject)
      .end();
  });

/** The files a page asks for by itself. */
export const filesOf = (html, tag, attribute) => [...html.matchAll(new RegExp(`<${tag}\\b[^>]*\\b${attribute}="([^"]+)"[^>]*>`, 'g'))];
