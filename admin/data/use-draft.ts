import { useState } from 'react';

const prefix = 'staff-draft:';
const keyOf = (email: string, name: string) => `${prefix}${email}:${name}`;

/**
 * A draft under a name such as `note TYJ-TCH`. It survives navigation, a reload, a closed tab and an expired session,
 * for the same user in the same browser, until it is sent or discarded, or someone else signs in. Without storage it lives as long as the view.
 * @returns the value, a setter that stores it, and a function that discards it
 */
export function useDraft<Value>(
  email: string,
  name: string,
  initial: Value,
): [Value, (value: Value) => void, () => void] {
  const key = keyOf(email, name);
  const [value, setValue] = useState<Value>(() => read(key) ?? initial);
  return [
    value,
    (next) => {
      setValue(next);
      write(key, next);
    },
    () => {
      setValue(initial);
      write(key, undefined);
    },
  ];
}

/** For a view that is not open. */
export const storeDraft = (email: string, name: string, value: unknown): void => write(keyOf(email, name), value);

export const readDraft = <Value>(email: string, name: string): Value | undefined => read<Value>(keyOf(email, name));

export const hasDraft = (email: string, name: string): boolean => read(keyOf(email, name)) !== undefined;

/** Names of a user's drafts, such as `note TYJ-TCH`. */
export function draftNames(email: string): string[] {
  const before = keyOf(email, '');
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(before) ? [key.slice(before.length)] : []));
  } catch {
    return [];
  }
}

/** The browser's next user may be someone else. */
export const discardDraftsOf = (email: string): void => discard((key) => key.startsWith(keyOf(email, '')));

/** Of someone whose session ended here, and who has not signed in again. */
export const discardDraftsOfOthers = (email: string): void => discard((key) => !key.startsWith(keyOf(email, '')));

/**
 * When a lead or conversation is gone.
 * @param id the end of its drafts' names
 */
export const discardDraftsAbout = (id: string): void => discard((key) => key.endsWith(` ${id}`));

function discard(isOne: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix) && isOne(key)) localStorage.removeItem(key);
  } catch {
    // No storage, no drafts.
  }
}

function read<Value>(key: string): Value | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the view still has the text.
  }
}
