import type { ExportLine } from '#platform/exports/export-job.contract.ts';
import { progressStep } from '#ui/progress/progress-step.ts';
import { percentOf } from '../polling.ts';
import { useStateWords } from './useStateWords.ts';

/** Read aloud while the list is closed, too. */
export function ExportStatus({ files }: { files: readonly ExportLine[] }) {
  const wordsOf = useStateWords();
  return (
    <span className="sr" role="status">
      {files
        .map((file) => `${file.title}. ${wordsOf(file.state, progressStep(percentOf(file), 100))}`)
        .join('\n')}
    </span>
  );
}
