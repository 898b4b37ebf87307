/** Thrown by a loader whose page has a better address. */
export class Moved extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`moved to ${path}`);
    this.path = path;
  }
}
