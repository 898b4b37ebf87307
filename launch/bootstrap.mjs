import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { checkMachine } from './check-machine.mjs';
import { withLock } from './lock.mjs';
import { NODE_24, toEnvironment, worksNode24 } from './node-24.mjs';
import { explainInstallFailure, runNpm } from './npm.mjs';
import { createSteps, runWithProgress } from './progress.mjs';
import { fail } from './say.mjs';
import { isBuildFresh, ROOT, readPackagesStamp, stampPackages } from './stamps.mjs';

/** What npm is passed for each level: *run* starts and builds the site, *test* adds the tools of `npm test`. */
const OPTIONS = { run: ['--omit=dev'], test: ['--include=dev'] };

/** Installs what is missing and builds what is stale; costs next to nothing when neither is. */
export async function bootstrap({ packages = 'run', steps = createSteps(), beforeBuild = () => {} } = {}) {
  await installPackages(packages, steps);
  if (isBuildFresh()) return;
  beforeBuild();
  await withLock(() => build(steps));
}

/** What `bootstrap` would do. */
export function findWork() {
  const installs = !areInstalled('run');
  return { installs, builds: installs || !isBuildFresh() };
}

export async function installPackages(level = 'run', steps = createSteps()) {
  checkMachine();
  if (!areInstalled(level)) await withLock(() => install(level, steps));
}

/** Packages for tests are also packages to run. */
export function areInstalled(level) {
  const stamp = readPackagesStamp();
  return stamp.isCurrent && (stamp.level === level || stamp.level === 'test') && fs.existsSync(NODE_24);
}

async function install(wanted, steps) {
  if (areInstalled(wanted)) return;
  const stamp = readPackagesStamp();
  const level = stamp.level === 'test' ? 'test' : wanted;
  // Packages are added to a current install: a server that runs from this folder keeps its files.
  const task = stamp.isCurrent && fs.existsSync(NODE_24) ? ['install', '--no-save'] : ['ci'];
  const title = steps.begin(
    level === 'test' ? 'installing packages and test tools' : 'installing packages (about a minute)',
  );
  const failure = await runNpm([...task, ...OPTIONS[level]], { cwd: ROOT, title });
  if (failure !== null) fail(explainInstallFailure(failure, ROOT));
  removeSecondNode();
  if (!worksNode24()) {
    fail(
      'the package "node" was installed without its program. npm must be allowed to run install scripts: ' +
        '"npm config get ignore-scripts" should say false. Set it so, then try again.',
    );
  }
  stampPackages(level);
}

/** The package links its program into bin/ from a package of its own, whose C headers take 67 MB. */
function removeSecondNode() {
  const isProgram = fs.lstatSync(NODE_24, { throwIfNoEntry: false })?.isFile() ?? false;
  if (isProgram)
    fs.rmSync(join(dirname(NODE_24), '..', 'node_modules'), { recursive: true, force: true, maxRetries: 3 });
}

async function build(steps) {
  if (isBuildFresh()) return;
  const title = steps.begin('building the site (some seconds)');
  const script = join(ROOT, 'launch', 'build.mjs');
  const { status, output } = await runWithProgress(NODE_24, [script], { env: toEnvironment(), title });
  // Standard output belongs to the command that we start.
  process.stderr.write(output);
  if (status !== 0) fail('the build failed; its reason is above');
}
