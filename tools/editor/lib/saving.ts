import { toastQueue } from '@keystar/ui/toast';
import { useSyncExternalStore } from 'react';
import { type Mistake, OPENED, type Refusal } from './answers';
import { type Edited, forgetVersion, noteVersion, versionOfDraft } from './drafts';
import { formField, placeOf, said } from '../../../content/schema/post-words';

interface TreeEntry {
  readonly path: string;
  readonly sha: string;
}

const TREE = '/api/keystatic/tree';
const UPDATE = '/api/keystatic/update';

/** By path, as read last. */
const versions = new Map<string, string>();
/** On which unsaved changes of an earlier visit build. */
const drafted = new Map<string, string>();

let isWatching = false;
let refusal: Refusal | undefined;
let isSaving = false;
const listeners = new Set<() => void>();

function setRefusal(next: Refusal | undefined): void {
  refusal = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setSaving(next: boolean): void {
  isSaving = next;
  for (const listener of listeners) listener();
}

/** Keystatic makes the form anew after it: what is typed meanwhile would be lost. */
export const useSaving = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSaving,
    () => false,
  );

export const useRefusal = (): Refusal | undefined =>
  useSyncExternalStore(
    subscribe,
    () => refusal,
    () => undefined,
  );

/** @param label as the form has it */
const problemsAt = (name: string, label?: string): string | undefined => {
  if (refusal?.kind !== 'mistakes') return undefined;
  const { file: own, mistakes } = refusal;
  return (
    mistakes
      .filter(({ file, field }) => file === own && formField(field) === name)
      .map((mistake) => (label ? `${label} ${mistake.problem}.` : said(mistake)))
      .join('\n') || undefined
  );
};

/** Until the field is changed. */
export const useRefused = (name: string | undefined, label?: string): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (name === undefined ? undefined : problemsAt(name, label)),
    () => undefined,
  );

export function changed(name: string | undefined): void {
  if (name === undefined || problemsAt(name) === undefined || refusal?.kind !== 'mistakes') return;
  const isOther = ({ field }: Mistake) => formField(field) !== name;
  setRefusal({ ...refusal, mistakes: refusal.mistakes.filter(isOther) });
}

function wordsOf(answer: Refusal): string {
  switch (answer.kind) {
    case 'mistakes':
      return answer.mistakes
        .map((mistake) => {
          const where = mistake.file === answer.file ? '' : `in ${placeOf(mistake)}: `;
          return `Not saved: ${where}${said(mistake)}`;
        })
        .join('\n');
    case 'linked': {
      const from = [...new Set(answer.mistakes.map(placeOf))].join(', ');
      return `Not deleted: there are links to it in ${from}. Take them out first.`;
    }
    case 'changed':
      return 'Not saved: the file has changed since you opened it. Your text is still here.';
    case 'problem':
      return `Not saved: ${answer.problem}. Your text is still here.`;
  }
}

function learn(entries: readonly TreeEntry[]): void {
  versions.clear();
  for (const { path, sha } of entries) versions.set(path, sha);
}

async function save(send: typeof fetch, init: RequestInit, text: string): Promise<Response> {
  // Keystatic's request.
  const { additions } = JSON.parse(text) as { additions: { path: string }[] };
  const paths = additions.map(({ path }) => path);
  const opened = Object.fromEntries(
    paths.flatMap((path) => {
      const version = drafted.get(path) ?? versions.get(path);
      return version === undefined ? [] : [[path, version]];
    }),
  );
  const headers = new Headers(init.headers);
  headers.set(OPENED, JSON.stringify(opened));
  let answer: Response;
  try {
    answer = await send(UPDATE, { ...init, headers });
  } catch {
    throw new Error(
      'Not saved: the editor does not answer. See whether npm run edit still runs in its terminal, ' +
        'then save again. Your text is still here.',
    );
  }
  if (answer.ok) {
    learn((await answer.clone().json()) as TreeEntry[]);
    for (const path of paths) {
      drafted.delete(path);
      forgetVersion(path);
    }
    setRefusal(undefined);
    if (paths.length > 0) toastQueue.positive('Saved', { timeout: 5000 });
    return answer;
  }
  const why = (await answer.json()) as Refusal;
  setRefusal(why);
  return new Response(wordsOf(why), { status: answer.status });
}

/** Keystatic has no hook for its requests: it calls `fetch`. */
export function watchSaves(): void {
  if (isWatching) return;
  isWatching = true;
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (input === UPDATE && typeof init?.body === 'string') {
      setSaving(true);
      return save(send, init, init.body).finally(() => {
        setSaving(false);
      });
    }
    const answer = await send(input, init);
    if (input === TREE && answer.ok) learn((await answer.clone().json()) as TreeEntry[]);
    return answer;
  };
}

export async function openFile(edited: Edited): Promise<void> {
  setRefusal(undefined);
  const version = await versionOfDraft(edited);
  if (version === undefined) {
    drafted.delete(edited.path);
    return;
  }
  drafted.set(edited.path, version);
  noteVersion(edited.path, version);
}

export function replaceVersion(path: string, version: string): void {
  drafted.set(path, version);
  noteVersion(path, version);
  setRefusal(undefined);
}

export const leaveRefusal = (): void => {
  setRefusal(undefined);
};
