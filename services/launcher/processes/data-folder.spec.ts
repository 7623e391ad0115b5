import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCluster, emptyFolder, POSTGRES_MAJOR, prepareFolder } from './data-folder.mjs';
import { complaintAbout } from '../node-version.mjs';
import { secretsIn } from '../secrets.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurilien-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  it('is made when absent, and refused when it is a file', () => {
    prepareFolder(join(folder, '.data'));
    expect(existsSync(join(folder, '.data', 'logs'))).toBe(true);
    writeFileSync(join(folder, 'file'), '');
    expect(() => prepareFolder(join(folder, 'file'))).toThrow('NOT_A_FOLDER');
  });

  it('is refused when another PostgreSQL made it, unless it is going to be erased', () => {
    const cluster = join(folder, 'postgres');
    mkdirSync(cluster);
    expect(() => checkCluster(cluster)).not.toThrow();
    writeFileSync(join(cluster, 'PG_VERSION'), `${POSTGRES_MAJOR}\n`);
    expect(() => checkCluster(cluster)).not.toThrow();
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
    expect(() => prepareFolder(folder)).toThrow('DATA_VERSION');
    expect(() => prepareFolder(folder, false)).not.toThrow();
  });

  it('is refused when something else lives where the database should', () => {
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres', 'thesis.doc'), '');
    expect(() => prepareFolder(folder)).toThrow('DATA_FOREIGN');
  });

  it('is emptied, not removed: it may be a disk of its own', () => {
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, '.hidden'), '');
    emptyFolder(folder);
    prepareFolder(folder);
    expect(existsSync(join(folder, '.hidden'))).toBe(false);
  });
});

describe('the secrets of an installation', () => {
  it('are made once and kept', () => {
    const file = join(folder, 'secrets.json');
    const made = secretsIn(file);
    expect(secretsIn(file)).toEqual(made);
  });

  it('are never replaced because their file cannot be understood: it holds the only key to the names', () => {
    const file = join(folder, 'secrets.json');
    for (const broken of ['', '{"masterKey":"abc']) {
      writeFileSync(file, broken);
      expect(() => secretsIn(file)).toThrow('SECRETS_BROKEN');
      expect(readFileSync(file, 'utf8')).toBe(broken);
    }
  });
});

describe('the Node.js on the PATH', () => {
  it('is complained about, in both languages, when it is too old', () => {
    expect(complaintAbout('18.20.1')).toMatch(/18\.20\.1 est trop ancien.*\n.*18\.20\.1 is too old: install version 20/);
    expect(complaintAbout('v9.0.0')).toBeDefined();
    expect(complaintAbout('20.0.0')).toBeUndefined();
    expect(complaintAbout('24.21.0')).toBeUndefined();
  });
});
