import { globSync, readFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { NATIVE_PACKAGES } from './launch/native-packages.mjs';
import { LANGUAGES, languageTag } from './src/domain/languages/languages.ts';
import { chunkGroups } from './vite.chunks.ts';
import { shortClassNames } from './vite.class-names.ts';
import { workersOfTheServer } from './vite.workers.ts';

export default defineConfig({
  // The calendar's library speaks thirty languages; the site has ten.
  plugins: [
    react(),
    zodStaysOnTheServer(),
    workersOfTheServer(),
    shortClassNames(),
    optimizeLocales.vite({ locales: LANGUAGES.map(languageTag) }),
  ],
  css: { transformer: 'lightningcss' },
  build: { ssrEmitAssets: true, assetsInlineLimit: 0 },
  builder: { sharedPlugins: true },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'baseline-widely-available',
        cssMinify: 'lightningcss',
        // One file, kept by the browser for ever: parts that come later, and other pages, find their styles there.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['src/app/client.tsx', ...findViews()],
          // Nothing in the build imports a page: without this it would be emptied.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ssr: {
      // The server needs no package but those with compiled parts: it starts faster, and `npm run package` ships no more.
      resolve: { noExternal: true, external: NATIVE_PACKAGES },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server',
        ssr: true,
        // Styles of static sections are in no script of the browser: see launch/adopt-styles.mjs.
        manifest: true,
        cssCodeSplit: false,
        cssMinify: 'lightningcss',
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: { server: 'src/app/server.server.ts', 'command-line': 'src/app/command-line.server.ts' },
        },
      },
    },
  },
});

/** What the browser loads of each page: its islands, or its view where the whole page is one. Documents name the file. */
function findViews(): string[] {
  const views = globSync('src/pages/*/*/*Page.tsx').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return text.includes('export const view') && !text.includes('.islands.ts');
  });
  return [...views, ...globSync('src/pages/*/*/*.islands.ts')].sort();
}

/** Contracts are shared, but their schemas are enforced on the server alone: the browser gets an inert stand-in. */
function zodStaysOnTheServer(): Plugin {
  return {
    name: 'zod-stays-on-the-server',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source) {
      return source === 'zod' ? this.resolve('/src/platform/contract/zod-in-browser.ts') : undefined;
    },
  };
}
