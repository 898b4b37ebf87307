/** A declared path as API descriptions write it; what may be left out stands in square brackets. */
export function toTemplate(path: string): string {
  return path.replace(/:(\w+)\?\/$/, '[{$1}/]').replaceAll(/:(\w+)/g, '{$1}');
}
