import { basename } from 'node:path';

/** Specs that open every page: any change of the product may show there. */
const ALWAYS = ['every-page.spec.ts', 'reader-journey.spec.ts'];

/**
 * The browser tests that a change touches: specs that changed, those named after a changed feature, page or widget, and
 * for any change of the product those that go through all pages. A changed helper of the specs touches all of them.
 */
export function chooseSpecs(changed: readonly string[], specs: readonly string[]): string[] {
  const inSpecs = changed.filter((file) => file.startsWith('tests/e2e/'));
  if (inSpecs.some((file) => !file.endsWith('.spec.ts')) || changed.includes('playwright.config.ts'))
    return [...specs];
  const product = changed.filter((file) => /^(src|database)\//.test(file) && !file.includes('.test.'));
  const rooms = new Set(
    product.flatMap(
      (file) => /^src\/(?:features|page-parts|pages\/[^/]+|ui)\/([^/]+)\//.exec(file)?.[1] ?? [],
    ),
  );
  return specs.filter((spec) => {
    const name = basename(spec).replace('.spec.ts', '');
    if (inSpecs.includes(spec)) return true;
    if (product.length > 0 && ALWAYS.includes(basename(spec))) return true;
    return [...rooms].some((room) => isNamedAfter(name, room));
  });
}

/** `widgets-table` after `table`, `bond-map` after `map` and `bond-map`, `company` after `company-page`. */
function isNamedAfter(spec: string, room: string): boolean {
  const plain = spec.replace(/^widgets-/, '');
  return (
    plain === room ||
    plain.startsWith(`${room}-`) ||
    room.startsWith(`${plain}-`) ||
    plain.endsWith(`-${room}`) ||
    room.endsWith(`-${plain}`)
  );
}
