/** Where texts are put together for readers; the command line and the store are not among them. */
const OF_READERS = /^src\/(?:ui|features|page-parts|pages|app\/chart-pictures)\/.*\.tsx?$/;

/** Contracts describe the API in English, repositories speak SQL, tests say what they expect. */
const NOT_OF_READERS = /\.(?:test|contract|repository)\.tsx?$|-for-tests|\/sample-charts\.ts$/;

/** A sign or comma that belongs to a machine: file → why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/ui/treemap/lay-out-treemap.ts': 'positions in a drawing',
  'src/ui/text-width/text-width.ts': 'the no-break space is a character of the table',
  'src/ui/section-menu/watch-sections.ts': 'the margin of an observer is a length of CSS',
  'src/ui/chart/stage/fluid-svg.ts': 'places in a drawing are lengths of SVG',
  'src/features/price-dynamics/ScaleRail.tsx': 'places in a drawing are lengths of SVG',
  'src/features/price-forecasts/TargetScale.tsx': 'places in a drawing are lengths of SVG',
};

const FAULTS: Readonly<Record<string, RegExp>> = {
  'writes a percent sign after a value': /\}(?:\s|\\u00a0|\$\{\w+\})?%(?!\w)/,
  'writes a percent sign': /(['"`])[^'"`\d]?[ \u00a0]?%\1|^\s*%\s*$|[>}]\s*%\s*</m,
  'joins a list by a comma': /\.join\(\s*(['"`])(?:[,;] |[、，；]|\\u00a0)\1\s*\)/,
  'puts a comma between two values': /\}[,;] \$\{/,
  'glues a unit to a value':
    /(?:\}|\/>)(?:[ \u00a0]|\\u00a0|\$\{NO_BREAK_SPACE\})\$?\{[\w.]*(?:currency|unit)\w*\}/i,
  'glues what follows by a no-break space': /\\u00a0|\u00a0/,
};

export type Sources = ReadonlyMap<string, string>;

/** Every place that writes a percent, a list or a unit by itself instead of through `Format`. */
export function findFormatFaults(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    if (!OF_READERS.test(file) || NOT_OF_READERS.test(file) || file in EXCEPTIONS) return [];
    const code = withoutComments(text);
    return Object.entries(FAULTS).flatMap(([fault, pattern]) =>
      pattern.test(code) ? `${file} ${fault}` : [],
    );
  });
}

/** A percent sign beside a value in a label would stand on the wrong side in some language. */
export function findLabelFaults(labels: Sources): string[] {
  return [...labels].flatMap(([file, text]) =>
    /\}[\s\u00a0\u202f]?%|%[\s\u00a0\u202f]?\{/.test(text)
      ? `${file} writes a percent sign beside a value`
      : [],
  );
}

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$|\s\/\/ .*$/gm, '');
