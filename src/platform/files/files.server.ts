import type { Readable } from 'node:stream';
import { service } from '#platform/services/service.ts';
import type { ByteRange, FileStore, PutOptions, StoredContent } from './file-store.ts';
import type { FileToSend } from './file-to-send.ts';
import type { StoredFile } from './stored-file.repository.ts';

/** All stores of contents that this site has. New ones go to the first; each is read from the one that took it. */
export class Files {
  readonly #stores: readonly [FileStore, ...FileStore[]];

  constructor(...stores: readonly [FileStore, ...FileStore[]]) {
    this.#stores = stores;
  }

  /** Where new contents go. */
  get current(): FileStore {
    return this.#stores[0];
  }

  /** Keeps a content, and returns what `stored_file` must know to find it again. */
  async put(content: Uint8Array, options?: PutOptions): Promise<StoredContent & Pick<StoredFile, 'store'>> {
    return { ...(await this.current.put(content, options)), store: this.current.name };
  }

  async putStream(content: AsyncIterable<Uint8Array>): Promise<StoredContent & Pick<StoredFile, 'store'>> {
    return { ...(await this.current.putStream(content)), store: this.current.name };
  }

  async remove(file: Pick<StoredFile, 'sha256' | 'store'>): Promise<void> {
    await this.#storeOf(file).remove(file.sha256);
  }

  /** A row that names a content which is not there, or a store that is not configured, is a fault and no "not found". */
  async read(file: Pick<StoredFile, 'sha256' | 'store'>, range?: ByteRange): Promise<Readable> {
    const content = await this.#storeOf(file).read(file.sha256, range);
    if (!content) throw new Error(`The file store "${file.store}" has no content ${file.sha256}`);
    return content;
  }

  /** What a download answers with. */
  toSend(file: StoredFile): FileToSend {
    return {
      name: file.name,
      mimetype: file.mimetype,
      size: file.size,
      etag: file.sha256,
      lastModified: file.createdAt,
      read: (range) => this.read(file, range),
    };
  }

  #storeOf({ store: wanted }: Pick<StoredFile, 'store'>): FileStore {
    const store = this.#stores.find(({ name }) => name === wanted);
    if (!store) throw new Error(`The file store "${wanted}" is not configured`);
    return store;
  }
}

/** The contents of stored files. */
export const FILES = service<Files>('files');
