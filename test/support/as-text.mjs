/** A file that a module imports as its text (`…?raw`), for Jest. */
export default { process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` }) };
