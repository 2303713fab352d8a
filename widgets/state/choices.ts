import { createStore } from 'zustand/vanilla';

/** What a visitor may say yes or no to. */
export const choiceNames = ['counts', 'analytics', 'tracking'] as const;
export type ChoiceName = (typeof choiceNames)[number];

export type Choices = Record<ChoiceName, boolean> & {
  /** The wording that was answered; '' where nothing of others was asked about. */
  wording: string;
  /** When, in milliseconds since 1970. */
  at: number;
};

/** Storage key of the visitor's choice. */
export const choicesKey = 'northlume:choices';

/** How long a choice holds (decision 27). */
export const choiceMonths = 12;

/** The visitor's choice; undefined before there is one. */
export const choices = createStore<{ kept: Choices | undefined }>(() => ({ kept: undefined }));

/** When a choice made at a moment ends. */
export function choiceEnds(at: number): Date {
  const end = new Date(at);
  end.setMonth(end.getMonth() + choiceMonths);
  return end;
}

/** Whether the choice lasts only as long as the page, as this device could not keep it. */
let inMemory = false;

/**
 * Takes what this device keeps; what is older than 12 months, from the future or broken is erased. A choice that the device
 * could not keep stays.
 */
export function recallChoices(): void {
  if (inMemory) return;
  const kept = read();
  if (!kept) forget();
  choices.setState({ kept });
}

/** Keeps a choice on the device; where storage is full or denied it lasts as long as the page. */
export function saveChoices(change: Partial<Record<ChoiceName, boolean>>, wording: string): void {
  const { counts = true, analytics = false, tracking = false } = { ...choices.getState().kept, ...change };
  const kept: Choices = { wording, at: Date.now(), counts, analytics, tracking };
  try {
    localStorage.setItem(choicesKey, JSON.stringify(kept));
    inMemory = false;
  } catch {
    inMemory = true;
  }
  choices.setState({ kept });
}

/** Erases the choice, so that it is asked for again. */
export function eraseChoices(): void {
  inMemory = false;
  forget();
  choices.setState({ kept: undefined });
}

function forget(): void {
  try {
    localStorage.removeItem(choicesKey);
  } catch {
    // Storage is denied: there is nothing to erase.
  }
}

function read(): Choices | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(choicesKey) ?? 'null') as Choices | null;
    const { at, wording } = kept ?? {};
    const now = Date.now();
    if (typeof at !== 'number' || typeof wording !== 'string' || at > now || choiceEnds(at).getTime() <= now)
      return undefined;
    const said = Object.fromEntries(choiceNames.map((name) => [name, (kept as Choices)[name] === true]));
    return { ...(said as Record<ChoiceName, boolean>), wording, at };
  } catch {
    // Denied, or another script broke the entry.
    return undefined;
  }
}
