/** Reads a workbook and shows what it took; a small one first, so that no candidate is read cold. */
export async function measureRead(read: (path: string) => Promise<number>): Promise<void> {
  const [path = '', small = ''] = process.argv.slice(2);
  await read(small);
  const start = performance.now();
  const cells = await read(path);
  console.log(JSON.stringify({ milliseconds: performance.now() - start, cells }));
}
