export interface RunProgress {
  /** The file that is being read. */
  readonly step: string;
  /** Records of all files so far. */
  readonly records: number;
  readonly rejected: number;
  /** 0…1 of the present file, where it is known. */
  readonly share: number | null;
}
