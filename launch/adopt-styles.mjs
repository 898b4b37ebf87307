import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';

const STYLE = 'style.css';
/** Says in which order the layers stand; it must come before any of them. */
const LAYERS = /@layer [^;{]+;/;

/**
 * The server draws every part of a page, the browser's code contains only the interactive ones: the styles of both are in
 * the file that the server's build wrote, which takes the place of the browser's.
 */
export function adoptStyles(root) {
  const dist = join(root, 'dist');
  const client = join(dist, 'client');
  const manifestFile = join(client, '.vite', 'manifest.json');
  const manifest = readJson(manifestFile);
  const { file } = readJson(join(dist, 'server', '.vite', 'manifest.json'))[STYLE];
  const [layers] = LAYERS.exec(fs.readFileSync(join(root, 'src', 'ui', 'tokens.css'), 'utf8'));
  const css = layers + fs.readFileSync(join(dist, 'server', file), 'utf8').replace(LAYERS, '');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  fs.rmSync(join(client, manifest[STYLE].file));
  manifest[STYLE].file = `assets/style-${hash}.css`;
  fs.writeFileSync(join(client, manifest[STYLE].file), css);
  fs.writeFileSync(manifestFile, JSON.stringify(manifest));
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
