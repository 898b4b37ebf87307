export interface ToPngWorker {
  readonly svg: string;
}

export type FromPngWorker = { readonly png: Uint8Array } | { readonly failure: string };
