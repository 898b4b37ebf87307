/** Thrown by a handler that a visitor opens as a link: it answers with where to go next. */
export class SeeOther extends Error {
  readonly url: string;

  /** `url`: a path of this site with its language prefix, or a whole address that configuration names. */
  constructor(url: string) {
    super(`see ${url}`);
    this.url = url;
  }
}
