/** The address of a file that a build hands on (`…?url`), for Jest. */
module.exports = '/assets/file';
