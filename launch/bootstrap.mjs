import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { basename, join } from 'node:path';
import { NODE_24, toEnvironment, worksNode24 } from './node-24.mjs';
import { fail, say } from './say.mjs';
import { arePackagesFresh, isBuildFresh, ROOT, stampPackages } from './stamps.mjs';
import { inTurn } from './turn.mjs';

const PACKAGES = join(ROOT, 'node_modules');
const DIST = join(ROOT, 'dist');
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const LEAST_NODE = 20;
const NEEDED_MB = 1500;

/** Installs what is missing and builds what is stale; costs next to nothing when neither is. */
export function bootstrap() {
  installPackages();
  if (!isBuildFresh()) inTurn(build);
}

export function installPackages() {
  checkMachine();
  if (!areInstalled()) inTurn(install);
}

function build() {
  if (isBuildFresh()) return;
  say(`building the site (${fs.existsSync(DIST) ? 'it changed' : 'first start'}, some seconds)`);
  // Whatever a command prints is its own: what we do on the way goes to the other stream.
  const build = join(ROOT, 'launch', 'build.mjs');
  const { status } = spawnSync(NODE_24, [build], { stdio: ['ignore', 2, 2], env: toEnvironment() });
  if (status !== 0) fail('the build failed; its reason is above');
}

function areInstalled() {
  return arePackagesFresh() && fs.existsSync(NODE_24);
}

function install() {
  if (areInstalled()) return;
  const isFirst = !fs.existsSync(PACKAGES);
  say(`installing packages (${isFirst ? 'first start' : 'they changed'}, about a minute)`);

  const failure = runNpm('ci');
  if (failure !== null) fail(`${failure}\nbasispoint: ${explainInstallFailure()}`);
  if (!worksNode24()) {
    fail(
      'the package "node" was installed without its program. npm must be allowed to run install scripts: ' +
        '"npm config get ignore-scripts" should say false. Set it so, then try again.',
    );
  }
  stampPackages();
}

function checkMachine() {
  if (Number.parseInt(process.versions.node, 10) < LEAST_NODE) {
    fail(
      `Node ${LEAST_NODE} or newer is needed, this is ${process.version}. Install one from https://nodejs.org.`,
    );
  }
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    fail(
      `${platform} is not supported. Use Linux or macOS on x64 or arm64 (on Windows: WSL), or a container.`,
    );
  }
}

/** Null, or what npm said when it failed. */
function runNpm(...task) {
  const [command, first] = findNpm();
  // Vite and the embedded database are needed even where the machine leaves such packages out.
  const options = ['--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...task, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status === 0) return null;
  return error === undefined ? `${stdout}${stderr}`.trim() : `npm could not be started: ${error.message}`;
}

/** The npm that runs us, when it is npm that does. */
function findNpm() {
  const running = process.env.npm_execpath ?? '';
  return basename(running) === 'npm-cli.js' ? [process.execPath, [running]] : ['npm', []];
}

function explainInstallFailure() {
  const { bavail, bsize } = fs.statfsSync(ROOT);
  const freeMb = Math.floor((bavail * bsize) / 1024 ** 2);
  if (freeMb < NEEDED_MB) {
    return `npm could not install the packages: only ${freeMb} MB are free on this disk, about ${NEEDED_MB} are needed.`;
  }
  return (
    'npm could not install the packages; its reason is above. ' +
    'If it is the network, see whether "npm ping" answers (a proxy: npm config set proxy). Then try again.'
  );
}
