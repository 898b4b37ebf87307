import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { LANGUAGES, languageTag } from './src/domain/languages/languages.ts';

const SHARED = /src\/(domain|foundation|ui|pages\/shell)\/|node_modules/;
/** What the popup of a date picker needs, loaded on first use. */
const CALENDAR =
  /src\/ui\/date-picker\/calendar\/|node_modules\/(react-aria|react-stately|@internationalized)\//;

export default defineConfig({
  // The calendar's library speaks thirty languages; the site has ten.
  plugins: [react(), zodStaysOnTheServer(), optimizeLocales.vite({ locales: LANGUAGES.map(languageTag) })],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
  builder: { sharedPlugins: true },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'baseline-widely-available',
        cssMinify: 'lightningcss',
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/app/client.tsx',
          // A page is its own chunk, what several load is a chunk for each such set: a page never loads
          // a widget that it does not show, and small pieces are joined instead of becoming thirty files.
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                {
                  name: 'shared',
                  test: (id) => SHARED.test(id) && !CALENDAR.test(id),
                  entriesAware: true,
                  entriesAwareMergeThreshold: 6_000,
                },
                // Joined with a small piece that a page needs at once, it would be loaded at once, too.
                { name: 'calendar', test: CALENDAR },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: { server: 'src/app/server.server.ts', 'command-line': 'src/app/command-line.server.ts' },
        },
      },
    },
  },
});

/** Contracts are shared, but their schemas are enforced on the server alone: the browser gets an inert stand-in. */
function zodStaysOnTheServer(): Plugin {
  return {
    name: 'zod-stays-on-the-server',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source) {
      return source === 'zod' ? this.resolve('/src/foundation/web/zod-in-browser.ts') : undefined;
    },
  };
}
