/** The address of a file that a build hands on (`…?url`), for Jest. */
module.exports = { __esModule: true, default: '/assets/file' };
