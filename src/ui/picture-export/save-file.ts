/** Long enough for the slowest browser to begin reading. */
const URL_LIFETIME_MS = 60_000;

/** Hands a file to the reader under its name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
}
