import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, esmExternalRequirePlugin, type InlineConfig, type Plugin } from 'vite';
import { freePort, type RunningServer, startProgram } from '../servers.ts';
import { installOutside } from './install-outside.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = join(ROOT, 'bench/next-peer');
/** Inside the repository's build, so that it finds the product's own packages. */
const DATA = join(ROOT, 'dist/bench');
const EXTERNAL = [/^react($|\/)/, /^react-dom($|\/)/];
const VERSIONS = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' };

/** A Next app with our sections, our queries and the same store: built for production, nothing cached. */
export async function startNextPeer(databaseUrl: string): Promise<RunningServer> {
  const folder = installOutside('next-peer', VERSIONS);
  for (const part of ['app', 'lib', '.next']) rmSync(join(folder, part), { recursive: true, force: true });
  for (const part of ['app', 'next.config.mjs'])
    cpSync(join(SOURCES, part), join(folder, part), { recursive: true });
  await buildView(join(folder, 'lib'));
  await buildData();
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const built = spawnSync(process.execPath, [next, 'build'], { cwd: folder, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`next build: ${built.stdout}${built.stderr}`);
  const port = await freePort();
  return startProgram(next, {
    args: ['start', '-p', String(port), '-H', '127.0.0.1'],
    cwd: folder,
    env: { ...env, DATABASE_URL: databaseUrl, PEER_DATA: join(DATA, 'data.js') },
    origin: `http://127.0.0.1:${port}`,
    path: '/stocks/norvik-steel/',
  });
}

const COMMON: InlineConfig = { root: ROOT, configFile: false, logLevel: 'error' };

/** One module for Next to bundle, with what `import.meta.env.SSR` asks answered in its own way. */
async function buildView(outDir: string): Promise<void> {
  await build({
    ...COMMON,
    // Packages that request React by `require` get it by `import`, which Next can bundle.
    plugins: [react(), asksWhereItRuns(), esmExternalRequirePlugin({ external: EXTERNAL })],
    resolve: { alias: { zod: join(ROOT, 'src/platform/contract/zod-in-browser.ts') } },
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      lib: {
        entry: join(SOURCES, 'view.tsx'),
        formats: ['es'],
        fileName: () => 'view.js',
        cssFileName: 'view',
      },
      rolldownOptions: {
        output: { banner: "'use client';" },
      },
    },
  });
}

/** Vite would answer for the browser alone; Next runs the same file on both sides. */
function asksWhereItRuns(): Plugin {
  return {
    name: 'asks-where-it-runs',
    enforce: 'pre',
    transform: (code) => code.replaceAll('import.meta.env.SSR', '(typeof window === "undefined")'),
  };
}

async function buildData(): Promise<void> {
  mkdirSync(DATA, { recursive: true });
  await build({
    ...COMMON,
    plugins: [react()],
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
    build: {
      outDir: DATA,
      emptyOutDir: true,
      ssr: join(SOURCES, 'data.ts'),
      target: 'node24',
      minify: false,
    },
  });
  writeFileSync(join(DATA, 'package.json'), '{"type":"module"}');
}
