import { execFileSync, spawnSync } from 'node:child_process';
import { findFreePort } from '../e2e/free-port.ts';
import { waitUntil } from '../wait-for.ts';

/**
 * The image of the Dockerfile, built and run as deploy/compose.yaml does, with podman:
 * node tests/scale/rehearse-image.ts [IMAGE], where one is built already. The base images must be on this machine: no
 * registry is asked.
 */
const BASES = ['docker.io/library/node:24-bookworm-slim', 'docker.io/library/debian:bookworm-slim'];
const MOST_BYTES = 330e6;
const IMAGE = process.argv[2] ?? 'basispoint:rehearsal';
const CONTAINER = `basispoint-rehearsal-${process.pid}`;
const VOLUME = `${CONTAINER}-data`;

const podman = (...args: string[]) => execFileSync('podman', args, { encoding: 'utf8' }).trim();
const has = (...args: string[]) => spawnSync('podman', args).status === 0;
const lacking = has('--version') ? BASES.filter((base) => !has('image', 'exists', base)) : ['podman'];
if (lacking.length > 0) {
  console.log(`skipped: ${lacking.join(', ')} not there`);
  process.exit(0);
}

// Without the format of Docker the check of health is left out.
if (process.argv[2] === undefined)
  podman('build', '--network=host', '--pull=never', '--format=docker', '--tag', IMAGE, '.');
const size = Number(podman('image', 'inspect', '--format={{.Size}}', IMAGE));
console.log(`image: ${(size / 1e6).toFixed(0)} MB`);
if (size > MOST_BYTES) throw new Error(`the image is larger than ${MOST_BYTES / 1e6} MB`);

const port = await findFreePort();
const address = `http://127.0.0.1:${port}`;
try {
  await start('the first time');
  const user = podman('exec', CONTAINER, 'id', '-u');
  if (user === '0') throw new Error('the site runs as root');
  if (has('exec', CONTAINER, 'touch', '/opt/basispoint/x')) throw new Error('the program can be written');
  for (const path of ['/', '/stocks/', '/operator/'])
    console.log(`${path} ${(await fetch(address + path, { redirect: 'manual' })).status}`);
  console.log(
    `doctor: ${spawnSync('podman', ['exec', CONTAINER, '/opt/basispoint/bin/basispoint', 'doctor']).status}`,
  );
  podman('healthcheck', 'run', CONTAINER);
  stop();
  await start('again');
  stop();
} finally {
  spawnSync('podman', ['rm', '--force', '--time=0', CONTAINER]);
  spawnSync('podman', ['volume', 'rm', '--force', VOLUME]);
}

async function start(when: string): Promise<void> {
  const began = performance.now();
  const hardened = ['--read-only', '--tmpfs=/tmp', '--cap-drop=all', '--security-opt=no-new-privileges'];
  const settings = ['--env=HOST=127.0.0.1', `--env=PORT=${port}`];
  podman(
    'run',
    '--detach',
    '--name',
    CONTAINER,
    '--network=host',
    ...hardened,
    ...settings,
    `--volume=${VOLUME}:/data`,
    IMAGE,
  );
  await waitUntil(() =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  console.log(`ready ${when} after ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function stop(): void {
  podman('stop', '--time=90', CONTAINER);
  const code = podman('inspect', '--format={{.State.ExitCode}}', CONTAINER);
  if (code !== '0') throw new Error(`the container ended with ${code}`);
  podman('rm', CONTAINER);
}
