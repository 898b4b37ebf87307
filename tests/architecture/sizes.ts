import type { Sources } from './import-law.ts';

export const MOST_FILES = 15;

/** Features that have grown into several: each as a sentence that says how many code files it has. */
export function findLargeFeatures(files: Iterable<string>): string[] {
  const features = Map.groupBy(
    [...files].filter((file) => file.startsWith('src/features/') && isCode(file)),
    (file) => file.split('/').slice(0, 3).join('/'),
  );
  return [...features]
    .filter(([, { length }]) => length > MOST_FILES)
    .map(([feature, { length }]) => `${feature} has ${length} code files, more than ${MOST_FILES}`);
}

/** Lines of the code files: the median, the length that 19 of 20 keep, and the longest. */
export function measureLengths(sources: Sources) {
  const lengths = [...sources]
    .filter(([file]) => isCode(file))
    .map(([, text]) => text.split('\n').length)
    .sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
  return { median: at(0.5), most: at(0.95), longest: at(1) };
}

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|for-tests/.test(file);
