import { fail } from './say.mjs';

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const LEAST_NODE = 20;

export function checkMachine() {
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
