/** In IndexedDB, of a form with changes. */
interface Draft {
  /** With the version of the file. */
  readonly beforeTreeKey: string;
}

export interface Edited {
  readonly path: string;
  readonly draft: readonly string[];
}

export function editedAt(pathname: string): Edited | undefined {
  const [kind, name = '', , slug = ''] = pathname.split('/').slice(2).map(decodeURIComponent);
  if (kind === 'singleton') return { path: `content/data/${name}.yaml`, draft: [kind, name] };
  return kind === 'collection' && slug
    ? { path: `content/blog/${slug}.mdx`, draft: [kind, name, slug] }
    : undefined;
}

const STORE = 'items';

/** Made as Keystatic makes it. */
const inStore = <T>(request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const open = indexedDB.open('keystatic');
    const fail = () => {
      reject(new Error('The drafts of the browser cannot be read'));
    };
    open.onupgradeneeded = () => open.result.createObjectStore(STORE);
    open.onerror = fail;
    open.onsuccess = () => {
      const asked = request(open.result.transaction(STORE, 'readwrite').objectStore(STORE));
      asked.onerror = fail;
      asked.onsuccess = () => {
        resolve(asked.result);
        open.result.close();
      };
    };
  });

const noteOf = (path: string): string => `opened ${path}`;

/** For the next time that the file is opened. */
export const noteVersion = (path: string, version: string): void => {
  localStorage.setItem(noteOf(path), version);
};

export const forgetVersion = (path: string): void => {
  localStorage.removeItem(noteOf(path));
};

/** Keystatic is about to restore it. */
export async function versionOfDraft(edited: Edited): Promise<string | undefined> {
  // By Keystatic.
  const get = (store: IDBObjectStore) =>
    store.get([...edited.draft]) as IDBRequest<Draft | undefined>;
  const draft = await inStore(get);
  if (draft) return localStorage.getItem(noteOf(edited.path)) ?? draft.beforeTreeKey;
  forgetVersion(edited.path);
  return undefined;
}

export const deleteDraft = async (edited: Edited): Promise<void> => {
  forgetVersion(edited.path);
  await inStore((store) => store.delete([...edited.draft]));
};
