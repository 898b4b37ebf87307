import fs from 'node:fs';
import { join } from 'node:path';

const STYLE = 'style.css';

/**
 * The server draws every part of a page, the browser's code contains only the interactive ones: the styles of both are in
 * the file that the server's build wrote, which takes the place of the browser's.
 */
export function adoptStyles(dist) {
  const client = join(dist, 'client');
  const manifestFile = join(client, '.vite', 'manifest.json');
  const manifest = readJson(manifestFile);
  const { file } = readJson(join(dist, 'server', '.vite', 'manifest.json'))[STYLE];
  fs.rmSync(join(client, manifest[STYLE].file));
  fs.renameSync(join(dist, 'server', file), join(client, file));
  manifest[STYLE].file = file;
  fs.writeFileSync(manifestFile, JSON.stringify(manifest));
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
