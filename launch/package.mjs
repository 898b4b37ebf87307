import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { NATIVE_PACKAGES } from './native-packages.mjs';
import { say } from './say.mjs';
import { ROOT } from './stamps.mjs';

const FILES = ['LICENSE', 'THIRD-PARTY-NOTICES.md', 'CHANGELOG.md', '.env.example', 'deploy', 'docs'];
/** Of PostgreSQL: what only compilers read. */
const FOR_COMPILERS = /\.a$|\/pkgconfig(\/|$)|\/pgxs(\/|$)/;
const MB = 1e6;

const { version, optionalDependencies } = readJson('package.json');
const name = `basispoint-${version}-${process.platform}-${process.arch}`;
const target = resolve(process.argv[2] ?? `${name}.tar.gz`);

await bootstrap();
if (/\.tar(\.gz)?$/.test(target)) writeArchive();
else writeFolder(target);

function writeArchive() {
  const draft = fs.mkdtempSync(join(tmpdir(), 'basispoint-package-'));
  try {
    writeFolder(join(draft, name));
    const options = target.endsWith('.gz') ? '-czf' : '-cf';
    const owner = process.platform === 'linux' ? ['--owner=0', '--group=0'] : ['--uid=0', '--gid=0'];
    const { status, stderr } = spawnSync('tar', [...owner, options, target, '-C', draft, name], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`tar could not write ${target}: ${stderr}`);
    say(`${basename(target)}: ${(fs.statSync(target).size / MB).toFixed(1)} MB`);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

/** The same paths as in a clone, so that units and notes fit both. */
function writeFolder(folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const file of [...FILES, ...filesOf('launch/packaged.mjs')]) copy(folder, file);
  copy(folder, 'dist', (path) => basename(path) !== '.stamp');
  for (const each of findPackages())
    copy(folder, `node_modules/${each}`, (path) => !FOR_COMPILERS.test(path));
  copy(folder, 'node_modules/node/bin/node');
  // A seventh of it is for debuggers. Where the program is missing, the package is only larger.
  if (process.platform === 'linux') spawnSync('strip', [join(folder, 'node_modules/node/bin/node')]);
  write(
    folder,
    'package.json',
    JSON.stringify({ name: 'basispoint', version, private: true, type: 'module' }),
  );
  write(folder, 'bin/basispoint', fs.readFileSync(join(ROOT, 'launch', 'basispoint.sh')), 0o755);
}

/** Those with compiled parts, each with what was installed of it for this platform, and the embedded PostgreSQL. */
function findPackages() {
  const parts = NATIVE_PACKAGES.flatMap((each) =>
    Object.keys(readJson(`node_modules/${each}/package.json`).optionalDependencies),
  );
  const optional = [...parts, ...Object.keys(optionalDependencies)];
  return [...NATIVE_PACKAGES, ...optional.filter((each) => fs.existsSync(join(ROOT, 'node_modules', each)))];
}

/** A script and what it imports from beside it. */
function filesOf(path, seen = new Set()) {
  seen.add(path);
  const imports = fs.readFileSync(join(ROOT, path), 'utf8').matchAll(/from '\.\/([\w-]+\.mjs)'/g);
  for (const [, file] of imports) if (!seen.has(`launch/${file}`)) filesOf(`launch/${file}`, seen);
  return seen;
}

function copy(folder, path, filter = () => true) {
  fs.cpSync(join(ROOT, path), join(folder, path), { recursive: true, verbatimSymlinks: true, filter });
}

function write(folder, path, text, mode = 0o644) {
  fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
  fs.writeFileSync(join(folder, path), text, { mode });
}

function readJson(path) {
  return JSON.parse(fs.readFileSync(join(ROOT, path), 'utf8'));
}
